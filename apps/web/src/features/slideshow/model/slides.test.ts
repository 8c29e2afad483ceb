import { slideshowForm } from '@kadr/contract/slideshow'
import { findTemplate } from '@kadr/scene/kinds/slideshow/templates'
import { expect, it } from 'vitest'
import { aResource } from '../../../media/model/resource.fixture.ts'
import { applyScript, assembleSlides } from './apply-script.ts'
import { titleOf } from './new-draft.ts'
import {
  addAssets,
  bpmOf,
  changeSlide,
  changeTemplate,
  chooseMusic,
  duplicateSlide,
  isBlank,
  MAX_SLIDES,
  moveSlide,
  newForm,
  removeSlide,
} from './slides.ts'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => aResource({ id: `picture-${index}` }))
const assetsOf = (form: ReturnType<typeof newForm>) => form.slides.map(({ asset }) => asset)

it('begins with what the server would take', () => {
  expect(slideshowForm.safeParse(newForm()).success).toBe(true)
  expect(isBlank(newForm())).toBe(true)
})

it('fills empty slides first and never goes over twenty', () => {
  const three = addAssets(newForm(), pictures(3))
  expect(assetsOf(three)).toEqual(['picture-0', 'picture-1', 'picture-2'])
  expect(addAssets(three, pictures(30)).slides).toHaveLength(MAX_SLIDES)
})

it('keeps a slide with text when pictures are added', () => {
  const form = newForm()
  const [first] = form.slides
  const written = changeSlide(form, { id: first?.id ?? '', text: 'Вступление' })
  expect(assetsOf(addAssets(written, pictures(2)))).toEqual([null, 'picture-0', 'picture-1'])
})

it('gives a clip the time it lasts', () => {
  const clip = aResource({ id: 'clip', kind: 'video', durationSeconds: 6.2 })
  expect(addAssets(newForm(), [clip]).slides[0]?.seconds).toBe(6)
})

it('moves, copies and removes slides, and keeps at least two', () => {
  const form = addAssets(newForm(), pictures(3))
  expect(assetsOf(moveSlide(form, { from: 0, to: 2 }))).toEqual([
    'picture-1',
    'picture-2',
    'picture-0',
  ])
  expect(moveSlide(form, { from: 0, to: 3 })).toBe(form)
  const [first] = form.slides
  const copied = duplicateSlide(form, first?.id ?? '')
  expect(assetsOf(copied).slice(0, 2)).toEqual(['picture-0', 'picture-0'])
  expect(new Set(copied.slides.map(({ id }) => id)).size).toBe(4)
  const two = removeSlide(form, first?.id ?? '')
  expect(removeSlide(two, two.slides[0]?.id ?? '').slides).toHaveLength(2)
})

it('changes the template and keeps values set by the user', () => {
  const form = addAssets(newForm(), pictures(2))
  const own = changeSlide(form, { id: form.slides[0]?.id ?? '', seconds: 7, fit: 'contain' })
  const shop = changeTemplate(own, 'shop')
  expect(shop.slides.map(({ seconds, fit }) => [seconds, fit])).toEqual([
    [7, 'contain'],
    [findTemplate('shop').seconds, 'blurred'],
  ])
})

it('reads the beat of our loops and fits slides to it', () => {
  const loop = aResource({ id: 'loop', kind: 'audio', tags: ['музыка', '118 BPM'] })
  expect(bpmOf(loop)).toBe(118)
  expect(chooseMusic(newForm(), loop).music).toMatchObject({ bpm: 118, isFitToBeat: true })
  const own = aResource({ id: 'own', kind: 'audio', tags: ['моё'] })
  expect(chooseMusic(newForm(), own).music).toMatchObject({ bpm: null, isFitToBeat: false })
})

it('puts a script on the slides and keeps their pictures', () => {
  const form = addAssets(newForm(), pictures(2))
  const written = applyScript(form, { hook: 'Хук', slides: ['Раз', ' ', 'Два'] })
  expect(written.slides.map(({ text, asset }) => [text, asset])).toEqual([
    ['Хук', 'picture-0'],
    ['Раз', 'picture-1'],
    ['Два', null],
  ])
  expect(applyScript(form, { hook: 'Хук', slides: [] }).slides).toHaveLength(2)
})

it('puts the pictures of a product under the text without duplicates', () => {
  const script = { hook: 'Хук', slides: ['Раз', 'Два'] }
  const written = applyScript(newForm(), { hook: 'Старое', slides: ['Старое'] })
  const made = assembleSlides(written, { resources: pictures(2), script })
  const rows = [
    ['Хук', 'picture-0'],
    ['Раз', 'picture-1'],
    ['Два', null],
  ]
  expect(made.slides.map(({ text, asset }) => [text, asset])).toEqual(rows)
  const again = assembleSlides(made, { resources: pictures(2), script })
  expect(again.slides.map(({ text, asset }) => [text, asset])).toEqual(rows)
})

it('is titled by its first words until the user names it', () => {
  const form = newForm()
  expect(titleOf(form)).toBe('Новое слайд-шоу')
  const id = form.slides[1]?.id ?? ''
  expect(titleOf(changeSlide(form, { id, text: '*Пять* ошибок' }))).toBe('Пять ошибок')
})
