// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isForEditor, keyAction, type PressedKey } from './key-action.ts'

const press = (part: Partial<PressedKey>): PressedKey => ({
  altKey: false,
  code: '',
  ctrlKey: false,
  key: '',
  metaKey: false,
  shiftKey: false,
  ...part,
})

it('works in every keyboard layout', () => {
  expect(keyAction(press({ ctrlKey: true, code: 'KeyZ', key: 'я' }))).toBe('undo')
  expect(keyAction(press({ metaKey: true, shiftKey: true, code: 'KeyZ', key: 'Я' }))).toBe('redo')
  expect(keyAction(press({ ctrlKey: true, code: 'KeyD', key: 'в' }))).toBe('duplicate')
  expect(keyAction(press({ key: ' ' }))).toBe('play')
  expect(keyAction(press({ altKey: true, key: 'ArrowRight' }))).toBe('later')
  expect(keyAction(press({ key: 'ArrowRight' }))).toBe('next')
  expect(keyAction(press({ key: 'я' }))).toBeUndefined()
})

it('leaves typing and buttons alone', () => {
  document.body.innerHTML =
    '<textarea></textarea><button id="b"></button><button id="s" data-slide></button><p></p>'
  const find = (selector: string) => document.querySelector(selector)
  expect(isForEditor(find('textarea'), 'undo')).toBe(false)
  expect(isForEditor(find('#b'), 'play')).toBe(false)
  expect(isForEditor(find('#b'), 'undo')).toBe(true)
  expect(isForEditor(find('#s'), 'play')).toBe(true)
  expect(isForEditor(find('p'), 'remove')).toBe(true)
})
