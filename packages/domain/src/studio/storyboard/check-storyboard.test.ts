import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { expect, it } from 'vitest'
import { findStoryboardProblems } from './check-storyboard.ts'
import { slideLines } from './slide-text.ts'

const hook: SlideCard = createCard('hook', { title: 'Кофе *дома*' })
const item: SlideCard = createCard('item', { title: 'Свежее *зерно*', body: 'Дата обжарки' })
const number: SlideCard = createCard('number', {
  title: 'на *чашку*',
  value: '15',
  unit: 'г',
})
const list: SlideCard = createCard('list', {
  title: 'Что *купить*',
  items: ['Весы', 'Мельница', 'Воронка'],
})
const cta: SlideCard = createCard('cta', { title: 'Какой *ваш*?', act: 'Напишите нам' })

const check = (...slides: SlideCard[]) =>
  findStoryboardProblems({ storyboard: { slides }, count: slides.length })

it('finds nothing wrong with a good storyboard', () => {
  expect(check(hook, item, number, list, cta)).toEqual([])
  expect(check(hook, item, { ...item, title: 'Мягкая *вода*' }, number, cta)).toEqual([])
})

it.each<[string, SlideCard[]]>([
  ['первый слайд с ролью hook', [item, number, list, cta]],
  ['последний слайд с ролью cta', [hook, item, number, list]],
  ['hook и cta бывают только с краю', [hook, item, hook, number, cta]],
  ['одна и та же роль дважды подряд бывает только у item и step', [hook, list, list, number, cta]],
  ['в середине ровно один number или quote', [hook, item, list, item, cta]],
  ['в середине ровно один number или quote', [hook, number, item, number, cta]],
  ['слайд 4 повторяет другой', [hook, item, number, item, cta]],
  [
    'слайд 2 (item): заголовок: 30 знаков, помещается 26',
    [hook, { ...item, title: `*${'а'.repeat(30)}*` }, number, list, cta],
  ],
  ['слайд 2 (item): текст: пусто', [hook, { ...item, body: '' }, number, list, cta]],
  [
    'слайд 1 (hook): в заголовке одна ключевая фраза между *звёздочками*',
    [{ ...hook, title: 'Кофе дома' }, item, number, list, cta],
  ],
  [
    'слайд 4 (list): нужно от 3 до 4 пунктов',
    [hook, item, number, { ...list, items: ['Весы', 'Воронка'] }, cta],
  ],
  [
    'слайд 2 (compare): нужны две половины',
    [hook, createCard('compare', { sides: [] }), number, list, cta],
  ],
])('names what is wrong: %s', (problem, slides) => {
  expect(check(...slides)).toContain(problem)
})

it('counts the slides', () => {
  const slides = [hook, item, cta]
  expect(findStoryboardProblems({ storyboard: { slides }, count: 4 })).toContain(
    'слайдов 3, нужно 4',
  )
})

it('reads a card line by line, without marks', () => {
  expect(slideLines(number)).toEqual(['15 г на чашку'])
  expect(slideLines(list)).toEqual(['Что купить', 'Весы', 'Мельница', 'Воронка'])
  expect(slideLines(createCard('compare'))).toEqual([])
})
