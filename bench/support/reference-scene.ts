import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { CATALOG, findMade } from '@kadr/starter'
import { makePack } from '@kadr/starter/make-pack'

const PICTURES = ['mountains', 'city-bokeh', 'dunes', 'terrazzo', 'folded-paper']
const TEXTS = [
  'Пять мест, куда *стоит поехать* этой осенью 🍁',
  'Дюны у Балтийского моря 🌊☀️',
  'Одуванчики — лёгкость и ветер 🌬️',
  'Яркие цвета, ёмкий дизайн 🎨🔥',
  'Капли после дождя 💧 Подпишитесь 👉❤️',
]
const MUSIC = 'upbeat'
const BPM = 118

/** Pictures and music of the starter pack, reproducible on any machine. */
export const makeMaterial = async (folder: string): Promise<Record<string, string>> => {
  const keys = [...PICTURES.map((key) => `background/${key}`), `music/${MUSIC}`]
  const items = CATALOG.filter(({ key }) => keys.includes(key))
  await makePack({ folder, ffmpeg: 'ffmpeg', items })
  return Object.fromEntries(
    items.map((item) => [item.key, findMade(folder, item) ?? join(folder, item.file)]),
  )
}

/** Five moving pictures, half-second crossfades, outlined text with emoji, music. */
export const referenceScene = (seconds: number): Scene => {
  const count = Math.max(2, Math.round(seconds / 3))
  const slides = Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    asset: `background/${PICTURES[index % PICTURES.length]}`,
    fit: 'cover' as const,
    text: TEXTS[index % TEXTS.length] ?? '',
    preset: index % 2 === 0 ? ('outline' as const) : ('plate' as const),
    position: 'bottom' as const,
    seconds: seconds / count,
    motion: 'auto' as const,
  }))
  const facts = new Map<string, AssetFacts>(
    PICTURES.map((key) => [`background/${key}`, { kind: 'image', seconds: null, hasSound: false }]),
  )
  return slideshow.toScene({
    form: {
      version: 1,
      aspect: '9:16',
      template: 'calm',
      slides,
      transition: 'fade',
      music: { asset: `music/${MUSIC}`, volume: 100, bpm: BPM, isFitToBeat: false },
      isClipSoundKept: false,
    },
    facts,
  })
}
