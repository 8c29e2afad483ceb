import type { MediaTools } from './media-tools.ts'
import { type Limits, runLimited } from './run-limited.ts'

/** Only files of ours by a forced demuxer: a playlist in disguise reaches neither network nor disk. */
export const safeInput = ({ path, demuxer }: { path: string; demuxer: string }): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  demuxer,
  '-max_streams',
  '16',
  '-i',
  `file:${path}`,
]

const LIMITS: Limits = {
  memoryMebibytes: 4096,
  cpuSeconds: 3600,
  fileMebibytes: 2048,
  timeoutMs: 45 * 60_000,
}

const MICROSECONDS = 1_000_000

/** Runs ffmpeg; `onProgress` hears the seconds of output that are done. */
export const runFfmpeg = async ({
  tools,
  args,
  limits,
  signal,
  onProgress,
}: {
  tools: MediaTools
  args: readonly string[]
  limits?: Partial<Limits>
  signal?: AbortSignal | undefined
  onProgress?(seconds: number): void
}): Promise<void> => {
  await runLimited({
    program: 'ffmpeg',
    args: ['-nostdin', '-hide_banner', '-v', 'error', '-progress', 'pipe:1', ...args],
    limits: { ...LIMITS, ...limits },
    path: tools.path,
    signal,
    onOutput(text) {
      const [, microseconds] = /out_time_us=(\d+)/.exec(text) ?? []
      if (microseconds) onProgress?.(Number(microseconds) / MICROSECONDS)
    },
  })
}
