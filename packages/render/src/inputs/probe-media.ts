import { probeMedia as probeFile, safeInput, type VideoStream } from '@kadr/kit/node/probe-media'
import { sniffFile } from '@kadr/kit/node/sniff'
import { listToneMap } from '@kadr/kit/node/tone-map'
import { toRenderFailure } from '../program.ts'
import { blame, RenderFailedError, type RenderFailure } from '../render-failed-error.ts'

const MAX_PIXELS = 3840 * 2160
const MAX_SIDE = 8192
const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1, timeoutMs: 20_000 }

export type Media = {
  /** ffmpeg options that open the file safely. */
  input: string[]
  /** As shown, upright; null without a picture. */
  video: {
    width: number
    height: number
    /** False where the scaler has to convert them. */
    hasOurColours: boolean
    /** Filters after the scaler, where the picture is of high dynamic range: they convert its colours. */
    toneMap: string[]
    seconds: number | null
  } | null
  hasSound: boolean
}

type Request = {
  file: string
  asset: string
  /** Failure code when the file is unreadable. */
  code: RenderFailure
}

const findDemuxer = async ({ file, asset, code }: Request): Promise<string> => {
  const format = await sniffFile(file)
  if (!format?.demuxer) throw new RenderFailedError({ code, asset, detail: 'unknown type' })
  return format.demuxer
}

/** Options that open a clip or a sound safely; only its first bytes are read. */
export const openMedia = async (request: Request): Promise<string[]> =>
  safeInput({ path: request.file, demuxer: await findDemuxer(request) })

const checkFrame = ({ width, height }: VideoStream, { asset, code }: Request) => {
  if (width < 2 || height < 2) throw new RenderFailedError({ code, asset, detail: 'no frame' })
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new RenderFailedError({ code: 'clipSize', asset, detail: `${width}×${height}` })
}

/** Inspects a clip or a sound before it is decoded. */
export const probeMedia = async ({
  path,
  ...request
}: Request & { path: string }): Promise<Media> => {
  const { file, asset, code } = request
  const demuxer = await findDemuxer(request)
  const found = await probeFile({ file, demuxer, path, limits: LIMITS, group: 'inherited' }).catch(
    (cause: unknown) => {
      throw blame(toRenderFailure(cause), { code, asset })
    },
  )
  const input = safeInput({ path: file, demuxer })
  const { video, hasAudio: hasSound, durationSeconds: seconds } = found
  if (!video) return { input, video: null, hasSound }
  checkFrame(video, request)
  const { width, height } = video
  const toneMap = listToneMap(video)
  const isOurs = video.colorSpace === 'bt709' && video.colorRange === 'tv'
  const hasOurColours = isOurs || toneMap.length > 0
  return { input, video: { width, height, hasOurColours, toneMap, seconds }, hasSound }
}
