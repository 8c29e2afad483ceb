import type { Layer, Transition } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import { resizeText } from '../../director/picture-look.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

const START = 0.3
const SECONDS = 5
const NAME = 66
const ROLE = 44
const GAP = 10
/** Lower edge of the plates, and their upper edge where captions stand below. */
const BOTTOM = 1490
const TOP = 268

const passage = (kind: Transition['kind']): Transition => ({ kind, toward: 'right', seconds: 0.35 })

const heightOf = ({ size, lineHeight, plate }: TextStyle) =>
  size * lineHeight + (plate?.padding ?? 0) * 2

/** Name and role on plates of the style, left of the hand, for the first seconds. */
export const buildSpeakerLayers = (context: TalkingContext): Layer[] => {
  const { form, page, look, place, timings } = context
  const name = form.speaker.name.trim()
  const role = form.speaker.role.trim()
  if (name === '') return []
  const styles = [
    { id: 'speaker name', text: name, style: resizeText(look.title, NAME * page.k) },
    ...(role
      ? [{ id: 'speaker role', text: role, style: resizeText(look.body, ROLE * page.k) }]
      : []),
  ]
  const heights = styles.map(({ style }) => heightOf(style))
  const total = heights.reduce((sum, height) => sum + height, GAP * (styles.length - 1))
  let y = place === 'bottom' ? page.y(TOP) : page.y(BOTTOM) - total
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
