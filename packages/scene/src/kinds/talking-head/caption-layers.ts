import type { Box, CaptionsLayer, Layer } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import type { CaptionStyle } from '@kadr/contract/talking-head'
import { chooseAccent } from '../../colour.ts'
import { resizeText } from '../../director/picture-look.ts'
import { getTextBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

type ShownStyle = Exclude<CaptionStyle, 'none'>

const STYLES: Record<
  ShownStyle,
  Pick<CaptionsLayer, 'spoken' | 'wordsPerPage'> & { grow: number }
> = {
  karaoke: { spoken: 'colour', wordsPerPage: 4, grow: 1 },
  words: { spoken: 'none', wordsPerPage: 1, grow: 1.35 },
  line: { spoken: 'none', wordsPerPage: 6, grow: 0.68 },
}
/** Captions are smaller than titles. */
const SHARE = 0.94

/** Between the apps' controls and the head. */
const TOP = { from: 268, until: 628 }
/** Below the mouth. */
const BOTTOM = { from: 1060, until: 1500, inset: 150 }

/** The area of the captions; null when they are switched off. */
export const findCaptionBox = ({ form, page, place, timings }: TalkingContext): Box | null => {
  if (form.captions.style === 'none' || timings.words.length === 0) return null
  const { aspect } = form
  if (place === 'top') return page.box(page.left, TOP.from, page.right - page.left, TOP.until)
  if (place === 'center') return getTextBox({ aspect, position: place })
  return page.box(BOTTOM.inset, BOTTOM.from, page.width - BOTTOM.inset * 2, BOTTOM.until)
}

const chooseTextStyle = ({ form, look }: TalkingContext, kind: ShownStyle): TextStyle => {
  const { preset, accent } = form.captions
  const { grow } = STYLES[kind]
  if (!preset) {
    const style = resizeText(look.title, Math.round(look.title.size * SHARE * grow))
    return { ...style, accent: accent ?? look.accent }
  }
  const { style } = TEXT_PRESETS[preset]
  return {
    ...style,
    size: Math.round(style.size * grow),
    accent: accent ?? chooseAccent(style, look.accent),
  }
}

export const buildCaptionLayers = (context: TalkingContext): Layer[] => {
  const { form, place, timings } = context
  const kind = form.captions.style ?? 'karaoke'
  const box = findCaptionBox(context)
  if (kind === 'none' || !box) return []
  const { spoken, wordsPerPage } = STYLES[kind]
  return [
    {
      ...getFullSpan(context),
      id: 'captions',
      kind: 'captions',
      box,
      words: timings.words,
      spoken,
      wordsPerPage,
      style: chooseTextStyle(context, kind),
      align: place === 'top' ? 'left' : 'center',
      anchor: place === 'top' ? 'center' : place,
    },
  ]
}
