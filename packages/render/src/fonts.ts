import { fileURLToPath } from 'node:url'
import type { Scene } from '@kadr/contract/scene'
import type { FontKey } from '@kadr/contract/scene-text'
import { EMOJI_FONT, FONT_WEIGHTS, fontName } from '@kadr/scene/fonts'
import { FAMILIES, sourceOf } from '@kadr/starter/fonts'
import { GlobalFonts } from '@napi-rs/canvas'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

const emojiFile = () =>
  fileURLToPath(
    import.meta.resolve(
      '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
    ),
  )

const register = (path: string, name: string) => {
  if (GlobalFonts.has(name)) return
  if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`no font at ${path}`)
}

const registerWeight = (font: FontKey, weight: number) => {
  const family = FAMILIES.find(({ key }) => key === font)
  const found = family?.weights.find((candidate) => candidate.weight === weight)
  if (!family || !found) throw new Error(`no ${font} ${weight} in the starter pack`)
  register(sourceOf(family, found), fontName({ font, weight }))
}

/** Loads what the scene writes with; emoji are large, so only when there are any. */
export const registerFonts = ({ layers }: Pick<Scene, 'layers'>): void => {
  for (const layer of layers) {
    if (layer.kind !== 'text' && layer.kind !== 'captions') continue
    const { font, weight } = layer.style
    registerWeight(font, FONT_WEIGHTS[font][weight])
    const text = layer.kind === 'text' ? layer.text : layer.words.map((word) => word.text).join(' ')
    if (EMOJI.test(text)) register(emojiFile(), EMOJI_FONT)
  }
}
