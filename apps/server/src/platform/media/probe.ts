import * as z from 'zod/mini'
import { safeInput } from './ffmpeg.ts'
import type { MediaTools } from './media-tools.ts'
import { MediaRefusedError, REASONS } from './refusal.ts'
import { ProgramFailedError, runLimited } from './run-limited.ts'

const MAX_VIDEO_PIXELS = 3840 * 2160
const MAX_SIDE = 8192
const MAX_FRAME_RATE = 121
const MAX_VIDEO_SECONDS = 600
const MAX_AUDIO_SECONDS = 3600
const LIMITS = { memoryMebibytes: 1024, cpuSeconds: 10, fileMebibytes: 1, timeoutMs: 10_000 }

const stream = z.object({
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  avg_frame_rate: z.optional(z.string()),
  disposition: z.optional(z.object({ attached_pic: z.number() })),
  side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
})
type Stream = z.infer<typeof stream>

const report = z.object({
  format: z.object({ duration: z.optional(z.string()) }),
  streams: z.array(stream),
})

export type MediaFacts = {
  width: number | null
  height: number | null
  durationSeconds: number | null
  hasVideo: boolean
  hasAudio: boolean
}

const ENTRIES = [
  'format=duration',
  'stream=codec_type,codec_name,width,height,avg_frame_rate',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':')

const readReport = async (input: { tools: MediaTools; path: string; demuxer: string }) => {
  try {
    const output = await runLimited({
      program: 'ffprobe',
      args: [
        ...['-v', 'error', '-hide_banner', '-probesize', '5M', '-analyzeduration', '5M'],
        ...['-show_entries', ENTRIES, '-of', 'json'],
        ...safeInput(input),
      ],
      limits: LIMITS,
      path: input.tools.path,
    })
    return z.parse(report, JSON.parse(output))
  } catch (error) {
    const isTooSlow = error instanceof ProgramFailedError && error.isTooSlow
    throw new MediaRefusedError(isTooSlow ? REASONS.slow : REASONS.broken, { cause: error })
  }
}

const frameRateOf = ({ avg_frame_rate: rate = '0/1' }: Stream) => {
  const [frames = 0, seconds = 1] = rate.split('/').map(Number)
  return seconds > 0 ? frames / seconds : 0
}

/** A picture is shown turned when the camera said so. */
const shownSize = ({ width = 0, height = 0, side_data_list: sides = [] }: Stream) => {
  const isTurned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  return isTurned ? { width: height, height: width } : { width, height }
}

const checkVideo = (video: Stream) => {
  const { width, height } = shownSize(video)
  if (!video.codec_name || video.codec_name === 'unknown') {
    throw new MediaRefusedError(REASONS.codec)
  }
  if (width <= 0 || height <= 0) throw new MediaRefusedError(REASONS.broken)
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_VIDEO_PIXELS) {
    throw new MediaRefusedError(REASONS.videoSize)
  }
  if (frameRateOf(video) > MAX_FRAME_RATE) throw new MediaRefusedError(REASONS.frameRate)
}

/** Reads what a video or a sound says of itself, and refuses what we would not process. */
export const probeMedia = async (input: {
  tools: MediaTools
  path: string
  demuxer: string
}): Promise<MediaFacts> => {
  const { streams, format } = await readReport(input)
  // The cover of a music file is a picture, not a video.
  const video = streams.find(
    (found) => found.codec_type === 'video' && found.disposition?.attached_pic !== 1,
  )
  const audio = streams.find((found) => found.codec_type === 'audio')
  if (!video && !audio) throw new MediaRefusedError(REASONS.noTracks)
  if (video) checkVideo(video)
  const duration = Number(format.duration ?? Number.NaN)
  const durationSeconds = Number.isFinite(duration) && duration > 0 ? duration : null
  if (video && (durationSeconds ?? 0) > MAX_VIDEO_SECONDS) {
    throw new MediaRefusedError(REASONS.videoLength)
  }
  if ((durationSeconds ?? 0) > MAX_AUDIO_SECONDS) throw new MediaRefusedError(REASONS.audioLength)
  return {
    ...(video ? shownSize(video) : { width: null, height: null }),
    durationSeconds,
    hasVideo: video !== undefined,
    hasAudio: audio !== undefined,
  }
}
