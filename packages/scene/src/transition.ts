import type { Box, Layer, Transition } from '@kadr/contract/scene'
import { gentle, mix, settle, spring } from './easing.ts'

/** How a layer is placed while it comes or goes. */
export type Placement = {
  opacity: number
  /** In points. */
  shift: { x: number; y: number }
  /** Around the middle of the box. */
  scale: number
  /** Only this part of the canvas shows it. */
  clip: Box | null
}

export const AT_REST: Placement = { opacity: 1, shift: { x: 0, y: 0 }, scale: 1, clip: null }

const DIRECTIONS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const

/** Words come from near by: a line flying across the whole screen can't be read. */
const TEXT_TRAVEL = 90
const ZOOM_IN = 0.22
const POP_FROM = 0.7
const POP_FADE = 0.4

const isText = ({ kind }: Layer) => kind === 'text' || kind === 'captions'

type Passage = {
  layer: Layer
  transition: Transition
  canvas: { width: number; height: number }
  /** From 0 to 1 in time, entering as well as leaving. */
  share: number
  isLeaving: boolean
}

const slide = ({ layer, transition, canvas, share, isLeaving }: Passage): Placement => {
  const direction = DIRECTIONS[transition.toward]
  // One curve for both, so that a slide that pushes another never parts from it.
  const moved = isText(layer) ? settle(share) : gentle(share)
  const rest = isLeaving ? moved : moved - 1
  const travel = isText(layer) ? { width: TEXT_TRAVEL, height: TEXT_TRAVEL } : canvas
  const shift = { x: direction.x * rest * travel.width, y: direction.y * rest * travel.height }
  return { ...AT_REST, shift, opacity: isText(layer) ? (isLeaving ? 1 - share : share) : 1 }
}

const wipe = ({ transition, canvas, share, isLeaving }: Passage): Placement => {
  const { width, height } = canvas
  const done = gentle(share)
  const isShownAtStart = transition.toward === 'right' || transition.toward === 'down'
  const isAcross = transition.toward === 'left' || transition.toward === 'right'
  const whole = isAcross ? width : height
  // The edge runs the way the transition goes; what enters is behind it, what leaves before it.
  const edge = isShownAtStart ? done * whole : (1 - done) * whole
  const isBefore = isShownAtStart !== isLeaving
  const from = isBefore ? 0 : edge
  const length = isBefore ? edge : whole - edge
  const clip = isAcross
    ? { x: from, y: 0, width: length, height }
    : { x: 0, y: from, width, height: length }
  return { ...AT_REST, clip }
}

/** The placement at a share of a transition. */
export const placeInTransition = (passage: Passage): Placement => {
  const { transition, share, isLeaving } = passage
  const presence = isLeaving ? 1 - share : share
  switch (transition.kind) {
    case 'slide':
      return slide(passage)
    case 'wipe':
      return wipe(passage)
    case 'zoom':
      return { ...AT_REST, opacity: presence, scale: mix(1 + ZOOM_IN, 1, settle(presence)) }
    case 'pop':
      return {
        ...AT_REST,
        opacity: Math.min(1, presence / POP_FADE),
        scale: mix(POP_FROM, 1, isLeaving ? presence : spring(presence)),
      }
    default:
      return { ...AT_REST, opacity: presence }
  }
}
