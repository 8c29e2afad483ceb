import type { Idle } from '@kadr/contract/studio/scene/motion'
import type { Layer, Transition } from '@kadr/contract/studio/scene/scene'
import type { Part, Piece, StillLayer } from './piece.ts'
import type { PartMotion, StyleMotion } from './style.ts'

export type SlideSpan = {
  /** Borders of the slide, on beats. */
  start: number
  end: number
  /** Including the transitions at both borders. */
  shownFrom: number
  shownUntil: number
}

type Animation = {
  id: string
  pieces: readonly Piece[]
  motion: StyleMotion
  span: SlideSpan
  beatSeconds: number
  /** The entry of the ground; null is a hard cut. */
  cut: Transition | null
  isFirst: boolean
}

/** Entries end before this share of the slide, so that there is time to read. */
const ENTRY_SHARE = 0.55
const MIN_DURATION = 0.1

const delayOf = (part: PartMotion, order: number, beatSeconds: number): number =>
  part.at + order * ((part.everyBeats ?? 0) * beatSeconds + (part.everySeconds ?? 0))

/** The same in all styles: charts are read as they grow. */
const SHARED: Partial<Record<Part, PartMotion>> = {
  bar: {
    enter: { kind: 'reveal', toward: 'right', seconds: 0.5, easing: 'settle' },
    at: 0.35,
    everyBeats: 0.5,
  },
  ring: { enter: { kind: 'draw', toward: 'right', seconds: 0.9, easing: 'settle' }, at: 0.3 },
}

/** Shortens the delays of a slide in proportion, so that the longest fits into `room`. */
const squeeze = (delay: number, longest: number, room: number): number =>
  longest <= room ? delay : (delay / longest) * room

const isGround = (part: Part) => part === 'ground'

const withMotion = (
  layer: StillLayer,
  { motion, part, stagger }: { motion: StyleMotion; part: Part; stagger: PartMotion['stagger'] },
): StillLayer => {
  if (layer.kind !== 'text') return layer
  // On a plate the mark has no entry of its own: the plate and its line are one piece.
  const marked =
    layer.mark && !layer.style.plate
      ? { ...layer, mark: { ...layer.mark, enter: motion.mark } }
      : layer
  return part === 'title' || part === 'body'
    ? { ...marked, ...(stagger ? { stagger } : {}) }
    : marked
}

/** On the first slide these stand from the first frame, and only the words arrive. */
const STANDING: ReadonlySet<Part> = new Set([
  'companion',
  'decor',
  'ground',
  'header',
  'object',
  'photo',
])

/** Framed pictures have no camera motion; they grow and shrink a little instead. */
const FRAME_BREATH = { kind: 'breathe', scale: 0.025, fade: 0 } as const

/** The second object moves against the first. */
const withPhase = (idle: Idle): Idle => (idle.kind === 'drift' ? idle : { ...idle, phase: 0.5 })

const idleOf = ({ part, layer }: Piece, motion: StyleMotion, beatSeconds: number) => {
  if (layer.idle) return {}
  if (part === 'object' && (layer.kind === 'object' || layer.kind === 'picture'))
    return { idle: motion.idle(beatSeconds) }
  if (part === 'companion' && layer.kind === 'object')
    return { idle: withPhase(motion.idle(beatSeconds)) }
  return part === 'photo' && layer.kind === 'picture' && layer.mask
    ? { idle: { ...FRAME_BREATH, every: beatSeconds * 4 } }
    : {}
}

/** Share of a slide's duration at which everything has entered. */
const SETTLED_SHARE = 0.94

/** A moment of the slide when nothing enters and no transition is in progress. */
export const findSettledMoment = ({ start, end, shownFrom }: SlideSpan, cutSeconds: number) => {
  const calmFrom = start + (shownFrom < start ? cutSeconds / 2 : 0)
  return calmFrom + (end - cutSeconds / 2 - calmFrom) * SETTLED_SHARE
}

/**
 * Times and motion of the pieces of one slide. The first slide has its scene on the first frame,
 * and its first words begin to arrive at once.
 */
export const animatePieces = ({
  id,
  pieces,
  motion,
  span,
  beatSeconds,
  cut,
  isFirst,
}: Animation): Layer[] => {
  const motionOf = (part: Part): PartMotion | undefined => motion.parts[part] ?? SHARED[part]
  const delays = pieces.map(({ part, order = 0 }) => {
    const own = motionOf(part)
    return own && !isGround(part) ? delayOf(own, order, beatSeconds) : 0
  })
  const room = (span.end - span.start) * ENTRY_SHARE
  const longest = Math.max(0, ...delays)
  const soonest = Math.min(
    ...delays.filter((_, index) => !STANDING.has(pieces[index]?.part ?? 'ground')),
  )
  return pieces.map((piece, index): Layer => {
    const { part, layer, name, opacity = 1 } = piece
    const own = motionOf(part)
    const common = { id: `${id} ${name}`, opacity, leave: null }
    const idle = idleOf(piece, motion, beatSeconds)
    if (isFirst && (STANDING.has(part) || !own))
      return { ...layer, ...common, ...idle, start: 0, duration: span.shownUntil, enter: null }
    if (isGround(part) || !own)
      return {
        ...layer,
        ...common,
        start: span.shownFrom,
        duration: span.shownUntil - span.shownFrom,
        enter: cut,
      }
    // Background layers enter with the cut; the rest start after it.
    const from = part === 'decor' ? span.shownFrom : span.start
    const delay = squeeze((delays[index] ?? 0) - (isFirst ? soonest : 0), longest, room)
    const start = Math.max(span.shownFrom, from + delay)
    return {
      ...withMotion(layer, { motion, part, stagger: own.stagger }),
      ...common,
      ...idle,
      start,
      duration: Math.max(MIN_DURATION, span.shownUntil - start),
      enter: own.enter,
    }
  })
}
