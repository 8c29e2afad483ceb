import { createCard } from '@kadr/contract/studio/create-card'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { describe, expect, it } from 'vitest'
import { createForm, createSlide } from '../director/new-slide.ts'
import { createMemeForm, createReaction } from '../kinds/greenscreen-meme/new-form.ts'
import { createOwnVideoForm } from '../kinds/own-video/new-form.ts'
import { createDemoForm } from '../kinds/product-demo/new-form.ts'
import { slideshow } from '../kinds/slideshow/slideshow.ts'
import { createTalkingForm } from '../kinds/talking-head/new-form.ts'
import { talkingHead } from '../kinds/talking-head/talking-head.ts'
import { applyBrand, ENDING_SLIDE } from './apply-brand.ts'
import { type ContentOf, fillTemplate, keepFixedWords, listFields } from './fill-template.ts'
import type { GivenFile } from './form-field.ts'
import { mergeSlides } from './merge-slides.ts'

const FILM: GivenFile = { id: 'film', kind: 'video', seconds: 12.5, width: 1080, height: 1920 }

const slides = () => [
  createSlide('a', createCard('hook', { title: 'Пять ошибок', sub: 'в кофе' })),
  createSlide('b', createCard('list', { title: 'Список', items: ['раз', 'два'] })),
  { ...createSlide('c', createCard('cta', { title: 'Пишите', act: 'в личку' })), said: 'пишите' },
]
const source = { asset: 'old', ms: 9000, width: 1080, height: 1920, hasSound: true }

const CONTENTS: readonly ContentOf<
  'slideshow' | 'product-demo' | 'greenscreen-meme' | 'talking-head' | 'own-video'
>[] = [
  { kind: 'slideshow', form: createForm(slides()) },
  {
    kind: 'product-demo',
    form: createDemoForm({
      name: 'Чашка',
      hook: { ...createDemoForm().hook, text: 'Смотрите', asset: 'h' },
      shots: [{ id: 's', asset: 'shot', fit: 'framed', from: 0, seconds: 2 }],
      benefits: [{ id: 'x', text: 'Лёгкая', object: null }],
      change: { before: 'было', after: 'стало' },
      review: { stars: 5, text: 'Хорошо', author: 'Анна' },
      callToAction: { ...createDemoForm().callToAction, text: 'Берите', price: '900 ₽' },
    }),
  },
  {
    kind: 'greenscreen-meme',
    form: createMemeForm({
      text: { top: 'Когда', bottom: 'тогда', preset: null },
      reaction: createReaction({ asset: 'clip' }),
    }),
  },
  {
    kind: 'talking-head',
    form: createTalkingForm({
      script: 'Привет',
      speaker: { name: 'Анна', role: 'мастер' },
      ending: { title: 'До встречи', act: 'Пишите' },
      inserts: [{ id: 'i', asset: 'pic', start: 0, end: 1, layout: 'full' }],
    }),
  },
  {
    kind: 'own-video',
    form: createOwnVideoForm({
      source,
      title: 'Заголовок',
      cuts: [{ from: 0, to: 9, why: 'hand' }],
    }),
  },
]

describe.each(CONTENTS.map((content) => [content.kind, content] as const))('%s', (_, content) => {
  const fields = listFields(content)
  const asked = new Set(fields.map(({ key }) => key))

  it('names each of its places once', () => {
    expect(asked.size).toBe(fields.length)
    expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
    expect(fields.some(({ kind }) => kind === 'text')).toBe(true)
    expect(fields.some(({ kind }) => kind === 'file')).toBe(true)
  })

  it('takes words and files in all of them', () => {
    const words = new Map(fields.map(({ key }, at) => [key, `слово ${at}`]))
    const files = new Map(fields.map(({ key }) => [key, FILM]))
    const form = fillTemplate({ content, asked, words, files })
    const filled = listFields({ ...content, form } as typeof content)
    expect(filled.map(({ key, value }) => [key, value])).toEqual(
      fields.map(({ key, kind }, at) => [key, kind === 'text' ? `слово ${at}` : 'film']),
    )
  })

  it('stays as it is where nothing is asked', () => {
    const none = new Map<string, never>()
    expect(fillTemplate({ content, asked: new Set(), words: none, files: none })).toEqual(
      content.form,
    )
  })
})

describe('a template', () => {
  it('leaves a place empty that nothing was given for', () => {
    const content = { kind: 'slideshow', form: createForm(slides()) } as const
    const asked = new Set(['slides.a.sub'])
    const form = fillTemplate({ content, asked, words: new Map(), files: new Map() })
    expect(form.slides[0]?.card).toMatchObject({ title: 'Пять ошибок', sub: '' })
  })

  it('with other words is read anew', () => {
    const content = { kind: 'slideshow', form: createForm(slides()) } as const
    const words = new Map([['slides.c.title', 'Звоните']])
    const form = fillTemplate({ content, asked: new Set(words.keys()), words, files: new Map() })
    expect(form.slides[2]).toMatchObject({ said: null, card: { title: 'Звоните', act: 'в личку' } })
  })

  it('of a film forgets the moments of the old one', () => {
    const form = createOwnVideoForm({ source, cuts: [{ from: 0, to: 9, why: 'hand' }] })
    const files = new Map([['source', FILM]])
    const asked = new Set(['source'])
    expect(
      fillTemplate({ content: { kind: 'own-video', form }, asked, words: new Map(), files }),
    ).toMatchObject({ source: { asset: 'film', ms: 12_500 }, cuts: [] })
  })

  it('keeps its fixed words over words written anew', () => {
    const form = createMemeForm({ text: { top: 'Когда', bottom: 'тогда', preset: null } })
    const written = { ...form, text: { ...form.text, top: 'Новое', bottom: 'другое' } }
    const content = { kind: 'greenscreen-meme', form } as const
    const kept = keepFixedWords({ content, asked: new Set(['text.top']), form: written })
    expect(kept.text).toMatchObject({ top: 'Новое', bottom: 'тогда' })
  })
})

describe('slides written for a template', () => {
  const template = createForm([
    { ...createSlide('intro', createCard('hook', { title: 'Студия' })), asset: 'logo' },
    { ...createSlide('a', createCard('item', { title: 'раз' })), asset: 'own', seconds: 3 },
    createSlide('b', createCard('item', { title: 'два' })),
    createSlide('end', createCard('cta', { title: 'Пишите' })),
  ])
  const asked = new Set(['slides.a.title', 'slides.b.title', 'slides.b.asset'])
  const written = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...createSlide(`w${at}`, createCard('item', { title: `новое ${at}` })),
      asset: `photo ${at}`,
    }))
  const shown = (count: number) =>
    mergeSlides({ template, asked, written: written(count) }).map(
      ({ card, asset }) => [card.title, asset] as const,
    )

  it('take the places that are asked, with a picture of the place that is not', () => {
    expect(shown(2)).toEqual([
      ['Студия', 'logo'],
      ['новое 0', 'own'],
      ['новое 1', 'photo 1'],
      ['Пишите', null],
    ])
  })

  it('go on before what closes the reel, and leave out places without words', () => {
    expect(shown(3).map(([title]) => title)).toEqual([
      'Студия',
      'новое 0',
      'новое 1',
      'новое 2',
      'Пишите',
    ])
    expect(shown(1).map(([title]) => title)).toEqual(['Студия', 'новое 0', 'Пишите'])
    expect(shown(40)).toHaveLength(20)
  })
})

describe('the brand of a workspace', () => {
  const applied = {
    brand: { ...NO_BRAND, colour: '#c2562e', accent: '#0e8f66', name: 'Чашка', logo: 'logo' },
    music: 'song',
    ending: { title: 'Чашка', act: 'чашка.рф' },
  }

  it('closes a slideshow with a page, once', () => {
    const content = { kind: 'slideshow', form: createForm(slides()) } as const
    const form = applyBrand(content, applied)
    expect(form.slides.at(-1)).toMatchObject({ id: ENDING_SLIDE, card: { act: 'чашка.рф' } })
    expect(form.music?.asset).toBe('song')
    expect(applyBrand({ kind: 'slideshow', form }, applied)).toEqual(form)
    expect(slideshow.listAssets(form)).toEqual(expect.arrayContaining(['logo', 'song']))
  })

  it('leaves what a reel has of its own', () => {
    const form = createForm(slides(), {
      brand: { ...NO_BRAND, colour: '#111111' },
      music: { asset: 'own', volume: 50, bpm: null, isFitToBeat: true },
    })
    expect(applyBrand({ kind: 'slideshow', form }, applied)).toMatchObject({
      brand: { colour: '#111111', accent: '#0e8f66', logo: 'logo' },
      music: { asset: 'own' },
    })
    const silent = createForm(slides(), { music: null })
    expect(applyBrand({ kind: 'slideshow', form: silent }, applied).music).toBeNull()
  })

  it('closes a talking head with a page after the last word', () => {
    const plain = createTalkingForm({ script: 'Привет всем, кто зашёл' })
    const form = applyBrand({ kind: 'talking-head', form: plain }, applied)
    const facts = new Map()
    const [before, after] = [plain, form].map((one) => talkingHead.toScene({ form: one, facts }))
    expect(after?.seconds).toBeCloseTo((before?.seconds ?? 0) + 2.6, 5)
    const ids = after?.layers.map(({ id }) => id) ?? []
    expect(ids.some((id) => id.startsWith('ending'))).toBe(true)
    expect(talkingHead.listAssets(form)).toContain('logo')
    expect(JSON.stringify(after?.layers)).toContain('"asset":"logo"')
  })
})
