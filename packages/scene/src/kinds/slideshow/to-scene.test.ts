import { createCard } from '@kadr/contract/create-card'
import { scene } from '@kadr/contract/scene'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countFrames } from '../../canvas-size.ts'
import { createForm, createSlide } from '../../director/new-slide.ts'
import { STYLES } from '../../styles/all-styles.ts'
import { computeTimeline } from '../../timeline.ts'
import type { AssetFacts } from '../kind.ts'
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

it('has the whole first slide on the very first frame', () => {
  const made = sceneFor()
  const first = made.layers.filter(({ id }) => id.startsWith('s0 '))
  expect(first.every(({ start, enter }) => start === 0 && enter === null)).toBe(true)
  expect(first.some(({ kind }) => kind === 'text')).toBe(true)
})

it('stays whole when a resource is gone: the style draws the slide', () => {
  const made = slideshow.toScene({ form: formOf(), facts: new Map() })
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

it("plays the style's loop and effects where the starter pack is made", () => {
  const form = formOf({
    music: { asset: null, volume: 80, bpm: null, isFitToBeat: true },
    hasEffects: true,
  })
  const sounds = slideshow.listSounds?.(form) ?? []
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
