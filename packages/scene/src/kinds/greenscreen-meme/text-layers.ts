import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import type { TextStyle } from '@kadr/contract/studio/scene/text'
import { resizeText } from '../../director/picture-look.ts'
import { getTextBox } from '../../geometry/safe-zones.ts'
import { chooseAccent, TEXT_PRESETS } from '../../text/presets.ts'
import { getWholeSpan, hasPunchLine, type MemeContext } from './context.ts'

/** Text size relative to titles, by length. */
const SHARES = [
  { letters: 22, share: 0.9 },
  { letters: 44, share: 0.72 },
  { letters: Number.POSITIVE_INFINITY, share: 0.62 },
]

const shareOf = (text: string) => SHARES.find(({ letters }) => text.length <= letters)?.share ?? 1

const SLAM = { kind: 'slam', toward: 'up', seconds: 0.22 } as const

/** Share of the lower text area that stays clear of the face. */
const BELOW_FACE = 0.76

const keepOffFace = (box: Box): Box => {
  const height = Math.round(box.height * BELOW_FACE)
  return { ...box, y: box.y + box.height - height, height }
}

const styleOf = ({ form, look, page }: MemeContext, text: string): TextStyle => {
  const { preset } = form.text
  if (!preset) {
    const style = resizeText(look.title, Math.round(look.title.size * shareOf(text)))
    return { ...style, accent: look.accent }
  }
  const { style } = TEXT_PRESETS[preset]
  return {
    ...style,
    size: Math.round(style.size * page.k),
    accent: chooseAccent(style, look.accent),
  }
}

/** The upper text is visible from the first frame until the lower one enters at the punch line. */
export const buildTextLayers = (context: MemeContext): Layer[] => {
  const { form, punch, seconds } = context
  const after = { start: punch, duration: seconds - punch, enter: SLAM }
  const before = hasPunchLine(context) ? { duration: punch } : {}
  const layer = (id: string, text: string, position: 'bottom' | 'top'): Layer[] => {
    const box = getTextBox({ aspect: form.aspect, position })
    return text.trim() === ''
      ? []
      : [
          {
            ...getWholeSpan(context),
            ...(position === 'bottom' ? after : before),
            id,
            kind: 'text',
            text,
            style: styleOf(context, text),
            box: position === 'bottom' ? keepOffFace(box) : box,
            align: 'center',
            anchor: position,
          },
        ]
  }
  return [
    ...layer('top text', form.text.top, 'top'),
    ...layer('bottom text', form.text.bottom, 'bottom'),
  ]
}
