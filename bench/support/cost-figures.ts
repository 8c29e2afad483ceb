import type { Cost } from './process-tree.ts'

export const FIGURES = ['cpuSeconds', 'wallSeconds', 'peakMebibytes'] as const

/** What other work on the machine does to a round only makes it dearer: the cheapest is nearest to the truth. */
export const lowest = (costs: readonly Cost[]): Cost => ({
  cpuSeconds: Math.min(...costs.map(({ cpuSeconds }) => cpuSeconds)),
  wallSeconds: Math.min(...costs.map(({ wallSeconds }) => wallSeconds)),
  peakMebibytes: Math.max(...costs.map(({ peakMebibytes }) => peakMebibytes)),
})

/**
 * How much dearer one is than the other: the middle of the rounds' own ratios. Both of a round run one after the other,
 * so a busy moment of the machine meets both.
 */
export const ratioOf = ({
  ours,
  bare,
  figure,
}: {
  ours: readonly Cost[]
  bare: readonly Cost[]
  figure: (typeof FIGURES)[number]
}): string => {
  const ratios = ours
    .map((cost, round) => cost[figure] / (bare[round]?.[figure] ?? Number.NaN))
    .toSorted((a, b) => a - b)
  const [least = Number.NaN] = ratios
  const [most = Number.NaN] = ratios.slice(-1)
  const middle = ratios[Math.floor((ratios.length - 1) / 2)] ?? Number.NaN
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`
}
