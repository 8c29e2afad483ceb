import { expect, it } from 'vitest'
import { keyNames, keysOf } from './key-press.ts'

const press = (given: Partial<KeyboardEvent>) =>
  keysOf({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...given,
  })

it('takes a letter by its key in any layout', () => {
  expect(press({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe('mod+k')
  expect(press({ key: 'k', code: 'KeyK', metaKey: true })).toBe('mod+k')
  expect(press({ key: 'о', code: 'KeyJ' })).toBe('j')
})

it('takes the question mark of both layouts', () => {
  expect(press({ key: '?', code: 'Digit7', shiftKey: true })).toBe('?')
  expect(press({ key: ',', code: 'Slash', shiftKey: true })).toBe('?')
})

it('leaves capital letters and keys with Alt alone', () => {
  expect(press({ key: 'K', code: 'KeyK', shiftKey: true })).toBeUndefined()
  expect(press({ key: 'k', code: 'KeyK', altKey: true })).toBeUndefined()
})

it('names keys as they are printed', () => {
  expect(keyNames({ keys: 'mod+k', isMac: false })).toEqual(['Ctrl', 'K'])
  expect(keyNames({ keys: 'mod+k', isMac: true })).toEqual(['⌘', 'K'])
  expect(keyNames({ keys: 'escape', isMac: false })).toEqual(['Esc'])
})
