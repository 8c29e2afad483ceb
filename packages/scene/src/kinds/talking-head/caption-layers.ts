import type { CaptionsLayer, Layer } from '@kadr/contract/scene'
import type { CaptionStyle, TalkingHeadForm } from '@kadr/contract/talking-head'
import { textBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import type { Timings } from './timings.ts'

const LOOKS: Record<
  Exclude<CaptionStyle, 'none'>,
  Pick<CaptionsLayer, 'spoken' | 'wordsPerPage'> & { grow: number }
> = {
  karaoke: { spoken: 'colour', wordsPerPage: 4, grow: 1 },
  words: { spoken: 'none', wordsPerPage: 1, grow: 1.35 },
  line: { spoken: 'none', wordsPerPage: 6, grow: 0.68 },
}

/** What is said, as it is written. */
export const captionLayers = (form: TalkingHeadForm, { words, seconds }: Timings): Layer[] => {
  const { style: kind, preset, position, accent } = form.captions
  if (kind === 'none' || words.length === 0) return []
  const { grow, ...look } = LOOKS[kind]
  const { style } = TEXT_PRESETS[preset]
  return [
    {
      id: 'captions',
      kind: 'captions',
      start: 0,
      duration: seconds,
      opacity: 1,
      enter: null,
      leave: null,
      box: textBox({ aspect: form.aspect, position }),
      words,
      ...look,
      style: { ...style, size: Math.round(style.size * grow), accent },
      align: 'center',
      anchor: position,
    },
  ]
}
