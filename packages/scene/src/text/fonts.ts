import type { FontKey, TextStyle } from '@kadr/contract/studio/scene/text'

/** Weights by family; a family without a heavy weight uses its boldest. */
export const FONT_WEIGHTS: Record<FontKey, Record<TextStyle['weight'], number>> = {
  montserrat: { regular: 400, bold: 700, heavy: 900 },
  oswald: { regular: 400, bold: 700, heavy: 700 },
  unbounded: { regular: 400, bold: 800, heavy: 800 },
  lora: { regular: 400, bold: 700, heavy: 700 },
  caveat: { regular: 400, bold: 700, heavy: 700 },
}

export const EMOJI_FONT = 'Kadr Emoji'

/** Each weight gets its own family name, so that a system font can never replace it. */
export const buildFontName = ({ font, weight }: { font: string; weight: number }): string =>
  `Kadr ${font} ${weight}`

/** Browsers have emoji fonts of their own; ours takes precedence where it is loaded. */
export const buildFontCss = ({ style, size }: { style: TextStyle; size: number }): string => {
  const weight = FONT_WEIGHTS[style.font][style.weight]
  const name = buildFontName({ font: style.font, weight })
  return `${size}px "${name}", "${EMOJI_FONT}", "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"`
}

/** Fonts a page must load before measuring text. */
export const listFonts = (): { font: FontKey; weight: number; name: string }[] =>
  listFontKeys().flatMap((font) =>
    [...new Set(Object.values(FONT_WEIGHTS[font]))].map((weight) => ({
      font,
      weight,
      name: buildFontName({ font, weight }),
    })),
  )

const listFontKeys = (): FontKey[] => ['montserrat', 'oswald', 'unbounded', 'lora', 'caveat']
