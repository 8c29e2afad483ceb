import { expect, it } from 'vitest'
import { postTitle } from './post-title.ts'

it('is the first line with words', () => {
  expect(postTitle('\n  \n  Привет,   мир \nещё')).toBe('Привет, мир')
  expect(postTitle(' \n')).toBe('')
})

it('is cut between words', () => {
  const title = postTitle('слово, '.repeat(30))
  expect(title.endsWith('слово…')).toBe(true)
  expect(title.length).toBeLessThanOrEqual(81)
})

it('never cuts a family in two', () => {
  expect(postTitle('👨‍👩‍👧‍👦'.repeat(100))).toBe(`${'👨‍👩‍👧‍👦'.repeat(80)}…`)
})
