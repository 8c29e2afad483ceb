import { type Cost, measureChildren } from './process-tree.ts'

export const FIGURES = ['cpuSeconds', 'wallSeconds', 'peakMebibytes'] as const

/** Other load on the machine can only increase a cost, so the minimum is the best estimate. */
export const lowest = (costs: readonly Cost[]): Cost => ({
  cpuSeconds: Math.min(...costs.map(({ cpuSeconds }) => cpuSeconds)),
  wallSeconds: Math.min(...costs.map(({ wallSeconds }) => wallSeconds)),
  peakMebibytes: Math.max(...costs.map(({ peakMebibytes }) => peakMebibytes)),
})

/** Our implementation and its baseline. */
export type Match = {
  name: string
  ours(): Promise<void>
  bare(): Promise<void>
  /** Upper bound of the ratio. */
  most?: number
}

export type Round = { ours: Cost; bare: Cost[] }

/** The baseline runs before and after, to cancel drift of the machine's speed. */
export const playRound = async (match: Match): Promise<Round> => {
  const before = await measureChildren(match.bare)
  const ours = await measureChildren(match.ours)
  return { ours, bare: [before, await measureChildren(match.bare)] }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Ratio to the baseline: median, minimum and maximum of the rounds. */
export const ratioOf = (
  rounds: readonly Round[],
  figure: 'cpuSeconds' | 'wallSeconds' = 'cpuSeconds',
): string => {
  const ratios = rounds
    .map(({ ours, bare }) => ours[figure] / mean(bare.map((cost) => cost[figure])))
    .toSorted((a, b) => a - b)
  const [least = Number.NaN] = ratios
  const [most = Number.NaN] = ratios.slice(-1)
  const middle = ratios[Math.floor((ratios.length - 1) / 2)] ?? Number.NaN
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`
}
