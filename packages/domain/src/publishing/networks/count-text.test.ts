import { describe, expect, it } from 'vitest'
import { blueskyLimits } from './bluesky-limits.ts'
import {
  countGraphemes,
  countThreads,
  countUtf8,
  countUtf16,
  countWidest,
  fitsText,
  measureText,
} from './count-text.ts'
import { TELEGRAM_CAPTION, telegramLimits } from './telegram-limits.ts'
import { threadsLimits } from './threads-limits.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇷🇺'
const WAVE = '👋🏽'
const KEYCAP = '1️⃣'

const ruleOf = (rule: typeof blueskyLimits.text) => {
  if (!rule) throw new Error('no text rule')
  return rule
}

describe.each([
  { text: '', graphemes: 0, utf16: 0, utf8: 0, threads: 0 },
  { text: 'Привет', graphemes: 6, utf16: 6, utf8: 12, threads: 6 },
  { text: 'Йод', graphemes: 3, utf16: 3, utf8: 6, threads: 3 },
  // й as и with a combining breve.
  { text: 'и\u0306', graphemes: 1, utf16: 2, utf8: 4, threads: 1 },
  { text: '🔥', graphemes: 1, utf16: 2, utf8: 4, threads: 4 },
  { text: FAMILY, graphemes: 1, utf16: 11, utf8: 25, threads: 25 },
  { text: FLAG, graphemes: 1, utf16: 4, utf8: 8, threads: 8 },
  { text: WAVE, graphemes: 1, utf16: 4, utf8: 8, threads: 8 },
  { text: KEYCAP, graphemes: 1, utf16: 3, utf8: 7, threads: 7 },
  { text: '❤️', graphemes: 1, utf16: 2, utf8: 6, threads: 6 },
  { text: '❤', graphemes: 1, utf16: 1, utf8: 3, threads: 3 },
  { text: '№ 5 © #тег *', graphemes: 12, utf16: 12, utf8: 18, threads: 13 },
  { text: 'a\r\nb', graphemes: 3, utf16: 4, utf8: 4, threads: 3 },
  { text: '𝒳', graphemes: 1, utf16: 2, utf8: 4, threads: 1 },
])('$text', ({ text, graphemes, utf16, utf8, threads }) => {
  it('is counted in every unit', () => {
    expect(countGraphemes(text)).toBe(graphemes)
    expect(countUtf16(text)).toBe(utf16)
    expect(countUtf8(text)).toBe(utf8)
    expect(countThreads(text)).toBe(threads)
    expect(countWidest(text)).toBe(utf16)
  })
})

describe('Bluesky', () => {
  const rule = ruleOf(blueskyLimits.text)

  it('takes 300 Cyrillic letters and refuses 301', () => {
    expect(fitsText({ text: 'ж'.repeat(300), rule })).toBe(true)
    expect(fitsText({ text: 'ж'.repeat(301), rule })).toBe(false)
  })

  it('refuses 300 graphemes that need more than 3000 bytes', () => {
    expect(countUtf8(FAMILY.repeat(120))).toBe(3000)
    expect(fitsText({ text: FAMILY.repeat(120), rule })).toBe(true)
    expect(fitsText({ text: FAMILY.repeat(121), rule })).toBe(false)
    expect(countGraphemes(FAMILY.repeat(121))).toBe(121)
  })

  it('shows the tighter of its two counts first', () => {
    expect(measureText({ text: 'ж'.repeat(290), rule })[0]?.unit).toBe('graphemes')
    expect(measureText({ text: FAMILY.repeat(115), rule })[0]?.unit).toBe('utf8')
  })
})

describe('Threads', () => {
  const rule = ruleOf(threadsLimits.text)

  it('takes 500 letters of any alphabet', () => {
    expect(fitsText({ text: 'я'.repeat(500), rule })).toBe(true)
    expect(fitsText({ text: 'я'.repeat(501), rule })).toBe(false)
  })

  it('takes 496 letters beside one emoji of four bytes', () => {
    expect(fitsText({ text: `${'я'.repeat(496)}🔥`, rule })).toBe(true)
    expect(fitsText({ text: `${'я'.repeat(497)}🔥`, rule })).toBe(false)
  })

  it('takes 20 families and not one letter more', () => {
    expect(fitsText({ text: FAMILY.repeat(20), rule })).toBe(true)
    expect(fitsText({ text: `${FAMILY.repeat(20)}а`, rule })).toBe(false)
  })
})

describe('Telegram', () => {
  it('counts UTF-16 units up to 4096 in a message and 1024 in a caption', () => {
    const rule = ruleOf(telegramLimits.text)
    expect(fitsText({ text: '🔥'.repeat(2048), rule })).toBe(true)
    expect(fitsText({ text: `${'🔥'.repeat(2048)}а`, rule })).toBe(false)
    expect(fitsText({ text: 'щ'.repeat(1024), rule: TELEGRAM_CAPTION })).toBe(true)
    expect(fitsText({ text: 'щ'.repeat(1025), rule: TELEGRAM_CAPTION })).toBe(false)
  })
})
