import type { CaptionsLayer } from '@kadr/contract/studio/scene/scene'
import type { TextStyle } from '@kadr/contract/studio/scene/text'
import type { TextPreset } from '@kadr/contract/studio/slideshow'
import type { CaptionStyle } from '@kadr/contract/studio/talking-head'
import { type PictureLook, resizeText } from '../director/picture-look.ts'
import { chooseAccent, TEXT_PRESETS } from '../text/presets.ts'

type ShownCaptions = Exclude<CaptionStyle, 'none'>

const STYLES: Record<
  ShownCaptions,
  Pick<CaptionsLayer, 'spoken' | 'wordsPerPage'> & { grow: number }
> = {
  karaoke: { spoken: 'colour', wordsPerPage: 4, grow: 1 },
  words: { spoken: 'none', wordsPerPage: 1, grow: 1.35 },
  line: { spoken: 'none', wordsPerPage: 6, grow: 0.68 },
}

type Look = {
  look: PictureLook
  /** Share of the style's title size. */
  share: number
  /** Each is the style's own when null. */
  preset: TextPreset | null
  accent: string | null
}

const chooseTextStyle = (kind: ShownCaptions, { look, share, preset, accent }: Look): TextStyle => {
  const { grow } = STYLES[kind]
  if (!preset) {
    const style = resizeText(look.title, Math.round(look.title.size * share * grow))
    return { ...style, accent: accent ?? look.accent }
  }
  const { style } = TEXT_PRESETS[preset]
  return {
    ...style,
    size: Math.round(style.size * grow),
    accent: accent ?? chooseAccent(style, look.accent),
  }
}

/** Captions of spoken words in the look of a style. */
export const createSpokenCaptions = ({
  kind,
  look,
  ...layer
}: Pick<CaptionsLayer, 'align' | 'anchor' | 'box' | 'duration' | 'id' | 'start' | 'words'> & {
  kind: ShownCaptions
  look: Look
}): CaptionsLayer => {
  const { spoken, wordsPerPage } = STYLES[kind]
  return {
    ...layer,
    kind: 'captions',
    opacity: 1,
    enter: null,
    leave: null,
    spoken,
    wordsPerPage,
    style: chooseTextStyle(kind, look),
  }
}
