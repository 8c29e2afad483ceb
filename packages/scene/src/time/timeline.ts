import type { Scene, Transition, View } from '@kadr/contract/studio/scene/scene'
import { findCaptionState } from '../captions/pages.ts'
import { FRAMES_PER_SECOND, getCanvasSize } from '../geometry/canvas-size.ts'
import { getEdges, hasStroke, type TimedLayer } from '../geometry/layer-bounds.ts'
import { computePose } from '../presenters/pose.ts'
import { clamp } from './easing.ts'
import { computeIdle } from './idle.ts'
import { computeView, isFramed, WHOLE_VIEW } from './motion.ts'
import { AT_REST, type Placement, placeInTransition } from './transition.ts'
import { writeVariant } from './variant.ts'

/** One layer at one moment: the input of drawing in the browser and on the server. */
export type LayerFrame<TimelineLayer extends TimedLayer = TimedLayer> = Placement & {
  layer: TimelineLayer
  /** Since the start of the layer. */
  seconds: number
  view: View
  /** Discrete state of layers that change in steps. */
  variant: string
}

const INSTANT = 1e-9

const computePlacement = (
  layer: TimedLayer,
  seconds: number,
  canvas: { width: number; height: number },
): Placement | undefined => {
  const { enter, leave } = layer
  const delay = enter?.delay ?? 0
  const wanted = delay + (enter?.seconds ?? 0) + (leave?.seconds ?? 0)
  // Enter and leave shrink equally, and only when they would overlap: slides in a push keep the
  // same speed.
  const room = Math.min(1, layer.duration / Math.max(wanted, INSTANT))
  const entering = (enter?.seconds ?? 0) * room
  const leaving = (leave?.seconds ?? 0) * room
  const sinceDelay = seconds - delay * room
  if (sinceDelay < -INSTANT) return undefined
  const placeMoving = (transition: Transition, share: number, isLeaving: boolean) =>
    placeInTransition({
      transition,
      canvas,
      bounds: getEdges(layer),
      isText: layer.kind === 'text' || layer.kind === 'captions' || layer.kind === 'piece',
      isStroke: hasStroke(layer),
      share: clamp(share),
      isLeaving,
    })
  if (enter && sinceDelay < entering) return placeMoving(enter, sinceDelay / entering, false)
  if (leave && seconds > layer.duration - leaving)
    return placeMoving(leave, 1 - (layer.duration - seconds) / leaving, true)
  return AT_REST
}

/** The original drawing and two redrawn versions. */
const REDRAWS = 3

/** A redraw lasts for whole frames, so that it is the same in the preview. */
const countRedraws = (layer: TimedLayer, seconds: number): number => {
  const redraw = 'redraw' in layer ? layer.redraw : undefined
  if (!redraw || (redraw.seconds !== null && seconds >= redraw.seconds)) return 0
  const frame = Math.floor(seconds * FRAMES_PER_SECOND + INSTANT)
  return Math.floor((frame * redraw.perSecond) / FRAMES_PER_SECOND) % REDRAWS
}

const findVariant = (
  layer: TimedLayer,
  { seconds, drawn, sway }: { seconds: number; drawn: number; sway: number },
): string | undefined => {
  if (layer.kind !== 'captions')
    return writeVariant({ drawn, sway, redraw: countRedraws(layer, seconds) })
  const state = findCaptionState({ layer, seconds })
  return state && `${state.page}:${state.word}`
}

const isVisible = (layer: TimedLayer, { opacity, clip, drawn }: Placement, seconds: number) =>
  opacity > 0 &&
  drawn > 0 &&
  !(clip && (clip.width <= 0 || clip.height <= 0)) &&
  !(layer.kind === 'piece' && layer.window && isOutside(layer.window, seconds))

const isOutside = ({ from, until }: { from: number; until: number }, seconds: number) =>
  seconds < from - INSTANT || seconds >= until - INSTANT

const computeFrame = <TimelineLayer extends TimedLayer>(
  layer: TimelineLayer,
  seconds: number,
  canvas: { width: number; height: number },
): LayerFrame<TimelineLayer> | undefined => {
  const placement = computePlacement(layer, seconds, canvas)
  if (!placement) return undefined
  const idle = computeIdle({ idle: layer.idle, seconds, duration: layer.duration })
  const opacity = placement.opacity * layer.opacity * idle.opacity
  if (!isVisible(layer, { ...placement, opacity }, seconds)) return undefined
  const pose = layer.kind === 'presenter' ? computePose(layer, seconds) : undefined
  const variant =
    layer.kind === 'presenter'
      ? pose?.variant
      : findVariant(layer, { seconds, drawn: placement.drawn, sway: idle.sway })
  if (variant === undefined) return undefined
  const shift = {
    x: placement.shift.x + idle.shift.x + (pose?.shift.x ?? 0),
    y: placement.shift.y + idle.shift.y + (pose?.shift.y ?? 0),
  }
  const view =
    layer.kind === 'picture' && !isFramed(layer)
      ? computeView({ motion: layer.motion, seconds, duration: layer.duration })
      : WHOLE_VIEW
  const scale = placement.scale * idle.scale
  return { ...placement, shift, scale, opacity, layer, seconds, view, variant }
}

/** Whether the layer's time includes the moment. */
export const isDue = ({ start, duration }: TimedLayer, seconds: number): boolean =>
  // Sums of beats have float errors around frame borders.
  seconds - start >= -INSTANT && seconds - start < duration - INSTANT

/** Visible layers at a moment, from back to front. */
export const computeTimeline = <TimelineLayer extends TimedLayer>({
  scene: { aspect, layers },
  seconds,
}: {
  scene: { aspect: Scene['aspect']; layers: readonly TimelineLayer[] }
  seconds: number
}): LayerFrame<TimelineLayer>[] => {
  const canvas = getCanvasSize(aspect)
  return layers.flatMap((layer) => {
    if (!isDue(layer, seconds)) return []
    return computeFrame(layer, Math.max(0, seconds - layer.start), canvas) ?? []
  })
}
