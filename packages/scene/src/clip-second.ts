import type { ClipLayer } from '@kadr/contract/scene'
import { FRAMES_PER_SECOND } from './canvas-size.ts'

type Cut = Pick<ClipLayer, 'from' | 'until'>

const FRAME_SECONDS = 1 / FRAMES_PER_SECOND

/** How long the cut piece of a file is; null for all that is left of it. Never less than a frame. */
export const cutSeconds = ({ from, until }: Cut): number | null =>
  until === null ? null : Math.max(FRAME_SECONDS, until - from)

/** The second of a clip that is seen at a moment of its layer. */
export const clipSecondAt = ({
  layer,
  clipSeconds,
  seconds,
}: {
  layer: Cut & Pick<ClipLayer, 'isLooped'>
  /** How long the whole clip is. */
  clipSeconds: number
  /** Since the layer began. */
  seconds: number
}): number => {
  const from = Math.min(layer.from, Math.max(0, clipSeconds - FRAME_SECONDS))
  const left = Math.max(FRAME_SECONDS, clipSeconds - from)
  const length = Math.min(left, cutSeconds(layer) ?? left)
  if (layer.isLooped) return from + (seconds % length)
  return from + Math.min(seconds, length - FRAME_SECONDS)
}
