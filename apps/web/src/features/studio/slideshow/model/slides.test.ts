import { slideshowForm } from '@kadr/contract/studio/slideshow'
import { shakeReel } from '@kadr/scene/director/shake'
import { expect, it } from 'vitest'
import { aResource } from '../../../../media/resources/resource.fixture.ts'
import { titleOf } from './new-draft.ts'
import {
  addAssets,
  bpmOf,
  changeCard,
  changeObject,
  chooseMusic,
  duplicateSlide,
  isBlank,
  keepTopic,
  MAX_SLIDES,
  moveSlide,
  newForm,
  removeSlide,
  replaceObject,
  shownIdsOf,
  toggleLock,
} from './slides.ts'
import { changeStyle } from './style-set.ts'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => aResource({ id: `picture-${index}` }))
const assetsOf = (form: ReturnType<typeof newForm>) => form.slides.map(({ asset }) => asset)

it('keeps words that could not be made into slides, and overwrites nothing', () => {
  const kept = keepTopic(newForm(), 'Как выбрать глину')
  expect(kept.slides[0]?.card.title).toBe('Как выбрать глину')
  expect(slideshowForm.safeParse(keepTopic(newForm(), 'а'.repeat(400))).success).toBe(true)
  expect(keepTopic(kept, 'Другое')).toBe(kept)
})

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
  const written = changeCard(form, { id: first?.id ?? '', title: 'Вступление' })
  expect(assetsOf(addAssets(written, pictures(2)))).toEqual([null, 'picture-0', 'picture-1'])
})

it('shows pictures and clips, not sounds', () => {
  const song = aResource({ id: 'song', kind: 'audio' })
  const clip = aResource({ id: 'clip', kind: 'video' })
  expect(shownIdsOf([song, ...pictures(1), clip])).toEqual(['picture-0', 'clip'])
  expect(assetsOf(addAssets(newForm(), [song, clip]))).toEqual(['clip', null])
})

it('gives a clip the time it lasts', () => {
  const clip = aResource({ id: 'clip', kind: 'video', durationSeconds: 6.2 })
  expect(addAssets(newForm(), [clip]).slides[0]?.seconds).toBe(6)
})

it('moves, copies and removes slides, and keeps at least one', () => {
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
  const one = removeSlide(two, two.slides[0]?.id ?? '')
  expect(removeSlide(one, one.slides[0]?.id ?? '').slides).toHaveLength(1)
})

it('changes the role and the style with nothing lost', () => {
  const form = newForm()
  const id = form.slides[0]?.id ?? ''
  const written = changeCard(form, { id, role: 'list', items: ['раз', 'два'], title: 'Список' })
  const moved = changeObject(written, { id, slot: 0, x: 40 })
  const other = changeStyle(changeCard(moved, { id, role: 'number' }), 'night')
  const back = changeStyle(changeCard(other, { id, role: 'list' }), form.style)
  expect(back).toEqual(moved)
})

it('replaces, moves, removes and brings back an object', () => {
  const form = newForm()
  const id = form.slides[0]?.id ?? ''
  const removed = changeObject(form, { id, slot: 0, isRemoved: true })
  expect(removed.slides[0]?.objects).toEqual([{ slot: 0, isRemoved: true, x: 0, y: 0, scale: 1 }])
  const replaced = replaceObject(removed, { id, slot: 0, name: 'lemon' }).slides[0]
  expect(replaced?.card.object).toBe('lemon')
  expect(replaced?.objects[0]?.isRemoved).toBe(false)
  expect(replaceObject(form, { id, slot: 1, name: 'beans' }).slides[0]?.companion).toBe('beans')
})

it('keeps the look of a locked slide in another variant', () => {
  const form = newForm()
  const id = form.slides[0]?.id ?? ''
  const shaken = shakeReel(toggleLock(form, id))
  expect(shaken.style).not.toBe(form.style)
  expect(shaken.slides[0]?.lock).toEqual({ style: form.style, seed: form.seed })
})

it('reads the beat of our loops and fits slides to it', () => {
  const loop = aResource({ id: 'loop', kind: 'audio', tags: ['музыка', '118 BPM'] })
  expect(bpmOf(loop)).toBe(118)
  expect(chooseMusic(newForm(), loop).music).toMatchObject({ bpm: 118, isFitToBeat: true })
  const own = aResource({ id: 'own', kind: 'audio', tags: ['моё'] })
  expect(chooseMusic(newForm(), own).music).toMatchObject({ bpm: null, isFitToBeat: false })
})

it('is titled by its first words until the user names it', () => {
  const form = newForm()
  expect(titleOf(form)).toBe('Новое слайд-шоу')
  const id = form.slides[1]?.id ?? ''
  expect(titleOf(changeCard(form, { id, title: '*Пять* ошибок' }))).toBe('Пять ошибок')
})
