import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { scheduleSlides } from '@kadr/scene/director/schedule'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { describe, expect, it } from 'vitest'
import { SAMPLE_REELS, type SampleReel } from '../../test/sample-reels.ts'
import { checkWords } from './check-reel.ts'

const formOf = (
  reel: SampleReel,
  { style, aspect, seed }: { style: string; aspect: Aspect; seed: number },
) =>
  createForm(
    reel.slides.map((card, index) => createSlide(`s${index}`, card)),
    { style, aspect, seed, brand: { ...NO_BRAND, name: reel.brand } },
  )

const problemsOf = (form: ReturnType<typeof formOf>) =>
  checkWords(
    slideshow.toScene({ form, facts: new Map() }),
    form.slides.map(({ id }) => id),
  )

describe.each(STYLES.map(({ key }) => key))('words in style %s', (style) => {
  it.each(['9:16', '4:5', '1:1'] as const)('stand whole, apart and readable at %s', (aspect) => {
    const found = SAMPLE_REELS.flatMap((reel, seed) =>
      problemsOf(formOf(reel, { style, aspect, seed })),
    )
    expect(found).toEqual([])
  })

  it('stay clear of pictures in every layout', () => {
    const photo = {
      kind: 'image',
      seconds: null,
      hasSound: false,
      focus: { x: 0.5, y: 0.5 },
      calm: 'top',
    } as const
    const found = [1, 2, 3].flatMap((seed) =>
      SAMPLE_REELS.slice(0, 3).flatMap((reel) => {
        const form = formOf(reel, { style, aspect: '9:16', seed })
        const slides = form.slides.map((slide) => ({ ...slide, asset: 'photo' }))
        return checkWords(
          slideshow.toScene({ form: { ...form, slides }, facts: new Map([['photo', photo]]) }),
          slides.map(({ id }) => id),
        )
      }),
    )
    expect(found).toEqual([])
  })

  it('keep their time to be read', () => {
    for (const [seed, reel] of SAMPLE_REELS.entries()) {
      const { slides } = scheduleSlides(formOf(reel, { style, aspect: '9:16', seed }))
      expect(slides.every(({ start, end }) => end - start >= 1.6 && end - start <= 7)).toBe(true)
    }
  })
})

it('says what is wrong: outside, covered, hanging, pale', () => {
  const [reel] = SAMPLE_REELS
  if (!reel) throw new Error('no reel')
  const scene = slideshow.toScene({
    form: formOf(reel, { style: 'cuts', aspect: '9:16', seed: 0 }),
    facts: new Map(),
  })
  const layers = scene.layers.map((layer) => {
    if (layer.kind !== 'text' || layer.id !== 's1 title') return layer
    return {
      ...layer,
      text: 'Смотрите на\nдату',
      box: { ...layer.box, y: 1500, width: 900 },
      style: { ...layer.style, colour: '#3a55ff' },
    }
  })
  const found = checkWords({ ...scene, layers }, ['s1']).join('\n')
  expect(found).toContain('s1 title leaves the safe zone')
  expect(found).toContain('s1 title ends a line with «на»')
  expect(found).toContain('s1 title has contrast')
  expect(found).toContain('s1 title is covered by s1 object 0')
})
