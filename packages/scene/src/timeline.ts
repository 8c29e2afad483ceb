import type { Layer, Scene, View } from '@kadr/contract/scene'
import { canvasSize } from './canvas-size.ts'
import { captionStateAt } from './captions/pages.ts'
import { clamp } from './easing.ts'
import { viewAt, WHOLE_VIEW } from './motion.ts'
import { poseAt } from './presenters/pose.ts'
import { AT_REST, type Placement, placeInTransition } from './transition.ts'

/** One layer at one moment: all that drawing needs to know, in the browser and on the server. */
export type LayerFrame = Placement & {
  layer: Layer
  /** Since the layer began. */
  seconds: number
  view: View
  /** Layers whose picture changes by steps: which step it is. */
  variant: string
}

const INSTANT = 1e-9

const placementOf = (layer: Layer, seconds: number, canvas: { width: number; height: number }) => {
  const { enter, leave } = layer
  const wanted = (enter?.seconds ?? 0) + (leave?.seconds ?? 0)
  // Both shrink alike, and only when they would meet: a pair of slides that push keep one pace.
  const room = Math.min(1, layer.duration / Math.max(wanted, INSTANT))
  const entering = (enter?.seconds ?? 0) * room
  const leaving = (leave?.seconds ?? 0) * room
  if (enter && seconds < entering) {
    const share = clamp(seconds / entering)
    return placeInTransition({ layer, transition: enter, canvas, share, isLeaving: false })
  }
  if (leave && seconds > layer.duration - leaving) {
    const share = clamp(1 - (layer.duration - seconds) / leaving)
    return placeInTransition({ layer, transition: leave, canvas, share, isLeaving: true })
  }
  return AT_REST
}

const frameOf = (
  layer: Layer,
  seconds: number,
  canvas: { width: number; height: number },
): LayerFrame | undefined => {
  const placement = placementOf(layer, seconds, canvas)
  const opacity = placement.opacity * layer.opacity
  const isGone = placement.clip && (placement.clip.width <= 0 || placement.clip.height <= 0)
  if (opacity <= 0 || isGone) return undefined
  const view =
    layer.kind === 'picture'
      ? viewAt({ motion: layer.motion, seconds, duration: layer.duration })
      : WHOLE_VIEW
  if (layer.kind === 'presenter') {
    const pose = poseAt(layer, seconds)
    if (!pose) return undefined
    const shift = { x: placement.shift.x + pose.shift.x, y: placement.shift.y + pose.shift.y }
    return { ...placement, shift, opacity, layer, seconds, view, variant: pose.variant }
  }
  if (layer.kind !== 'captions') return { ...placement, opacity, layer, seconds, view, variant: '' }
  const state = captionStateAt({ layer, seconds })
  if (!state) return undefined
  const variant = `${state.page}:${state.word}`
  return { ...placement, opacity, layer, seconds, view, variant }
}

/** What is on screen at a moment, from the back to the front. */
export const timelineAt = ({ scene, seconds }: { scene: Scene; seconds: number }): LayerFrame[] => {
  const canvas = canvasSize(scene.aspect)
  const frames: LayerFrame[] = []
  for (const layer of scene.layers) {
    const local = seconds - layer.start
    // Sums of beats end a hair before or after the frame they mean.
    if (local < -INSTANT || local >= layer.duration - INSTANT) continue
    const frame = frameOf(layer, Math.max(0, local), canvas)
    if (frame) frames.push(frame)
  }
  return frames
}
