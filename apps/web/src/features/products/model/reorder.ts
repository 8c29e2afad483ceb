export const moveItem = <T>(
  items: readonly T[],
  { from, to }: { from: number; to: number },
): T[] => {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
