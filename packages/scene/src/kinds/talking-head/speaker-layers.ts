import type { Box, Layer, Transition } from '@kadr/contract/studio/scene/scene'
import type { TextStyle } from '@kadr/contract/studio/scene/text'
import { resizeText } from '../../director/picture-look.ts'
import { doBoxesMeet } from '../../geometry/boxes.ts'
import { measureEms } from '../../styles/type/measure.ts'
import { type CaptionPosition, getFullSpan, type TalkingContext } from './context.ts'
import { findHead } from './framing.ts'
import type { Shot } from './shots.ts'

const START = 0.3
const SECONDS = 5
/** Shorter than this a name is not read. */
const LEAST_SECONDS = 1.2
const SIZES = { name: 66, role: 44 }
/** Text sizes when placed beside the chin. */
const SMALL = { name: 52, role: 36 }
const GAP = 10
/** Lower edge of the plates: the bottom of the text area, above the head, or above the captions. */
const LOWER_EDGE: Record<CaptionPosition, number> = { top: 1490, center: 470, bottom: 1140 }

const passage = (kind: Transition['kind']): Transition => ({ kind, toward: 'right', seconds: 0.35 })

const heightOf = ({ size, lineHeight, plate }: TextStyle) =>
  size * lineHeight + (plate?.padding ?? 0) * 2

/** Fonts draw a little wider than their width table. */
const SLACK = 1.05

const widthOf = (
  text: string,
  { font, weight, isUppercase, size, letterSpacing, plate }: TextStyle,
) =>
  measureEms({ font, weight, isUppercase, tracking: letterSpacing / size }, text) * size * SLACK +
  (plate?.padding ?? 0) * 2

type Span = { start: number; end: number }

/** In a filmed presenter's shots the place of the head is unknown. */
const isFree = (context: TalkingContext, plates: Box, shot: Shot): boolean => {
  if (context.place === 'center' && shot.hasCard) return false
  return context.form.presenter.kind !== 'drawn' || !doBoxesMeet(findHead(context, shot), plates)
}

/** The first shots in a row that leave the plates free, long enough to read them; else the longest. */
const findFreeSpan = (context: TalkingContext, plates: Box): Span => {
  const { shots, timings } = context
  const spans: Span[] = []
  let isOpen = false
  for (const shot of shots) {
    const isShown = isFree(context, plates, shot)
    const last = spans.at(-1)
    if (isShown && isOpen && last) last.end = shot.end
    else if (isShown) spans.push({ start: shot.start, end: shot.end })
    isOpen = isShown
  }
  const longest = spans.toSorted((one, other) => other.end - other.start - one.end + one.start)[0]
  return (
    spans.find(({ start, end }) => end - start >= LEAST_SECONDS + START) ??
    longest ?? { start: 0, end: timings.seconds }
  )
}

/** Name and role on plates of the style, clear of the face, for a few seconds. */
export const buildSpeakerLayers = (context: TalkingContext): Layer[] => {
  const { form, page, look, place, timings } = context
  const name = form.speaker.name.trim()
  const role = form.speaker.role.trim()
  if (name === '') return []
  const size = place === 'bottom' ? SMALL : SIZES
  const styles = [
    { id: 'speaker name', text: name, style: resizeText(look.title, size.name * page.k) },
    ...(role
      ? [{ id: 'speaker role', text: role, style: resizeText(look.body, size.role * page.k) }]
      : []),
  ]
  const widest = (page.right - page.left) * 0.7
  const widths = styles.map(({ text, style }) => Math.min(widest, widthOf(text, style)))
  const heights = styles.map(({ style }) => heightOf(style))
  const total = heights.reduce((sum, height) => sum + height, GAP * (styles.length - 1))
  let y = page.y(LOWER_EDGE[place]) - total
  const span = findFreeSpan(context, {
    x: page.left,
    y,
    width: Math.max(...widths),
    height: total,
  })
  const longest = Math.min(SECONDS, timings.seconds / 2, span.end - span.start - START)
  return styles.map(({ id, text, style }, index): Layer => {
    const height = heights[index] ?? 0
    const layer: Layer = {
      ...getFullSpan(context),
      id,
      kind: 'text',
      text,
      style,
      start: span.start + Math.min(START + index * 0.12, timings.seconds / 4),
      duration: Math.max(LEAST_SECONDS / 2, longest - index * 0.12),
      enter: passage('slide'),
      leave: passage('fade'),
      box: { x: page.left, y, width: widths[index] ?? widest, height: height + 2 },
      align: 'left',
      anchor: 'top',
    }
    y += height + GAP
    return layer
  })
}
