import { fileURLToPath } from 'node:url'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { buildFontName, EMOJI_FONT, FONT_WEIGHTS } from '@kadr/scene/text/fonts'
import { FAMILIES, sourceOf } from '@kadr/starter/fonts'
import { GlobalFonts } from '@napi-rs/canvas'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

const emojiFile = () =>
  fileURLToPath(
    import.meta.resolve(
      '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
    ),
  )

/** Font files by the family name scenes use. */
export const listFontFiles = (): { name: string; path: string }[] => [
  ...FAMILIES.flatMap((family) =>
    family.weights.map((weight) => ({
      name: buildFontName({ font: family.key, weight: weight.weight }),
      path: sourceOf(family, weight),
    })),
  ),
  { name: EMOJI_FONT, path: emojiFile() },
]

const registerFont = (name: string) => {
  if (GlobalFonts.has(name)) return
  const found = listFontFiles().find((font) => font.name === name)
  if (!found || !GlobalFonts.registerFromPath(found.path, name)) throw new Error(`no font ${name}`)
}

/** Registers the scene's fonts; the emoji font is large and loaded only when needed. */
export const registerFonts = ({ layers }: Pick<Scene, 'layers'>): void => {
  for (const layer of layers) {
    if (layer.kind !== 'text' && layer.kind !== 'captions') continue
    const { font, weight } = layer.style
    registerFont(buildFontName({ font, weight: FONT_WEIGHTS[font][weight] }))
    const text = layer.kind === 'text' ? layer.text : layer.words.map((word) => word.text).join(' ')
    if (EMOJI.test(text)) registerFont(EMOJI_FONT)
  }
}
