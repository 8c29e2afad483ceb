import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const CYRILLIC_A = 0x410

/** Windows-1251 of Russian letters and ASCII. */
const cp1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 128 ? code : 0xc0 + code - CYRILLIC_A
  })
const utf8 = (text: string) => new TextEncoder().encode(text)

it('reads UTF-8, with and without a mark', () => {
  expect(decodeText({ bytes: utf8('Товар') })).toBe('Товар')
  expect(decodeText({ bytes: utf8('\ufeffТовар') })).toBe('Товар')
})

it('takes what is not UTF-8 for windows-1251', () => {
  expect(decodeText({ bytes: cp1251('Название;Цена') })).toBe('Название;Цена')
})

it('believes the label first, then the text itself', () => {
  expect(decodeText({ bytes: cp1251('Чай'), label: 'windows-1251' })).toBe('Чай')
  expect(decodeText({ bytes: cp1251('<meta charset="windows-1251">Чай') })).toContain('Чай')
  expect(
    decodeText({ bytes: cp1251('<?xml version="1.0" encoding="windows-1251"?>Чай') }),
  ).toContain('Чай')
  expect(decodeText({ bytes: utf8('<meta charset="utf-16">Чай') })).toContain('Чай')
})

it('survives an encoding nobody knows, and a letter cut in two', () => {
  expect(decodeText({ bytes: utf8('<meta charset="klingon">Чай'), label: 'x-none' })).toContain(
    'Чай',
  )
  expect(decodeText({ bytes: utf8('Чай').subarray(0, 5) })).toBe('Ча\ufffd')
})

it('reads UTF-16 by its mark', () => {
  expect(decodeText({ bytes: Uint8Array.of(0xff, 0xfe, 0x27, 0x04) })).toBe('Ч')
})
