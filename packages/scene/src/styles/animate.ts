import type { Layer, Transition } from '@kadr/contract/scene'
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

/** Later entries are drawn together when a slide is too short for them. */
const squeeze = (delay: number, longest: number, room: number): number =>
  longest <= room ? delay : (delay / longest) * room

const isGround = (part: Part) => part === 'ground'

const withMotion = (
  layer: StillLayer,
  { motion, part, stagger }: { motion: StyleMotion; part: Part; stagger: PartMotion['stagger'] },
): StillLayer => {
  if (layer.kind !== 'text') return layer
  // A plate under the line is drawn with the whole line, so its mark comes with it.
  const marked =
    layer.mark && !layer.style.plate
      ? { ...layer, mark: { ...layer.mark, enter: motion.mark } }
      : layer
  return part === 'title' || part === 'body'
    ? { ...marked, ...(stagger ? { stagger } : {}) }
    : marked
}

/** The counting figure of the first frame is the cover: it stands at once. */
const withoutEntry = (layer: StillLayer): StillLayer => {
  if (layer.kind !== 'text') return layer
  const { count: _, ...rest } = layer
  return rest
}

/** A picture in a frame has no camera: it grows and shrinks a little instead. */
const FRAME_BREATH = { kind: 'breathe', scale: 0.025, fade: 0 } as const

const idleOf = ({ part, layer }: Piece, motion: StyleMotion, beatSeconds: number) => {
  if (layer.idle) return {}
  if (part === 'object' && layer.kind === 'object') return { idle: motion.idle(beatSeconds) }
  return part === 'photo' && layer.kind === 'picture' && layer.mask
    ? { idle: { ...FRAME_BREATH, every: beatSeconds * 4 } }
    : {}
}

/**
 * Times and motion of the pieces of one slide. The first slide stands complete at once: its first
 * frame is the cover.
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
  const motionOf = (part: Part): PartMotion | undefined => motion.parts[part]
  const delays = pieces.map(({ part, order = 0 }) => {
    const own = motionOf(part)
    return own && !isGround(part) ? delayOf(own, order, beatSeconds) : 0
  })
  const room = (span.end - span.start) * ENTRY_SHARE
  const longest = Math.max(0, ...delays)
  return pieces.map((piece, index): Layer => {
    const { part, layer, name, opacity = 1 } = piece
    const own = motionOf(part)
    const common = { id: `${id} ${name}`, opacity, leave: null }
    const idle = idleOf(piece, motion, beatSeconds)
    if (isFirst)
      return {
        ...withoutEntry(layer),
        ...common,
        ...idle,
        start: 0,
        duration: span.shownUntil,
        enter: null,
      }
    if (isGround(part) || !own)
      return {
        ...layer,
        ...common,
        start: span.shownFrom,
        duration: span.shownUntil - span.shownFrom,
        enter: cut,
      }
    // Sheets of the ground follow it at once; the rest waits for the cut.
    const from = part === 'decor' ? span.shownFrom : span.start
    const start = from + squeeze(delays[index] ?? 0, longest, room)
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
