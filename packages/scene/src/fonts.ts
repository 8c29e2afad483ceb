import type { FontKey, TextStyle } from '@kadr/contract/scene-text'

/** Weights by family; a family without a heavy one gives its boldest. */
export const FONT_WEIGHTS: Record<FontKey, Record<TextStyle['weight'], number>> = {
  montserrat: { regular: 400, bold: 700, heavy: 900 },
  oswald: { regular: 400, bold: 700, heavy: 700 },
  unbounded: { regular: 400, bold: 800, heavy: 800 },
  lora: { regular: 400, bold: 700, heavy: 700 },
  caveat: { regular: 400, bold: 700, heavy: 700 },
}

export const EMOJI_FONT = 'Kadr Emoji'

/** Each weight is a family of its own name: no font of the machine can step in for it. */
export const fontName = ({ font, weight }: { font: string; weight: number }): string =>
  `Kadr ${font} ${weight}`

/** Browsers know emoji by themselves; where ours is loaded it goes first. */
export const fontCss = ({ style, size }: { style: TextStyle; size: number }): string => {
  const weight = FONT_WEIGHTS[style.font][style.weight]
  const name = fontName({ font: style.font, weight })
  return `${size}px "${name}", "${EMOJI_FONT}", "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"`
}

/** The fonts a page has to load before it measures. */
export const listFonts = (): { font: FontKey; weight: number; name: string }[] =>
  fontKeys().flatMap((font) =>
    [...new Set(Object.values(FONT_WEIGHTS[font]))].map((weight) => ({
      font,
      weight,
      name: fontName({ font, weight }),
    })),
  )

const fontKeys = (): FontKey[] => ['montserrat', 'oswald', 'unbounded', 'lora', 'caveat']
