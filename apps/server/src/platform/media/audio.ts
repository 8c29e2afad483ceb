import { ProgramFailedError } from '@kadr/kit/node/bounded-process'
import { safeInput } from '@kadr/kit/node/probe-media'
import { runFfmpeg } from './ffmpeg.ts'
import type { MediaTools } from './media-tools.ts'
import { MediaRefusedError, REASONS } from './refusal.ts'

const MAX_SECONDS = 3601

type Source = { tools: MediaTools; path: string; demuxer: string; signal?: AbortSignal | undefined }

const throwRefusal = (error: unknown): never => {
  if (!(error instanceof ProgramFailedError)) throw error
  throw new MediaRefusedError(error.isTooSlow ? REASONS.slow : REASONS.broken, { cause: error })
}

/** Re-encodes to AAC in MP4 with the index first (faststart). */
export const normaliseAudio = ({
  target,
  durationSeconds,
  onProgress,
  ...source
}: Source & {
  target: string
  durationSeconds: number | null
  onProgress?: ((percent: number) => void) | undefined
}): Promise<void> =>
  runFfmpeg({
    tools: source.tools,
    signal: source.signal,
    limits: { memoryMebibytes: 1024, cpuSeconds: 600, timeoutMs: 10 * 60_000 },
    args: [
      ...safeInput(source),
      ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-t', String(MAX_SECONDS)],
      ...['-c:a', 'aac', '-b:a', '160k', '-ar', '48000', '-ac', '2'],
      ...['-movflags', '+faststart', '-f', 'mp4', '-y', `file:${target}`],
    ],
    onProgress(seconds) {
      if (durationSeconds) onProgress?.(Math.min(99, (seconds / durationSeconds) * 100))
    },
  }).catch(throwRefusal)

/** The waveform as a transparent picture. Reads our own preview, never the untrusted upload. */
export const drawWaveform = ({
  tools,
  path,
  target,
  signal,
}: {
  tools: MediaTools
  path: string
  target: string
  signal?: AbortSignal | undefined
}): Promise<void> =>
  runFfmpeg({
    tools,
    signal,
    limits: { memoryMebibytes: 1024, cpuSeconds: 120, timeoutMs: 120_000 },
    args: [
      ...safeInput({ path, demuxer: 'mov' }),
      '-filter_complex',
      'aformat=channel_layouts=mono,showwavespic=s=640x200:colors=#2f4bff:scale=sqrt',
      ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-y', `file:${target}`],
    ],
  }).catch(throwRefusal)
