import type { Box, Transition } from '@kadr/contract/studio/scene/scene'
import { type Easing, ease, mix } from './easing.ts'

/** Placement of a layer during a transition. */
export type Placement = {
  opacity: number
  /** In points. */
  shift: { x: number; y: number }
  /** Around the centre of the box. */
  scale: number
  /** Visible part of the canvas. */
  clip: Box | null
  /** Drawn share of a stroke. */
  drawn: number
}

export const AT_REST: Placement = {
  opacity: 1,
  shift: { x: 0, y: 0 },
  scale: 1,
  clip: null,
  drawn: 1,
}

const DIRECTIONS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const

/** Text travels a short distance: a line crossing the whole screen is unreadable. */
const TEXT_TRAVEL = 90
const DROP_TRAVEL = 220
const SCALES = { zoom: 1.22, slam: 1.12, pop: 0.7, drop: 0.7 }
/** Share of a spring transition after which the layer is opaque. */
const APPEARS = 0.4

export type TransitionMoment = {
  transition: Transition
  canvas: { width: number; height: number }
  /** Everything the layer draws at rest. */
  bounds: Box
  isText: boolean
  /** Whether a stroke can be drawn along its length. */
  isStroke: boolean
  /** Progress of the transition from 0 to 1, for entering and leaving. */
  share: number
  isLeaving: boolean
}

/** Progress of the motion by the transition's own curve, or by that of its kind. */
const progressOf = ({ transition, isLeaving }: TransitionMoment, share: number, own: Easing) =>
  // A leaving spring would start by moving backwards.
  ease(share, {
    easing:
      isLeaving && (transition.easing ?? own) === 'spring' ? 'linear' : (transition.easing ?? own),
    overshoot: transition.overshoot,
  })

const placeSlide = (moment: TransitionMoment): Placement => {
  const { transition, canvas, share, isLeaving, isText } = moment
  const direction = DIRECTIONS[transition.toward]
  // The same curve for both slides of a push, so that no gap opens between them.
  const moved = progressOf(moment, share, isText ? 'settle' : 'gentle')
  const rest = isLeaving ? moved : moved - 1
  const own = transition.travel ?? (isText ? TEXT_TRAVEL : undefined)
  const travel = own === undefined ? canvas : { width: own, height: own }
  const shift = { x: direction.x * rest * travel.width, y: direction.y * rest * travel.height }
  // A short travel does not leave the canvas, so the layer also fades.
  const presence = isLeaving ? 1 - share : share
  return { ...AT_REST, shift, opacity: own === undefined ? 1 : Math.min(1, presence / APPEARS) }
}

/** An edge moves across `area`; the entering layer is behind it, the leaving one ahead of it. */
const placeWipe = (moment: TransitionMoment, area: Box): Placement => {
  const { transition, share, isLeaving } = moment
  const done = progressOf(moment, share, 'gentle')
  const isShownAtStart = transition.toward === 'right' || transition.toward === 'down'
  const isAcross = transition.toward === 'left' || transition.toward === 'right'
  const whole = isAcross ? area.width : area.height
  const edge = isShownAtStart ? done * whole : (1 - done) * whole
  const isBefore = isShownAtStart !== isLeaving
  const from = isBefore ? 0 : edge
  const length = isBefore ? edge : whole - edge
  const clip = isAcross
    ? { ...area, x: area.x + from, width: length }
    : { ...area, y: area.y + from, height: length }
  return { ...AT_REST, clip }
}

/** The layer moves in from outside its bounds and is clipped to them. */
const placeRise = (moment: TransitionMoment): Placement => {
  const { transition, bounds, share, isLeaving } = moment
  const direction = DIRECTIONS[transition.toward]
  const moved = progressOf(moment, share, 'settle')
  const rest = isLeaving ? moved : moved - 1
  const shift = { x: direction.x * rest * bounds.width, y: direction.y * rest * bounds.height }
  return { ...AT_REST, shift, clip: bounds }
}

const placeScaled = (
  moment: TransitionMoment,
  { from, own, appears }: { from: number; own: Easing; appears: number },
): Placement => {
  const { transition, share, isLeaving } = moment
  const presence = isLeaving ? 1 - share : share
  return {
    ...AT_REST,
    opacity: Math.min(1, presence / appears),
    scale: mix(transition.scale ?? from, 1, progressOf(moment, presence, own)),
  }
}

export const placeInTransition = (moment: TransitionMoment): Placement => {
  const { transition, share, isLeaving, canvas, bounds } = moment
  const presence = isLeaving ? 1 - share : share
  switch (transition.kind) {
    case 'slide':
      return placeSlide(moment)
    case 'wipe':
      return placeWipe(moment, { x: 0, y: 0, ...canvas })
    case 'reveal':
      return placeWipe(moment, bounds)
    case 'rise':
      return placeRise(moment)
    case 'zoom':
      return placeScaled(moment, { from: SCALES.zoom, own: 'settle', appears: 1 })
    case 'slam':
      return placeScaled(moment, { from: SCALES.slam, own: 'settle', appears: APPEARS })
    case 'pop':
      return placeScaled(moment, { from: SCALES.pop, own: 'spring', appears: APPEARS })
    case 'drop': {
      const direction = DIRECTIONS[transition.toward]
      const placed = placeScaled(moment, { from: SCALES.drop, own: 'spring', appears: APPEARS })
      const rest = progressOf(moment, presence, 'spring') - 1
      const travel = (transition.travel ?? DROP_TRAVEL) * rest
      return { ...placed, shift: { x: direction.x * travel, y: direction.y * travel } }
    }
    case 'draw':
      return moment.isStroke
        ? { ...AT_REST, drawn: progressOf(moment, presence, 'linear') }
        : placeWipe(moment, bounds)
    case 'fade':
      return {
        ...AT_REST,
        opacity: transition.easing ? progressOf(moment, presence, 'linear') : presence,
      }
  }
}
