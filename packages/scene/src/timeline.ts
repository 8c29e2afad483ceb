import type { Layer, Scene, View } from '@kadr/contract/scene'
import { getCanvasSize } from './canvas-size.ts'
import { findCaptionState } from './captions/pages.ts'
import { clamp } from './easing.ts'
import { computeView, WHOLE_VIEW } from './motion.ts'
import { computePose } from './presenters/pose.ts'
import { AT_REST, type Placement, placeInTransition } from './transition.ts'

/** One layer at one moment: the input of drawing in the browser and on the server. */
export type LayerFrame = Placement & {
  layer: Layer
  /** Since the start of the layer. */
  seconds: number
  view: View
  /** Discrete state of layers that change in steps. */
  variant: string
}

const INSTANT = 1e-9

const computePlacement = (
  layer: Layer,
  seconds: number,
  canvas: { width: number; height: number },
) => {
  const { enter, leave } = layer
  const wanted = (enter?.seconds ?? 0) + (leave?.seconds ?? 0)
  // Enter and leave shrink equally, and only when they would overlap: slides in a push keep the
  // same speed.
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

const computeFrame = (
  layer: Layer,
  seconds: number,
  canvas: { width: number; height: number },
): LayerFrame | undefined => {
  const placement = computePlacement(layer, seconds, canvas)
  const opacity = placement.opacity * layer.opacity
  const isGone = placement.clip && (placement.clip.width <= 0 || placement.clip.height <= 0)
  if (opacity <= 0 || isGone) return undefined
  const view =
    layer.kind === 'picture'
      ? computeView({ motion: layer.motion, seconds, duration: layer.duration })
      : WHOLE_VIEW
  if (layer.kind === 'presenter') {
    const pose = computePose(layer, seconds)
    if (!pose) return undefined
    const shift = { x: placement.shift.x + pose.shift.x, y: placement.shift.y + pose.shift.y }
    return { ...placement, shift, opacity, layer, seconds, view, variant: pose.variant }
  }
  if (layer.kind !== 'captions') return { ...placement, opacity, layer, seconds, view, variant: '' }
  const state = findCaptionState({ layer, seconds })
  if (!state) return undefined
  const variant = `${state.page}:${state.word}`
  return { ...placement, opacity, layer, seconds, view, variant }
}

/** Visible layers at a moment, from back to front. */
export const computeTimeline = ({
  scene,
  seconds,
}: {
  scene: Scene
  seconds: number
}): LayerFrame[] => {
  const canvas = getCanvasSize(scene.aspect)
  const frames: LayerFrame[] = []
  for (const layer of scene.layers) {
    const local = seconds - layer.start
    // Sums of beats have float errors around frame borders.
    if (local < -INSTANT || local >= layer.duration - INSTANT) continue
    const frame = computeFrame(layer, Math.max(0, local), canvas)
    if (frame) frames.push(frame)
  }
  return frames
}
