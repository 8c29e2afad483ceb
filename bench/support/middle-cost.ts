import type { Cost } from './process-tree.ts'

export const FIGURES = ['cpuSeconds', 'wallSeconds', 'peakMebibytes'] as const

/** The middle of the rounds, figure by figure. */
export const middle = (costs: readonly Cost[]): Cost => {
  const of = (figure: (typeof FIGURES)[number]) => {
    const sorted = costs.map((cost) => cost[figure]).toSorted((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  }
  return {
    cpuSeconds: of('cpuSeconds'),
    wallSeconds: of('wallSeconds'),
    peakMebibytes: of('peakMebibytes'),
  }
}
