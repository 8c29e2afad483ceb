import { availableParallelism } from 'node:os'
import { type ProcessLimits, runBounded } from '@kadr/kit/node/bounded-process'
import pLimit from 'p-limit'
import type { MediaTools } from './media-tools.ts'

export type Lane = 'short' | 'long'

/**
 * Limits concurrent programs to the number of cores. Long videos get half of the slots, so that short work never waits
 * for one.
 */
export const createLanes = (cores: number) => {
  const long = pLimit(Math.max(1, Math.floor(cores / 2)))
  const short = pLimit(Math.max(1, Math.ceil(cores / 2)))
  const lanes = { short, long }
  return <Result>(lane: Lane, run: () => Promise<Result>): Promise<Result> => lanes[lane](run)
}

const LIMITS: Required<ProcessLimits> = {
  memoryMebibytes: 4096,
  cpuSeconds: 3600,
  fileMebibytes: 2048,
  timeoutMs: 45 * 60_000,
}

const MICROSECONDS = 1_000_000

const runIn = createLanes(availableParallelism())

/** `onProgress` gets the seconds of output that are done. */
export const runFfmpeg = async ({
  tools,
  args,
  limits,
  lane = 'short',
  signal,
  onProgress,
}: {
  tools: MediaTools
  args: readonly string[]
  limits?: Partial<ProcessLimits>
  lane?: Lane
  signal?: AbortSignal | undefined
  onProgress?(seconds: number): void
}): Promise<void> => {
  await runIn(lane, () => {
    signal?.throwIfAborted()
    return runBounded({
      program: 'ffmpeg',
      args: ['-nostdin', '-hide_banner', '-v', 'error', '-progress', 'pipe:1', ...args],
      limits: { ...LIMITS, ...limits },
      path: tools.path,
      signal,
      stdout(text) {
        const [, microseconds] = /out_time_us=(\d+)/.exec(text) ?? []
        if (microseconds) onProgress?.(Number(microseconds) / MICROSECONDS)
      },
    })
  })
}
