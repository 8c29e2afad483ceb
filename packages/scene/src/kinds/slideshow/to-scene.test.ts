import { scene } from '@kadr/contract/scene'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countFrames } from '../../canvas-size.ts'
import { computeTimeline } from '../../timeline.ts'
import type { AssetFacts } from '../kind.ts'
import { chooseCarouselMoments } from './carousel.ts'
import { slideshow } from './slideshow.ts'
import { SLIDESHOW_TEMPLATES } from './templates.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false }],
  ['film', { kind: 'video', seconds: 4, hasSound: true }],
])

const formOf = (part: Partial<SlideshowForm> = {}): SlideshowForm => ({
  version: 1,
  aspect: '9:16',
  template: 'hooks',
  slides: ['photo', 'film', null].map((asset, index) => ({
    id: `s${index}`,
    asset,
    fit: 'cover',
    text: index === 1 ? '' : 'Текст слайда',
    preset: null,
    position: null,
    seconds: 2,
    motion: 'auto',
  })),
  transition: null,
  music: { asset: 'song', volume: 50, bpm: 118, isFitToBeat: true },
  isClipSoundKept: true,
  ...part,
})

const sceneFor = (part: Partial<SlideshowForm> = {}) =>
  slideshow.toScene({ form: formOf(part), facts })

it.each(SLIDESHOW_TEMPLATES.map(({ key }) => key))(
  'makes a valid scene by template %s',
  (template) => {
    for (const aspect of ['9:16', '4:5', '1:1'] as const) {
      const made = sceneFor({ template, aspect })
      expect(z.safeParse(scene, made).error).toBeUndefined()
      expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
    }
  },
)

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
  const made = sceneFor()
  const entering = made.layers.filter(({ kind, enter }) => kind !== 'text' && enter)
  expect(entering.length).toBeGreaterThan(1)
  for (const { start, enter } of entering) {
    const middle = (start + (enter?.seconds ?? 0) / 2) / beat
    expect(Math.abs(middle - Math.round(middle))).toBeLessThan(1e-6)
  }
})

it('keeps the lengths of slides when there is no grid to fit', () => {
  const music = { asset: 'song', volume: 50, bpm: null, isFitToBeat: true }
  expect(sceneFor({ music }).seconds).toBe(6)
})

it('has the text of the first slide on the very first frame', () => {
  const [text] = computeTimeline({ scene: sceneFor(), seconds: 0 }).filter(
    ({ layer }) => layer.kind === 'text',
  )
  expect(text).toMatchObject({ opacity: 1, scale: 1 })
})

it('stays whole when a resource is gone: the template gives a background', () => {
  const made = slideshow.toScene({ form: formOf(), facts: new Map() })
  expect(made.layers.every(({ kind }) => kind === 'shape' || kind === 'text')).toBe(true)
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

it('refuses one slide and twenty-one', () => {
  const { slides } = formOf()
  const [first] = slides
  expect(() => slideshow.readForm(formOf({ slides: slides.slice(0, 1) }))).toThrow()
  const many = Array.from({ length: 21 }, () => first)
  expect(() => slideshow.readForm({ ...formOf(), slides: many })).toThrow()
})

it('takes a carousel at moments when one slide stands alone with its text', () => {
  for (const { key } of SLIDESHOW_TEMPLATES) {
    const form = formOf({ template: key })
    const made = slideshow.toScene({ form, facts })
    for (const [index, seconds] of chooseCarouselMoments(form).entries()) {
      const shown = computeTimeline({ scene: made, seconds })
      expect(shown.every(({ layer }) => layer.id.startsWith(`s${index} `))).toBe(true)
      expect(shown.every(({ opacity, scale }) => opacity === 1 && scale === 1)).toBe(true)
    }
  }
})
