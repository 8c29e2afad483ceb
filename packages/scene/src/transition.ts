import type { Box, Layer, Transition } from '@kadr/contract/scene'
import { easeInOut, easeOut, easeOutBack, mix } from './easing.ts'

/** Placement of a layer during a transition. */
export type Placement = {
  opacity: number
  /** In points. */
  shift: { x: number; y: number }
  /** Around the centre of the box. */
  scale: number
  /** Visible part of the canvas. */
  clip: Box | null
}

export const AT_REST: Placement = { opacity: 1, shift: { x: 0, y: 0 }, scale: 1, clip: null }

const DIRECTIONS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const

/** Text travels a short distance: a line crossing the whole screen is unreadable. */
const TEXT_TRAVEL = 90
const ZOOM_IN = 0.22
const POP_FROM = 0.7
const POP_FADE = 0.4

const isText = ({ kind }: Layer) => kind === 'text' || kind === 'captions'

type TransitionMoment = {
  layer: Layer
  transition: Transition
  canvas: { width: number; height: number }
  /** Progress of the transition from 0 to 1, for entering and leaving. */
  share: number
  isLeaving: boolean
}

const placeSlide = ({
  layer,
  transition,
  canvas,
  share,
  isLeaving,
}: TransitionMoment): Placement => {
  const direction = DIRECTIONS[transition.toward]
  // The same curve for both slides of a push, so that no gap opens between them.
  const moved = isText(layer) ? easeOut(share) : easeInOut(share)
  const rest = isLeaving ? moved : moved - 1
  const travel = isText(layer) ? { width: TEXT_TRAVEL, height: TEXT_TRAVEL } : canvas
  const shift = { x: direction.x * rest * travel.width, y: direction.y * rest * travel.height }
  return { ...AT_REST, shift, opacity: isText(layer) ? (isLeaving ? 1 - share : share) : 1 }
}

const placeWipe = ({ transition, canvas, share, isLeaving }: TransitionMoment): Placement => {
  const { width, height } = canvas
  const done = easeInOut(share)
  const isShownAtStart = transition.toward === 'right' || transition.toward === 'down'
  const isAcross = transition.toward === 'left' || transition.toward === 'right'
  const whole = isAcross ? width : height
  // The edge moves in the direction of the transition; the entering layer is behind it, the leaving
  // one ahead of it.
  const edge = isShownAtStart ? done * whole : (1 - done) * whole
  const isBefore = isShownAtStart !== isLeaving
  const from = isBefore ? 0 : edge
  const length = isBefore ? edge : whole - edge
  const clip = isAcross
    ? { x: from, y: 0, width: length, height }
    : { x: 0, y: from, width, height: length }
  return { ...AT_REST, clip }
}

export const placeInTransition = (moment: TransitionMoment): Placement => {
  const { transition, share, isLeaving } = moment
  const presence = isLeaving ? 1 - share : share
  switch (transition.kind) {
    case 'slide':
      return placeSlide(moment)
    case 'wipe':
      return placeWipe(moment)
    case 'zoom':
      return { ...AT_REST, opacity: presence, scale: mix(1 + ZOOM_IN, 1, easeOut(presence)) }
    case 'pop':
      return {
        ...AT_REST,
        opacity: Math.min(1, presence / POP_FADE),
        scale: mix(POP_FROM, 1, isLeaving ? presence : easeOutBack(presence)),
      }
    default:
      return { ...AT_REST, opacity: presence }
  }
}
