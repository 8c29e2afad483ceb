import type { GenerationOutput } from '@kadr/contract/studio/generations'

type Job = { id: string; seconds: number; output: string }
type RunningJob = Job & { progress: number; startedAt: Date | null }
export type QueueEstimate = { ahead: number | null; secondsLeft: number | null }

/** Below this percentage the progress is too coarse to extrapolate from. */
const MIN_PERCENT = 8

const remaining = ({ job, now, guess }: { job: RunningJob; now: Date; guess: number | null }) => {
  const elapsed = job.startedAt ? (now.getTime() - job.startedAt.getTime()) / 1000 : 0
  if (job.progress >= MIN_PERCENT) return (elapsed / job.progress) * (100 - job.progress)
  return guess === null ? null : Math.max(1, guess - elapsed)
}

/** Queue positions and estimated completion times, assuming the recent rendering speed. */
export const estimateQueue = ({
  line,
  running,
  pace,
  slots,
  now,
}: {
  /** In claim order. */
  line: readonly Job[]
  running: readonly RunningJob[]
  pace: ReadonlyMap<string, number>
  slots: number
  now: Date
}): Map<string, QueueEstimate> => {
  const guess = ({ output, seconds }: { output: GenerationOutput | string; seconds: number }) => {
    const rate = pace.get(output)
    return rate === undefined ? null : rate * seconds
  }
  const found = new Map<string, QueueEstimate>()
  const freeAt: number[] = []
  for (const job of running) {
    const left = remaining({ job, now, guess: guess(job) })
    found.set(job.id, { ahead: null, secondsLeft: left === null ? null : Math.ceil(left) })
    freeAt.push(left ?? 0)
  }
  while (freeAt.length < Math.max(1, slots)) freeAt.push(0)
  let isKnown = true
  for (const [index, job] of line.entries()) {
    const work = guess(job)
    isKnown &&= work !== null
    freeAt.sort((one, other) => one - other)
    const end = (freeAt.shift() ?? 0) + (work ?? 0)
    freeAt.push(end)
    found.set(job.id, { ahead: index, secondsLeft: isKnown ? Math.ceil(end) : null })
  }
  return found
}
