import { createCard } from '@kadr/contract/studio/create-card'
import { scene } from '@kadr/contract/studio/scene/scene'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createForm, createSlide } from '../../director/new-slide.ts'
import { scheduleSlides } from '../../director/schedule.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { countFrames } from '../../geometry/canvas-size.ts'
import { planAudio } from '../../sound/audio-plan.ts'
import { STYLES } from '../../styles/all-styles.ts'
import { computeTimeline } from '../../time/timeline.ts'
import { chooseCarouselMoments } from './carousel.ts'
import { slideshow } from './slideshow.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false }],
  ['film', { kind: 'video', seconds: 4, hasSound: true }],
  ['song', { kind: 'audio', seconds: 20, hasSound: true }],
])

const SOUND: AssetFacts = { kind: 'audio', seconds: 8, hasSound: true }

const formOf = (part: Partial<SlideshowForm> = {}): SlideshowForm =>
  createForm(
    ['photo', 'film', null].map((asset, index) => ({
      ...createSlide(`s${index}`, createCard(index ? 'item' : 'hook', { title: 'Слова слайда' })),
      asset,
      seconds: 2,
    })),
    {
      music: { asset: 'song', volume: 50, bpm: 118, isFitToBeat: true },
      hasEffects: false,
      isClipSoundKept: true,
      ...part,
    },
  )

const sceneFor = (part: Partial<SlideshowForm> = {}) =>
  slideshow.toScene({ form: formOf(part), facts })

it.each(STYLES.map(({ key }) => key))('makes a valid scene in style %s', (style) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const) {
    const made = sceneFor({ style, aspect })
    expect(z.safeParse(scene, made).error).toBeUndefined()
    expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
  }
})

it('leaves no frame without a picture under it', () => {
  for (const transition of ['none', 'fade', 'slide', 'push', 'wipe', 'zoom'] as const) {
    const made = sceneFor({ transition })
    for (let frame = 0; frame < countFrames(made); frame += 1) {
      const shown = computeTimeline({ scene: made, seconds: frame / 30 })
      expect(shown.some(({ layer }) => layer.kind !== 'text')).toBe(true)
    }
  }
})

it('cuts on the beat: the middle of every transition is one', () => {
  const beat = 60 / 118
  const grounds = sceneFor().layers.filter(({ id, enter }) => id.endsWith(' ground') && enter)
  expect(grounds.length).toBeGreaterThan(1)
  for (const { start, enter } of grounds) {
    const middle = (start + (enter?.seconds ?? 0) / 2) / beat
    expect(Math.abs(middle - Math.round(middle))).toBeLessThan(1e-6)
  }
})

it('keeps the lengths of slides when there is no grid to fit', () => {
  const music = { asset: 'song', volume: 50, bpm: null, isFitToBeat: true }
  expect(sceneFor({ music }).seconds).toBe(6)
})

it.each(STYLES)(
  'begins with the scene of its first slide and words that arrive at once: $key',
  ({ key: style }) => {
    const made = sceneFor({ style })
    const first = made.layers.filter(({ id }) => id.startsWith('s0 '))
    const words = first.filter(({ kind }) => kind === 'text')
    expect(Math.min(...words.map(({ start }) => start))).toBe(0)
    expect(words.some(({ enter }) => enter !== null)).toBe(true)
    const shown = computeTimeline({ scene: { ...made, layers: first }, seconds: 0 })
    expect(shown.some(({ layer, opacity }) => layer.kind !== 'text' && opacity === 1)).toBe(true)
    const settled = computeTimeline({ scene: { ...made, layers: first }, seconds: made.posterAt })
    expect(settled.filter(({ opacity }) => opacity > 0)).toHaveLength(first.length)
  },
)

it.each(STYLES)('shows no bare ground after a cut: $key', ({ key: style }) => {
  const slides = formOf().slides.map((slide) => ({ ...slide, asset: null, seconds: 3 }))
  const made = sceneFor({ style, slides })
  for (const [index, { start }] of scheduleSlides(formOf({ style, slides })).slides.entries()) {
    if (index === 0) continue
    const shown = computeTimeline({ scene: made, seconds: start + 0.16 })
    const own = shown.filter(
      ({ layer, opacity }) =>
        layer.id.startsWith(`s${index} `) && layer.kind !== 'shape' && opacity > 0,
    )
    expect(own.length).toBeGreaterThan(0)
  }
})

it('stays whole when a resource is gone: the style draws the slide', () => {
  const drawn = formOf().slides.map((slide) => ({
    ...slide,
    card: { ...slide.card, object: 'star' },
  }))
  const made = slideshow.toScene({ form: formOf({ slides: drawn }), facts: new Map() })
  const kinds = new Set(made.layers.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['object', 'shape', 'text'])
})

it('leaves the counter out on request', () => {
  const countersOf = (hasCounter: boolean) =>
    sceneFor({ hasCounter, style: 'journal' }).layers.filter(
      (layer) => layer.kind === 'text' && /3$/u.test(layer.text),
    ).length
  expect(countersOf(true)).toBe(3)
  expect(countersOf(false)).toBe(0)
})

it.each(STYLES)(
  'shows no progress where the title of a blank slide belongs: $key',
  ({ key: style }) => {
    const blank = createForm(
      [createSlide('a', createCard('hook')), createSlide('b', createCard('item'))],
      { style },
    )
    const idsOf = (form: SlideshowForm) =>
      slideshow.toScene({ form, facts }).layers.map(({ id }) => id)
    expect(idsOf(blank)).toEqual(idsOf({ ...blank, hasCounter: false }))
  },
)

it("plays the style's loop and effects where the starter pack is made", () => {
  const form = formOf({
    music: { asset: null, volume: 80, bpm: null, isFitToBeat: true },
    hasEffects: true,
  })
  const sounds = slideshow.listSounds(form)
  expect(slideshow.toScene({ form, facts }).audio.map(({ role }) => role)).toEqual(['clip'])
  const made = new Map([...facts, ...sounds.map((id) => [id, SOUND] as const)])
  const roles = slideshow.toScene({ form, facts: made }).audio.map(({ role }) => role)
  expect(roles.filter((role) => role === 'music')).toHaveLength(1)
  expect(roles).toContain('effect')
})

it('plays the sound of clips when asked, and music as loud as its slider', () => {
  expect(sceneFor().audio.map(({ role }) => role)).toEqual(['music', 'clip'])
  expect(sceneFor().audio[0]?.gain).toBeCloseTo(-10, 0)
  expect(sceneFor({ isClipSoundKept: false }).audio).toHaveLength(1)
  const music = { asset: 'song', volume: 0, bpm: null, isFitToBeat: false }
  expect(sceneFor({ music }).audio[0]?.gain).toBe(-60)
})

/** A voice of four words, a second each, on the slides of these numbers. */
const spokenForm = (spoken: readonly number[], part: Partial<SlideshowForm> = {}) => {
  const form = formOf({
    narration: { voice: 'rhvoice/anna', speed: 1, hasCaptions: true },
    ...part,
  })
  return {
    ...form,
    slides: form.slides.map((slide, index) => ({
      ...slide,
      seconds: null,
      said: spoken.includes(index) ? 'Раз два три четыре.' : '',
      voice: {
        asset: 'voice',
        from: index * 5,
        until: index * 5 + 4,
        script: 'Раз два три четыре.',
        words: ['Раз', 'два', 'три', 'четыре.'].map((text, at) => ({
          text,
          start: at,
          end: at + 1,
        })),
      },
    })),
  }
}

it('begins a clip with the chosen second, its sound too, and never after its end', () => {
  const startsOf = (clipFrom: number) => {
    const { slides } = formOf()
    const made = sceneFor({
      slides: slides.map((slide) => (slide.asset === 'film' ? { ...slide, clipFrom } : slide)),
    })
    const clip = made.layers.find((layer) => layer.kind === 'clip')
    const sound = made.audio.find(({ role }) => role === 'clip')
    return [clip?.kind === 'clip' ? clip.from : null, sound?.from]
  }
  expect(startsOf(0)).toEqual([0, 0])
  expect(startsOf(2.5)).toEqual([2.5, 2.5])
  expect(startsOf(60)).toEqual([3.5, 3.5])
})

it('reads slides aloud: each lasts as long as its words, music steps back', () => {
  const form = spokenForm([0, 2])
  const made = slideshow.toScene({ form, facts })
  expect(z.safeParse(scene, made).error).toBeUndefined()
  const { slides } = scheduleSlides(form)
  const voices = made.audio.filter(({ role }) => role === 'voice')
  expect(voices.map(({ from, until }) => [from, until])).toEqual([
    [0, 4],
    [10, 14],
  ])
  for (const [at, voice] of [
    [0, voices[0]],
    [2, voices[1]],
  ] as const) {
    const { start = 0, end = 0 } = slides[at] ?? {}
    expect(voice?.start).toBeGreaterThanOrEqual(start)
    expect((voice?.start ?? 0) + (voice?.duration ?? 0)).toBeLessThan(end)
    expect(end - start).toBeLessThan(5.6)
  }
  const { tracks } = planAudio(made)
  expect(tracks.find(({ role }) => role === 'music')?.duckedBy).toHaveLength(2)
  expect(tracks.find(({ role }) => role === 'clip')?.duckedBy).toHaveLength(2)
  expect(slideshow.listAssets(form)).toContain('voice')
})

const FORMATS = STYLES.flatMap(({ key }) =>
  (['9:16', '4:5', '1:1'] as const).map((aspect) => ({ style: key, aspect })),
)

it.each(FORMATS)(
  'shows what is said in time with the voice, clear of the words: $style at $aspect',
  (part) => {
    const made = slideshow.toScene({ form: spokenForm([0, 1, 2], part), facts })
    expect(z.safeParse(scene, made).error).toBeUndefined()
    const captions = made.layers.filter((layer) => layer.kind === 'captions')
    expect(captions).toHaveLength(3)
    const voices = made.audio.filter(({ role }) => role === 'voice')
    for (const [index, { start, words, box }] of captions.entries()) {
      expect(start + (words[0]?.start ?? 0)).toBeCloseTo(voices[index]?.start ?? 0)
      const above = made.layers.filter(
        (layer) =>
          layer.kind === 'text' && layer.id.startsWith(`s${index} `) && layer.box.y < box.y,
      )
      expect(above.every((text) => text.box.y + text.box.height <= box.y)).toBe(true)
    }
  },
)

it('has no captions on request, and no voice when it is switched off', () => {
  const narration = { voice: null, speed: 1, hasCaptions: false }
  const silent = slideshow.toScene({ form: spokenForm([0], { narration }), facts })
  expect(silent.layers.some(({ kind }) => kind === 'captions')).toBe(false)
  expect(silent.audio.some(({ role }) => role === 'voice')).toBe(true)
  const off = slideshow.toScene({ form: spokenForm([0, 1, 2], { narration: null }), facts })
  expect(off.audio.some(({ role }) => role === 'voice')).toBe(false)
  expect(off.layers.some(({ kind }) => kind === 'captions')).toBe(false)
})

it('names each resource once', () => {
  expect(slideshow.listAssets(formOf())).toEqual(['photo', 'film', 'song'])
})

it('refuses no slide and twenty-one', () => {
  const { slides } = formOf()
  expect(() => slideshow.readForm(formOf({ slides: [] }))).toThrow()
  const many = Array.from({ length: 21 }, () => slides[0])
  expect(() => slideshow.readForm({ ...formOf(), slides: many })).toThrow()
})

it('takes a carousel at moments when one slide stands alone, complete', () => {
  for (const { key } of STYLES) {
    const form = formOf({ style: key })
    const made = slideshow.toScene({ form, facts })
    for (const [index, seconds] of chooseCarouselMoments(form).entries()) {
      const own = computeTimeline({ scene: made, seconds }).filter(({ layer }) =>
        layer.id.startsWith(`s${index} `),
      )
      const wanted = made.layers.filter(({ id }) => id.startsWith(`s${index} `))
      expect(own).toHaveLength(wanted.length)
      expect(own.every(({ clip, opacity }) => opacity > 0 && clip === null)).toBe(true)
    }
  }
})

it('reads a form of the first version: texts become cards, the template a style', () => {
  const old = {
    version: 1,
    aspect: '4:5',
    template: 'drama',
    slides: [
      'Три *причины*',
      '1. Цена. Она ниже на треть, и это видно сразу на первой же покупке',
    ].map((text, index) => ({
      id: `s${index}`,
      asset: index ? 'photo' : null,
      fit: 'contain',
      text,
      preset: 'plate',
      position: 'top',
      seconds: 3,
      motion: 'zoomIn',
    })),
    transition: 'fade',
    music: { asset: 'song', volume: 50, bpm: 118, isFitToBeat: true },
    isClipSoundKept: true,
  }
  const form = slideshow.readForm(old)
  expect(form).toMatchObject({ version: 2, style: 'night', transition: 'fade' })
  expect(form.slides.map(({ card }) => [card.role, card.n, card.title])).toEqual([
    ['hook', null, 'Три *причины*'],
    ['item', 1, 'Цена.'],
  ])
  expect(form.slides[1]).toMatchObject({ asset: 'photo', fit: 'framed', seconds: 3 })
})
