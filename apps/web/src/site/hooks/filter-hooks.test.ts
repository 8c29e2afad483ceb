import { expect, it } from 'vitest'
import { filterHooks } from './filter-hooks.ts'

const hook = (id: string, part: { niches?: string[]; goals?: string[]; example?: string }) => ({
  id,
  family: { id: 'list', title: 'Список' },
  template: '{число} ошибок',
  example: '5 ошибок в уходе за кожей',
  niches: ['beauty'],
  goals: ['save'],
  layers: { text: 'Считайте', voice: 'Я тоже', picture: 'Баночки' },
  warning: null,
  poster: { src: '/a.webp', width: 1, height: 1 },
  ...part,
})
const hooks = [
  hook('a', {}),
  hook('b', { niches: ['food'], example: 'Как выбрать кофе', goals: ['watch'] }),
]
const ids = (search: Parameters<typeof filterHooks>[1]) =>
  filterHooks(hooks, search).map(({ id }) => id)

it('shows everything without filters', () => {
  expect(ids({})).toEqual(['a', 'b'])
})

it('joins niche, goal and words', () => {
  expect(ids({ niche: 'food' })).toEqual(['b'])
  expect(ids({ goal: 'save' })).toEqual(['a'])
  expect(ids({ q: 'кофейного' })).toEqual([])
  expect(ids({ q: 'кофе' })).toEqual(['b'])
  expect(ids({ q: 'кожа', niche: 'food' })).toEqual([])
})
