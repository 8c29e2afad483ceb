import { createCard } from '@kadr/contract/studio/create-card'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { expect, it } from 'vitest'
import { createForm, createSlide } from '../../director/new-slide.ts'
import { slideshowFromWords } from './from-words.ts'
import { slideshow } from './slideshow.ts'

const words = {
  storyboard: {
    slides: [
      createCard('hook', { title: 'Как выбрать *кофе*' }),
      createCard('item', { title: 'Свежесть' }),
      createCard('cta', { title: 'Сохраните' }),
    ],
  },
}
const BLANK = createForm([])

it('gives each slide an object, and the reel the style of its topic', () => {
  const made = slideshow.readForm(
    slideshowFromWords({ form: BLANK, words, topic: 'Кофе', assets: [] }),
  )
  expect(made.slides.every(({ card }) => card.object !== null)).toBe(true)
  expect(made.style).toBe('riso')
})

it('gives each topic a look of its own, the same while its slides are being written', () => {
  const make = (topic: string, slides = words.storyboard.slides) =>
    slideshowFromWords({ form: BLANK, words: { storyboard: { slides } }, topic, assets: [] })
  const topics = ['Абракадабра', 'Бурдюк', 'Вурдалак', 'Глокая куздра', 'Дзюба', 'Ёкарный бабай']
  const looks = topics.map((topic) => make(topic, [createCard('hook', { title: topic })]))
  expect(new Set(looks.map(({ seed }) => seed)).size).toBe(topics.length)
  expect(new Set(looks.map(({ style }) => style)).size).toBeGreaterThan(1)
  expect(make('Кофе').seed).toBe(make('Кофе', words.storyboard.slides.slice(0, 1)).seed)
  expect(make('').seed).toBe(make('Как выбрать *кофе*').seed)
})

it('tells what is sad without objects and sounds, in a calm style', () => {
  const quiet = { ...words, isQuiet: true }
  const made = slideshow.readForm(
    slideshowFromWords({ form: BLANK, words: quiet, topic: 'Кофе', assets: [] }),
  )
  expect(made).toMatchObject({ style: 'journal', hasEffects: false })
  for (const { card, companion } of made.slides)
    expect([companion, card.object, ...card.sides.map(({ object }) => object)]).toEqual([
      null,
      null,
      ...card.sides.map(() => null),
    ])
  const { layers } = slideshow.toScene({ form: made, facts: new Map() })
  expect(layers.filter(({ kind }) => kind === 'object')).toEqual([])
})

it('takes the look it is given', () => {
  const look = { style: 'night', seed: 17 }
  expect(slideshowFromWords({ form: BLANK, words, topic: 'Кофе', assets: [], look })).toEqual({
    ...slideshowFromWords({ form: BLANK, words, topic: 'Кофе', assets: [] }),
    ...look,
  })
})

it('keeps format, brand, sound and pictures, own pictures first', () => {
  const kept = {
    aspect: '1:1' as const,
    brand: { ...NO_BRAND, colour: '#2f4bff', name: 'Кадр' },
    music: null,
    hasCounter: false,
    hasEffects: false,
    isClipSoundKept: true,
  }
  const form = createForm([{ ...createSlide('old'), asset: 'own' }], kept)
  const made = slideshowFromWords({ form, words, topic: 'Кофе', assets: ['own', 'fresh'] })
  expect(made).toMatchObject(kept)
  expect(made.slides.map(({ asset }) => asset)).toEqual(['own', 'fresh', null])
})
