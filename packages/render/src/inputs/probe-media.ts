import * as z from 'zod/mini'
import { startProgram } from '../program.ts'
import { blame, RenderFailedError, type RenderFailure } from '../render-failed-error.ts'
import { sniffFile } from './sniff.ts'

const PROBE_TIMEOUT_MS = 20_000
const MAX_PIXELS = 3840 * 2160
const MAX_SIDE = 8192
const ENTRIES = 'codec_type,codec_name,width,height,color_space,color_range'
const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1 }

const probed = z.object({
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
  streams: z.array(
    z.object({
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      color_space: z.optional(z.string()),
      color_range: z.optional(z.string()),
      side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
    }),
  ),
})

export type Media = {
  /** ffmpeg options that open the file safely. */
  input: string[]
  /** Display size after rotation; null without a video stream. */
  video: { width: number; height: number; hasOurColours: boolean; seconds: number | null } | null
  hasSound: boolean
}

/** Restricts ffmpeg to this file and a named demuxer. */
const buildSafeInput = ({ path, demuxer }: { path: string; demuxer: string }): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  demuxer,
  '-max_streams',
  '16',
  '-i',
  `file:${path}`,
]

const runFfprobe = async ({ input, path }: { input: string[]; path: string }) => {
  const program = startProgram({
    program: 'ffprobe',
    args: [
      ...['-v', 'error', '-probesize', '5M', '-analyzeduration', '5M'],
      ...['-show_entries', `format=duration:stream=${ENTRIES}:stream_side_data=rotation`],
      ...['-of', 'json', ...input],
    ],
    path,
    limits: LIMITS,
    stdin: 'ignore',
    stdout: 'all',
  })
  const timer = setTimeout(program.kill, PROBE_TIMEOUT_MS)
  try {
    const { output } = await program.ended
    return z.parse(probed, JSON.parse(output))
  } finally {
    clearTimeout(timer)
  }
}

type Request = {
  file: string
  asset: string
  /** Failure code when the file is unreadable. */
  code: RenderFailure
}

/** Safe input options for a clip or an audio file, from its magic bytes only. */
export const openMedia = async ({ file, asset, code }: Request): Promise<string[]> => {
  const format = await sniffFile(file)
  if (format?.kind !== 'media') throw new RenderFailedError({ code, asset, detail: 'unknown type' })
  return buildSafeInput({ path: file, demuxer: format.demuxer })
}

/** Probes a clip or an audio file before decoding. */
export const probeMedia = async ({
  path,
  ...request
}: Request & { path: string }): Promise<Media> => {
  const { asset, code } = request
  const input = await openMedia(request)
  const { streams, format } = await runFfprobe({ input, path }).catch((cause: unknown) => {
    throw blame(cause, { code, asset })
  })
  // Cover art is a video stream with the attached_pic disposition; it never plays.
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && !['mjpeg', 'png'].includes(`${stream.codec_name}`),
  )
  const hasSound = streams.some((stream) => stream.codec_type === 'audio')
  if (!video) return { input, video: null, hasSound }
  const { width = 0, height = 0 } = video
  if (width < 2 || height < 2) throw new RenderFailedError({ code, asset, detail: 'no frame' })
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new RenderFailedError({ code: 'clipSize', asset, detail: `${width}×${height}` })
  const rotation = video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(rotation) % 180 === 90
  const hasOurColours = video.color_space === 'bt709' && video.color_range === 'tv'
  const size = isTurned ? { width: height, height: width } : { width, height }
  const seconds = Number(format?.duration) || null
  return { input, video: { ...size, hasOurColours, seconds }, hasSound }
}
