import { expect, it } from 'vitest'
import { editorCopy } from './copy.ts'

const { coverage, tooSoon } = editorCopy.example

it('says how many topics are known and how many will be asked about', () => {
  const of = (checked: number, asks: number, isWhole = true) =>
    coverage({ checked, asks, isWhole }).replaceAll('\u00a0', ' ')
  expect(of(5, 2)).toBe('3 из 5 тем Кадр знает, про 2 спросит перед запуском:')
  expect(of(40, 1, false)).toBe('39 из первых 40 тем Кадр знает, про 1 спросит перед запуском:')
  expect(of(3, 0)).toBe('Кадр знает все темы.')
  expect(of(1, 0)).toBe('Эту тему Кадр знает.')
  expect(of(1, 1)).toBe('Этой темы Кадр не знает: перед запуском спросит вас.')
})

it('says which moment can not be made and which is the first', () => {
  const missed = 'Сегодня, 12:20'
  expect(tooSoon({ missed, first: 'Завтра, 12:20' })).toBe(
    'Сегодня, 12:20: не успеть. Первый запуск: Завтра, 12:20.',
  )
  expect(tooSoon({ missed, first: undefined })).toBe('Сегодня, 12:20: не успеть.')
})
