import type { ClipLayer } from '@kadr/contract/studio/scene/scene'
import { FRAMES_PER_SECOND } from '../geometry/canvas-size.ts'

type Trim = Pick<ClipLayer, 'from' | 'until'>

const FRAME_SECONDS = 1 / FRAMES_PER_SECOND

/** Duration of the trimmed part; null when it runs to the end of the file. At least one frame. */
export const measureTrim = ({ from, until }: Trim): number | null =>
  until === null ? null : Math.max(FRAME_SECONDS, until - from)

/** Maps a moment of the layer to a second of the clip. */
export const findClipSecond = ({
  layer,
  clipSeconds,
  seconds,
}: {
  layer: Trim & Pick<ClipLayer, 'isLooped'>
  /** Duration of the whole clip. */
  clipSeconds: number
  /** Since the start of the layer. */
  seconds: number
}): number => {
  const from = Math.min(layer.from, Math.max(0, clipSeconds - FRAME_SECONDS))
  const left = Math.max(FRAME_SECONDS, clipSeconds - from)
  const length = Math.min(left, measureTrim(layer) ?? left)
  if (layer.isLooped) return from + (seconds % length)
  return from + Math.min(seconds, length - FRAME_SECONDS)
}
