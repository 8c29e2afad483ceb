import type { Box, ClipLayer, KeyedLayer } from '@kadr/contract/scene'
import { FRAMES_PER_SECOND } from '@kadr/scene/canvas-size'
import { cutSeconds } from '@kadr/scene/clip-second'
import { startProgram } from '../program.ts'
import { createFramePipe } from './frame-pipe.ts'
import type { Media } from './probe-media.ts'

const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 1 }

const filterOf = (
  layer: ClipLayer | KeyedLayer,
  { width, height }: Box,
  { hasOurColours }: { hasOurColours: boolean },
): string => {
  const { fit, focus, isFlipped } = layer
  // With nothing to scale and no colours named, ffmpeg hands frames on as they are.
  const colours = hasOurColours ? '' : ':out_color_matrix=bt709:out_range=tv'
  const scale = `scale=${width}:${height}${colours}:flags=bicubic`
  // Commas inside an expression would end the filter.
  const side = (own: 'h' | 'w', other: 'h' | 'w', share: number) =>
    `max(2\\,min(i${own}\\,i${other}*${share}+1))`
  const around = (share: number, side: 'h' | 'w') =>
    `clip(${share}*i${side}-o${side}/2\\,0\\,i${side}-o${side})`
  // What is cut off is not scaled first.
  const cut = `crop=${side('w', 'h', width / height)}:${side('h', 'w', height / width)}:${around(focus.x, 'w')}:${around(focus.y, 'h')}`
  const size = fit === 'contain' ? [scale] : [cut, scale]
  return [
    `fps=${FRAMES_PER_SECOND}`,
    ...size,
    'format=yuv420p',
    ...(isFlipped ? ['hflip'] : []),
  ].join(',')
}

/** What of the file is read. A cut piece can't be repeated by ffmpeg: the file is opened again. */
const cutOf = (layer: ClipLayer | KeyedLayer, isOneRound: boolean): string[] => {
  const length = cutSeconds(layer)
  const isRepeated = layer.isLooped && !isOneRound
  if (layer.from === 0 && length === null) return isRepeated ? ['-stream_loop', '-1'] : []
  return ['-ss', `${layer.from}`, ...(length === null ? [] : ['-t', `${length}`])]
}

/** One thread decodes several times faster than frames are coded, for less work in all; not so the largest frames. */
const FOR_ONE_THREAD = 1920 * 1080
const threadsFor = ({ width, height }: { width: number; height: number }): string[] =>
  width * height <= FOR_ONE_THREAD ? ['-threads', '1'] : []

/** Decodes a clip from its beginning, in the size it is shown. */
export const startDecoder = async ({
  layer,
  media: { input, video },
  box,
  isOneRound,
  path,
  first,
}: {
  layer: ClipLayer | KeyedLayer
  media: { input: Media['input']; video: NonNullable<Media['video']> }
  box: Box
  /** Whoever reads knows what to do when the clip is over. */
  isOneRound: boolean
  path: string
  /** Where the first frame goes. */
  first: Uint8Array<ArrayBuffer>
}) => {
  const pipe = await createFramePipe(first)
  const program = startProgram({
    args: [
      ...['-nostdin', '-hide_banner', '-v', 'error', ...threadsFor(video)],
      ...[...cutOf(layer, isOneRound), ...input],
      ...['-map', '0:v:0', '-t', `${layer.duration + 1}`, '-vf', filterOf(layer, box, video)],
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
