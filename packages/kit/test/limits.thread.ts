export const run = (what: 'spin' | 'fill' | 'throw'): never => {
  if (what === 'throw') throw new TypeError('refused')
  const kept: number[][] = []
  for (;;) if (what === 'fill') kept.push(new Array(100_000).fill(kept.length + 0.5))
}
