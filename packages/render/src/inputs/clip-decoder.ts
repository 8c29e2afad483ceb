import type { Box, ClipLayer, KeyedLayer } from '@kadr/contract/studio/scene/scene'
import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { measureTrim } from '@kadr/scene/time/clip-second'
import { startProgram } from '../program.ts'
import { createFramePipe } from './frame-pipe.ts'
import type { Media } from './probe-media.ts'

const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 1 }

const buildFilter = (
  layer: ClipLayer | KeyedLayer,
  { width, height }: Box,
  { hasOurColours, toneMap }: Pick<NonNullable<Media['video']>, 'hasOurColours' | 'toneMap'>,
): string => {
  const { fit, focus, isFlipped } = layer
  // The scale filter is a no-op when neither size nor colours change, so ffmpeg passes frames
  // through.
  const colours = hasOurColours ? '' : ':out_color_matrix=bt709:out_range=tv'
  const scale = `scale=${width}:${height}${colours}:flags=bicubic`
  // A comma inside an expression would end the filter.
  const side = (own: 'h' | 'w', other: 'h' | 'w', share: number) =>
    `max(2\\,min(i${own}\\,i${other}*${share}+1))`
  const around = (share: number, side: 'h' | 'w') =>
    `clip(${share}*i${side}-o${side}/2\\,0\\,i${side}-o${side})`
  // Cropped before scaling, to scale fewer pixels.
  const cut = `crop=${side('w', 'h', width / height)}:${side('h', 'w', height / width)}:${around(focus.x, 'w')}:${around(focus.y, 'h')}`
  const size = fit === 'contain' ? [scale] : [cut, scale]
  return [
    `fps=${FRAMES_PER_SECOND}`,
    ...size,
    ...toneMap,
    'format=yuv420p',
    ...(isFlipped ? ['hflip'] : []),
  ].join(',')
}

/** Seek and length options. ffmpeg cannot loop a trimmed input, so the file is reopened instead. */
const buildTrimOptions = (layer: ClipLayer | KeyedLayer, isLoopedByCaller: boolean): string[] => {
  const length = measureTrim(layer)
  const isRepeated = layer.isLooped && !isLoopedByCaller
  if (layer.from === 0 && length === null) return isRepeated ? ['-stream_loop', '-1'] : []
  return ['-ss', `${layer.from}`, ...(length === null ? [] : ['-t', `${length}`])]
}

/**
 * One decoder thread is several times faster than the encoder and uses less CPU in total, except
 * for frames larger than this.
 */
const MAX_SINGLE_THREAD_PIXELS = 1920 * 1080
export const chooseThreads = ({ width, height }: { width: number; height: number }): string[] =>
  width * height <= MAX_SINGLE_THREAD_PIXELS ? ['-threads', '1'] : []

/** Starts ffmpeg, whose raw frames fill buffers of the caller. */
export const startFrames = async ({
  args,
  path,
  first,
}: {
  /** Inputs, mapping and filters. */
  args: readonly string[]
  path: string
  /** Buffer for the first frame. */
  first: Uint8Array<ArrayBuffer>
}) => {
  const pipe = await createFramePipe(first)
  const program = startProgram({
    args: [
      ...['-nostdin', '-hide_banner', '-v', 'error', ...args],
      ...['-f', 'rawvideo', 'pipe:1'],
    ],
    path,
    limits: LIMITS,
    stdout: pipe.writer,
  })
  pipe.writer.destroy()
  return {
    read: pipe.read,
    ended: program.ended,
    close() {
      program.kill()
      pipe.close()
    },
  }
}

/** Starts decoding a clip from its beginning, at the size it is shown. */
export const startDecoder = async ({
  layer,
  media: { input, video },
  box,
  isLoopedByCaller,
  path,
  first,
}: {
  layer: ClipLayer | KeyedLayer
  media: { input: Media['input']; video: NonNullable<Media['video']> }
  box: Box
  /** True when the caller handles looping itself. */
  isLoopedByCaller: boolean
  path: string
  /** Buffer for the first frame. */
  first: Uint8Array<ArrayBuffer>
}) => {
  const args = [
    ...[...chooseThreads(video), ...buildTrimOptions(layer, isLoopedByCaller), ...input],
    ...['-map', '0:v:0', '-t', `${layer.duration + 1}`, '-vf', buildFilter(layer, box, video)],
  ]
  return startFrames({ args, path, first })
}
