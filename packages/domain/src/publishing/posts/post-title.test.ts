import fc from 'fast-check'
import { expect, it } from 'vitest'
import { postTitle } from './post-title.ts'

it('the title is the first line with words', () => {
  expect(postTitle('\n  \n  Привет,   мир \nещё')).toBe('Привет, мир')
  expect(postTitle(' \n')).toBe('')
})

it('a long title is cut between words', () => {
  const title = postTitle('слово, '.repeat(30))
  expect(title.endsWith('слово…')).toBe(true)
  expect(title.length).toBeLessThanOrEqual(81)
})

it('never cuts a family in two', () => {
  expect(postTitle('👨‍👩‍👧‍👦'.repeat(100))).toBe(`${'👨‍👩‍👧‍👦'.repeat(80)}…`)
})

it('the title is the same on the fast path and by segmenting', () => {
  const letters = fc.array(
    fc.constantFrom('а', 'Ё', ' ', '—', 'e\u0301', 'й', '🇷🇺', '👍🏽', 'z', '.'),
    {
      maxLength: 200,
    },
  )
  const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' })
  fc.assert(
    fc.property(letters, (parts) => {
      const title = postTitle(parts.join(''))
      const whole = parts.join('').replaceAll(/\s+/g, ' ').trim()
      const count = [...segmenter.segment(whole)].length
      expect(title.endsWith('…')).toBe(count > 80)
      expect([...segmenter.segment(title)].length).toBeLessThanOrEqual(81)
      expect(whole.startsWith(title.replace(/…$/, ''))).toBe(true)
    }),
  )
})
