import { expect, it } from 'vitest'
import { findHookFamily } from './hook-family.ts'

it.each([
  ['Не покупайте зерно, пока не понюхали', 'warning'],
  ['5 кофеен, где варят фильтр', 'list'],
  ['Как выбрать помол', 'teaching'],
  ['POV: бариста в 7 утра', 'meme'],
  ['Мы открылись на Лесной', 'story'],
  ['Что значит «обжарка под фильтр»?', 'curiosity'],
  ['Если вы пьёте кофе натощак', 'address'],
  ['Свежая обжарка', undefined],
  ['', undefined],
])('«%s» is %s', (hook, family) => {
  expect(findHookFamily(hook)).toBe(family)
})
