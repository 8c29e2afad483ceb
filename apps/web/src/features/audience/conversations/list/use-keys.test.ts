import { expect, it } from 'vitest'
import { readKey } from './use-keys.ts'

const press = (code: string, key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  readKey({
    code,
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  })

it('knows keys by their place in any layout', () => {
  expect(press('KeyJ', 'j')).toBe('next')
  expect(press('KeyJ', 'о')).toBe('next')
  expect(press('KeyK', 'л')).toBe('previous')
  expect(press('KeyR', 'к')).toBe('answer')
  expect(press('KeyE', 'у')).toBe('resolve')
})

it('opens the help by a question mark, wherever the layout has it', () => {
  expect(press('Slash', '?', { shiftKey: true })).toBe('help')
  expect(press('Digit7', '?', { shiftKey: true })).toBe('help')
})

it('leaves combinations to the browser', () => {
  expect(press('KeyR', 'r', { ctrlKey: true })).toBeUndefined()
  expect(press('KeyE', 'E', { shiftKey: true })).toBeUndefined()
})
