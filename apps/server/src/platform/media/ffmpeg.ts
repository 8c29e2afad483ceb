import { availableParallelism } from 'node:os'
import { type ProcessLimits, runBounded } from '@kadr/kit/node/bounded-process'
import { createLanes, type Lane } from './ffmpeg-lanes.ts'
import type { MediaTools } from './media-tools.ts'

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
