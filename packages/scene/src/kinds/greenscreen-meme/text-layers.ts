import type { Box, Layer } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import { chooseAccent } from '../../colour.ts'
import { resizeText } from '../../director/picture-look.ts'
import { getTextBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { getWholeSpan, hasPunchLine, type MemeContext } from './context.ts'

/** Memes shout a little less than titles, and less with more words. */
const SHARES = [
  { letters: 22, share: 0.9 },
  { letters: 44, share: 0.72 },
  { letters: Number.POSITIVE_INFINITY, share: 0.62 },
]

const shareOf = (text: string) => SHARES.find(({ letters }) => text.length <= letters)?.share ?? 1

const SLAM = { kind: 'slam', toward: 'up', seconds: 0.22 } as const

/** Of the area of lower words: the face ends above it. */
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

/** The first words stand from the first frame, until the last ones arrive with the punch line. */
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
