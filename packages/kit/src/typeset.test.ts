import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_')

it('binds short words to the next one', () => {
  expect(shown('Сверяется с сетью, а не отправляет')).toBe('Сверяется с_сетью, а_не_отправляет')
})

it('binds a dash to the word before it', () => {
  expect(shown('Выбрали время — можно закрывать')).toBe('Выбрали время_— можно закрывать')
})

it('leaves longer words and the end of a text alone', () => {
  expect(shown('Для тех, кто')).toBe('Для тех, кто')
  expect(shown('Что и как')).toBe('Что и_как')
})

it('keeps numbers with their units and dimensions whole', () => {
  expect(shown('Кадр 1080 × 1920, до 15 мин и 790 ₽')).toBe('Кадр 1080_×_1920, до_15_мин и_790_₽')
  expect(shown('5 минут')).toBe('5 минут')
})
