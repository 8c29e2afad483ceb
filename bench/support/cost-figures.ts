import { type Cost, measureChildren } from './process-tree.ts'

export const FIGURES = ['cpuSeconds', 'wallSeconds', 'peakMebibytes'] as const

/** What other work on the machine does to a round only makes it dearer: the cheapest is nearest to the truth. */
export const lowest = (costs: readonly Cost[]): Cost => ({
  cpuSeconds: Math.min(...costs.map(({ cpuSeconds }) => cpuSeconds)),
  wallSeconds: Math.min(...costs.map(({ wallSeconds }) => wallSeconds)),
  peakMebibytes: Math.max(...costs.map(({ peakMebibytes }) => peakMebibytes)),
})

/** Something of ours and the bare thing it is compared with. */
export type Match = {
  name: string
  ours(): Promise<void>
  bare(): Promise<void>
  /** What the ratio should not exceed. */
  most?: number
}

export type Round = { ours: Cost; bare: Cost[] }

/** The bare thing runs before and after: a machine that grows slower or faster meanwhile favours neither. */
export const playRound = async (match: Match): Promise<Round> => {
  const before = await measureChildren(match.bare)
  const ours = await measureChildren(match.ours)
  return { ours, bare: [before, await measureChildren(match.bare)] }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How much dearer ours is: the middle of the rounds' own ratios, the lowest and the highest. */
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
