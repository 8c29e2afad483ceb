import * as z from 'zod/mini'
import { type ProcessLimits, startBounded } from './bounded-process.ts'

const stream = z.object({
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  avg_frame_rate: z.optional(z.string()),
  color_space: z.optional(z.string()),
  color_range: z.optional(z.string()),
  color_transfer: z.optional(z.string()),
  color_primaries: z.optional(z.string()),
  disposition: z.optional(z.object({ attached_pic: z.number() })),
  side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
})
type Stream = z.infer<typeof stream>

const report = z.object({
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
  streams: z.array(stream),
})

const ENTRIES = [
  'format=duration',
  'stream=codec_type,codec_name,width,height,avg_frame_rate,color_space,color_range,color_transfer,color_primaries',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':')

export type VideoStream = {
  codec: string | null
  /** As displayed: a recording rotated by the camera is measured upright. */
  width: number
  height: number
  frameRate: number
  colorSpace: string | null
  colorRange: string | null
  /** How brightness is written: two ways are of high dynamic range. */
  colorTransfer: string | null
  colorPrimaries: string | null
}

export type MediaReport = {
  durationSeconds: number | null
  video: VideoStream | null
  hasAudio: boolean
}

/** Only this file, read by the named demuxer: a playlist in disguise reaches neither network nor disk. */
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

const frameRateOf = ({ avg_frame_rate: rate = '0/1' }: Stream) => {
  const [frames = 0, seconds = 1] = rate.split('/').map(Number)
  return seconds > 0 ? frames / seconds : 0
}

const describeVideo = (found: Stream): VideoStream => {
  const { width = 0, height = 0, side_data_list: sides = [] } = found
  const isTurned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  return {
    codec: found.codec_name ?? null,
    ...(isTurned ? { width: height, height: width } : { width, height }),
    frameRate: frameRateOf(found),
    colorSpace: found.color_space ?? null,
    colorRange: found.color_range ?? null,
    colorTransfer: found.color_transfer ?? null,
    colorPrimaries: found.color_primaries ?? null,
  }
}

/** Runs ffprobe on a video or audio file. Rejects like a bounded process, or when the report can't be parsed. */
export const probeMedia = async ({
  file,
  demuxer,
  path,
  limits,
  group = 'own',
}: {
  file: string
  demuxer: string
  /** PATH for ffprobe. */
  path: string
  limits: ProcessLimits & { timeoutMs: number }
  group?: 'own' | 'inherited'
}): Promise<MediaReport> => {
  const { output } = await startBounded({
    program: 'ffprobe',
    args: [
      ...['-v', 'error', '-hide_banner', '-probesize', '5M', '-analyzeduration', '5M'],
      ...['-show_entries', ENTRIES, '-of', 'json'],
      ...safeInput({ path: file, demuxer }),
    ],
    path,
    limits,
    group,
  }).ended
  const { streams, format } = z.parse(report, JSON.parse(output))
  // The cover art of a song is a video stream too.
  const video = streams.find(
    (found) => found.codec_type === 'video' && found.disposition?.attached_pic !== 1,
  )
  const duration = Number(format?.duration ?? Number.NaN)
  return {
    durationSeconds: Number.isFinite(duration) && duration > 0 ? duration : null,
    video: video ? describeVideo(video) : null,
    hasAudio: streams.some((found) => found.codec_type === 'audio'),
  }
}
