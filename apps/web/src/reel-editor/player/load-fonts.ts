import type { Scene } from '@kadr/contract/studio/scene/scene'
import { buildFontName, FONT_WEIGHTS } from '@kadr/scene/text/fonts'
import { FONT_CHUNKS, fontFile, unicodeRange } from './font-chunks.ts'

type UsedFont = { name: string; font: string; weight: number; text: string }

/** Fonts of a scene, with the characters used of each. */
export const fontsOf = ({ layers }: Pick<Scene, 'layers'>): UsedFont[] => {
  const found = new Map<string, UsedFont>()
  for (const layer of layers) {
    if (layer.kind !== 'text' && layer.kind !== 'captions') continue
    const { font, weight: heaviness, isUppercase } = layer.style
    const weight = FONT_WEIGHTS[font][heaviness]
    const name = buildFontName({ font, weight })
    const plain = layer.kind === 'text' ? layer.text : layer.words.map(({ text }) => text).join(' ')
    const text = isUppercase ? plain.toLocaleUpperCase('ru') : plain
    found.set(name, { name, font, weight, text: `${found.get(name)?.text ?? ''}${text}` })
  }
  return [...found.values()]
}

const registered = new Set<string>()

const register = ({ name, font, weight }: UsedFont) => {
  if (registered.has(name)) return
  registered.add(name)
  for (const { key, ranges } of FONT_CHUNKS) {
    const address = `/fonts/reel/${fontFile({ font, weight, chunk: key })}`
    const range = unicodeRange(ranges)
    document.fonts.add(new FontFace(name, `url(${address})`, { unicodeRange: range }))
  }
}

const loadOne = async (used: UsedFont) => {
  register(used)
  try {
    await document.fonts.load(`16px "${used.name}"`, used.text)
  } catch {
    // Offline: a system font is the fallback until the next visit.
  }
}

/** Resolves when all fonts of the scene can be measured. Must not block the page. */
export const loadFonts = async (scene: Pick<Scene, 'layers'>): Promise<void> => {
  await Promise.all(fontsOf(scene).map(loadOne))
}
