import { join } from 'node:path'
import { createCard } from '@kadr/contract/studio/create-card'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
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

/** Five moving pictures, half-second crossfades, words with emoji on plates, music. */
export const referenceScene = (seconds: number): Scene => {
  const count = Math.max(2, Math.round(seconds / 3))
  const slides = Array.from({ length: count }, (_, index) => ({
    ...createSlide(`s${index}`, createCard('item', { title: TEXTS[index % TEXTS.length] ?? '' })),
    asset: `background/${PICTURES[index % PICTURES.length]}`,
    fit: 'cover' as const,
    seconds: seconds / count,
  }))
  const facts = new Map<string, AssetFacts>(
    PICTURES.map((key) => [`background/${key}`, { kind: 'image', seconds: null, hasSound: false }]),
  )
  return slideshow.toScene({
    form: createForm(slides, {
      style: 'journal',
      transition: 'fade',
      music: { asset: `music/${MUSIC}`, volume: 100, bpm: BPM, isFitToBeat: false },
      hasEffects: false,
    }),
    facts,
  })
}
