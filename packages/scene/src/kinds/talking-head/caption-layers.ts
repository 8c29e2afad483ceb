import type { CaptionsLayer, Layer } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import {
  chooseAccent,
  darkenForWhiteText,
  lightenForDarkBackground,
  measureBrightness,
} from '../../colour.ts'
import { getTextBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { getFullSpan, type TalkingContext } from './context.ts'
import type { ShownStyle } from './templates.ts'

const STYLES: Record<
  ShownStyle,
  Pick<CaptionsLayer, 'spoken' | 'wordsPerPage'> & { grow: number }
> = {
  karaoke: { spoken: 'colour', wordsPerPage: 4, grow: 1 },
  words: { spoken: 'none', wordsPerPage: 1, grow: 1.35 },
  line: { spoken: 'none', wordsPerPage: 6, grow: 0.68 },
}

/** Text style of captions; moved from below the window onto the picture they need an outline. */
const chooseTextStyle = ({ form, template }: TalkingContext, kind: ShownStyle): TextStyle => {
  const { preset, position } = form.captions
  const isMoved = template.window && position && position !== template.captions.position
  const other = preset ?? (isMoved ? 'outline' : null)
  const style = other ? TEXT_PRESETS[other].style : template.captions.text
  const drawnFor = other ? 1 : STYLES[template.captions.style].grow
  return { ...style, size: Math.round((style.size * STYLES[kind].grow) / drawnFor) }
}

const chooseCaptionAccent = (
  { form, template }: TalkingContext,
  style: TextStyle,
  spoken: CaptionsLayer['spoken'],
): string => {
  if (form.captions.accent) return form.captions.accent
  if (form.colour === null) return chooseAccent(style, template.accent)
  const isOnDark = spoken !== 'plate' && measureBrightness(style.colour) > 0.5
  return isOnDark ? lightenForDarkBackground(form.colour) : darkenForWhiteText(form.colour)
}

export const buildCaptionLayers = (context: TalkingContext): Layer[] => {
  const { form, template, stage, timings } = context
  const { captions } = template
  const kind = form.captions.style ?? captions.style
  if (kind === 'none' || timings.words.length === 0) return []
  const { spoken, wordsPerPage } = kind === captions.style ? captions : STYLES[kind]
  const position = form.captions.position ?? captions.position
  const style = chooseTextStyle(context, kind)
  return [
    {
      ...getFullSpan(context),
      id: 'captions',
      kind: 'captions',
      box: stage.words ?? getTextBox({ aspect: form.aspect, position }),
      words: timings.words,
      spoken,
      wordsPerPage,
      style: { ...style, accent: chooseCaptionAccent(context, style, spoken) },
      align: stage.words ? captions.align : 'center',
      anchor: stage.words ? 'top' : position,
    },
  ]
}
