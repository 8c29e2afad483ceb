import {
  isLongVideo,
  MAX_FRAME_RATE,
  MAX_VIDEO_SECONDS,
  videoCost,
} from '@kadr/domain/library/video-cost'
import { ProgramFailedError } from '@kadr/kit/node/bounded-process'
import { safeInput } from '@kadr/kit/node/probe-media'
import { runFfmpeg } from './ffmpeg.ts'
import type { MediaTools } from './media-tools.ts'
import { type MediaFacts, probeMedia } from './probe.ts'
import { MediaRefusedError, REASONS } from './refusal.ts'

const FRAME_RATE = 30
const MAX_PIXELS = 8_294_400
const MAX_SECONDS = MAX_VIDEO_SECONDS + 1
const MAX_FILE_MEBIBYTES = 4096
const MIN_CPU_SECONDS = 120
/** Of the poster of a picture in high dynamic range: its colours are converted in floating point. */
const POSTER_SIDE = 1080
const MAX_CPU_SECONDS = 7200
/** A slow core decodes and encodes Full HD faster than this, at 20 frames a second. */
const PIXELS_PER_CPU_SECOND = 1920 * 1080 * 20

type Source = { tools: MediaTools; path: string; demuxer: string; signal?: AbortSignal | undefined }

/** The short side at most `side`, both even, square pixels. */
const scaleTo = (side: number) => [
  `scale='if(gt(iw,ih),-2,min(${side},iw))':'if(gt(iw,ih),min(${side},ih),-2)'`,
  'scale=trunc(iw/2)*2:trunc(ih/2)*2',
  'setsar=1',
]

const filtersFor = (side: number, toneMap: readonly string[]) =>
  [...scaleTo(side), `fps=${FRAME_RATE}`, ...toneMap, 'format=yuv420p'].join(',')

/** A file may have more frames than it declares, so the CPU time is bounded as well. */
type VideoFacts = { width: number | null; height: number | null; durationSeconds: number | null }

/** Without metadata a video may be of any length. */
const laneOf = ({ width, height, durationSeconds }: VideoFacts) =>
  width && height && durationSeconds && !isLongVideo({ width, height, durationSeconds })
    ? 'short'
    : 'long'

const cpuSecondsFor = ({ width, height, durationSeconds }: VideoFacts) => {
  if (!width || !height || !durationSeconds) return MAX_CPU_SECONDS
  const pixels = videoCost({ width, height, durationSeconds, frameRate: MAX_FRAME_RATE })
  return Math.min(MAX_CPU_SECONDS, MIN_CPU_SECONDS + Math.ceil(pixels / PIXELS_PER_CPU_SECOND))
}

const toRefusal = (error: unknown) => {
  if (!(error instanceof ProgramFailedError)) return error
  return new MediaRefusedError(error.isTooSlow ? REASONS.slow : REASONS.broken, { cause: error })
}

/** Re-encodes to H.264 and AAC in MP4 with the index first (faststart). Throws on what can't be decoded. */
export const normaliseVideo = async ({
  target,
  shortSide,
  durationSeconds,
  width,
  height,
  onProgress,
  ...source
}: Source & {
  target: string
  shortSide: number
  durationSeconds: number | null
  width: number | null
  height: number | null
  onProgress?: ((percent: number) => void) | undefined
}): Promise<MediaFacts> => {
  const { toneMap } = await probeMedia(source)
  try {
    await runFfmpeg({
      tools: source.tools,
      signal: source.signal,
      limits: {
        cpuSeconds: cpuSecondsFor({ width, height, durationSeconds }),
        fileMebibytes: MAX_FILE_MEBIBYTES,
      },
      lane: laneOf({ width, height, durationSeconds }),
      args: [
        // Fails at the first decoder error: half a video is not acceptable.
        ...['-xerror', '-max_pixels', String(MAX_PIXELS)],
        ...safeInput(source),
        ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1'],
        ...[
          '-map_chapters',
          '-1',
          '-t',
          String(MAX_SECONDS),
          '-vf',
          filtersFor(shortSide, toneMap),
        ],
        ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '21', '-profile:v', 'high'],
        ...['-x264-params', 'mbtree=1:rc-lookahead=20:open-gop=0', '-g', String(FRAME_RATE * 2)],
        ...['-maxrate', '12M', '-bufsize', '24M', '-threads', '2'],
        ...['-c:a', 'aac', '-b:a', '160k', '-ar', '48000', '-ac', '2'],
        ...['-movflags', '+faststart', '-f', 'mp4', '-y', `file:${target}`],
      ],
      onProgress(seconds) {
        if (durationSeconds) onProgress?.(Math.min(99, (seconds / durationSeconds) * 100))
      },
    })
  } catch (error) {
    throw toRefusal(error)
  }
  const made = await probeMedia({ tools: source.tools, path: target, demuxer: 'mov' })
  const lost = (durationSeconds ?? 0) - (made.durationSeconds ?? 0)
  // ffmpeg reports no error when the index promises more than the file contains.
  if (durationSeconds && lost > Math.max(1, durationSeconds * 0.1)) {
    throw new MediaRefusedError(REASONS.broken)
  }
  return made
}

/** The first seconds of the picture as it is coded, without sound; the same bytes each time. */
export const keepSilentPicture = async ({
  target,
  seconds,
  ...source
}: Source & { target: string; seconds: number }): Promise<void> => {
  try {
    await runFfmpeg({
      tools: source.tools,
      signal: source.signal,
      limits: { cpuSeconds: 60, timeoutMs: 60_000 },
      args: [
        ...safeInput(source),
        ...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
        ...['-t', String(seconds), '-c', 'copy', '-fflags', '+bitexact'],
        ...['-movflags', '+faststart', '-f', 'mp4', '-y', `file:${target}`],
      ],
    })
  } catch (error) {
    throw toRefusal(error)
  }
}

/** One frame as a JPEG, slightly after the start, where black frames are less likely. */
export const makePoster = async ({
  target,
  durationSeconds,
  ...source
}: Source & { target: string; durationSeconds: number | null }): Promise<void> => {
  const at = Math.min(1, (durationSeconds ?? 0) / 3)
  const { toneMap } = await probeMedia(source)
  const filters = [...scaleTo(POSTER_SIDE), ...toneMap, 'format=yuvj420p']
  const shown = toneMap.length > 0 ? ['-vf', filters.join(',')] : []
  try {
    await runFfmpeg({
      tools: source.tools,
      signal: source.signal,
      limits: { cpuSeconds: 60, timeoutMs: 60_000 },
      args: [
        ...['-ss', at.toFixed(2), '-max_pixels', String(MAX_PIXELS)],
        ...safeInput(source),
        ...['-map', '0:v:0', '-frames:v', '1', ...shown, '-q:v', '3', '-f', 'image2', '-y'],
        `file:${target}`,
      ],
    })
  } catch (error) {
    throw toRefusal(error)
  }
}
