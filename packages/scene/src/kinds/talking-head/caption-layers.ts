import type { CaptionsLayer, Layer } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import { accentOn, brightnessOf, forDarkGround, forWhiteText } from '../../colour.ts'
import { textBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { type TalkingContext, wholeSpan } from './context.ts'
import type { ShownStyle } from './templates.ts'

const STYLES: Record<
  ShownStyle,
  Pick<CaptionsLayer, 'spoken' | 'wordsPerPage'> & { grow: number }
> = {
  karaoke: { spoken: 'colour', wordsPerPage: 4, grow: 1 },
  words: { spoken: 'none', wordsPerPage: 1, grow: 1.35 },
  line: { spoken: 'none', wordsPerPage: 6, grow: 0.68 },
}

/** Letters of the template stand where it has put them; moved onto the picture they need an outline. */
const lettersOf = ({ form, template }: TalkingContext, kind: ShownStyle): TextStyle => {
  const { preset, position } = form.captions
  const isMoved = template.window && position && position !== template.captions.position
  const other = preset ?? (isMoved ? 'outline' : null)
  const style = other ? TEXT_PRESETS[other].style : template.captions.text
  const drawnFor = other ? 1 : STYLES[template.captions.style].grow
  return { ...style, size: Math.round((style.size * STYLES[kind].grow) / drawnFor) }
}

const accentOf = (
  { form, template }: TalkingContext,
  style: TextStyle,
  spoken: CaptionsLayer['spoken'],
): string => {
  if (form.captions.accent) return form.captions.accent
  if (form.colour === null) return accentOn(style, template.accent)
  const isOnDark = spoken !== 'plate' && brightnessOf(style.colour) > 0.5
  return isOnDark ? forDarkGround(form.colour) : forWhiteText(form.colour)
}

/** What is said, as it is written. */
export const captionLayers = (context: TalkingContext): Layer[] => {
  const { form, template, stage, timings } = context
  const { captions } = template
  const kind = form.captions.style ?? captions.style
  if (kind === 'none' || timings.words.length === 0) return []
  const { spoken, wordsPerPage } = kind === captions.style ? captions : STYLES[kind]
  const position = form.captions.position ?? captions.position
  const style = lettersOf(context, kind)
  return [
    {
      ...wholeSpan(context),
      id: 'captions',
      kind: 'captions',
      box: stage.words ?? textBox({ aspect: form.aspect, position }),
      words: timings.words,
      spoken,
      wordsPerPage,
      style: { ...style, accent: accentOf(context, style, spoken) },
      align: stage.words ? captions.align : 'center',
      anchor: stage.words ? 'top' : position,
    },
  ]
}
