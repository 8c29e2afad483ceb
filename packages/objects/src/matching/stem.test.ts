import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it.each([
  ['вазе вазы вазой вазами', 'ваз'],
  ['важная важный важные важного', 'важн'],
  ['вальсишка вальсишку', 'вальсишк'],
  ['бегавшая бегающий бега', 'бега'],
  ['красивейший красивейше', 'красив'],
  ['влажность влажности', 'влажност'],
  ['умываться умывались', 'умыва'],
])('cuts the endings of %s', (words, expected) => {
  const stems = words.split(' ').map(stem)
  expect(new Set(stems).size).toBeLessThanOrEqual(2)
  expect(stems[0]).toBe(expected)
})

it('leaves words without a vowel and foreign ones as they are', () => {
  expect(['см', 'crm', ''].map(stem)).toEqual(['см', 'crm', ''])
})
