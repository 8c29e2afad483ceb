import type { Layer, Transition } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import { resizeText } from '../../director/picture-look.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

const START = 0.3
const SECONDS = 5
const SIZES = { name: 66, role: 44 }
/** Beside the chin. */
const SMALL = { name: 52, role: 36 }
const GAP = 10
/** Lower edge of the plates: of the words, or above the captions. */
const BOTTOM = 1490
const ABOVE_CAPTIONS = 1050

const passage = (kind: Transition['kind']): Transition => ({ kind, toward: 'right', seconds: 0.35 })

const heightOf = ({ size, lineHeight, plate }: TextStyle) =>
  size * lineHeight + (plate?.padding ?? 0) * 2

/** Name and role on plates of the style, left of the hand, for the first seconds. */
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
  const heights = styles.map(({ style }) => heightOf(style))
  const total = heights.reduce((sum, height) => sum + height, GAP * (styles.length - 1))
  let y = page.y(place === 'bottom' ? ABOVE_CAPTIONS : BOTTOM) - total
  return styles.map(({ id, text, style }, index): Layer => {
    const height = heights[index] ?? 0
    const layer: Layer = {
      ...getFullSpan(context),
      id,
      kind: 'text',
      text,
      style,
      start: Math.min(START + index * 0.12, timings.seconds / 4),
      duration: Math.min(SECONDS, timings.seconds / 2),
      enter: passage('slide'),
      leave: passage('fade'),
      box: { x: page.left, y, width: (page.right - page.left) * 0.7, height: height + 2 },
      align: 'left',
      anchor: 'top',
    }
    y += height + GAP
    return layer
  })
}
