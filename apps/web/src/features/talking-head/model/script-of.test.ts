import { MAX_SCRIPT_LENGTH } from '@kadr/contract/speech'
import { expect, it } from 'vitest'
import { scriptOf } from './script-of.ts'

it('joins the lines in their order and stops before the script is too long', () => {
  expect(scriptOf([{ text: 'Раз. ' }, { text: 'Два.' }])).toBe('Раз.\nДва.')
  expect(scriptOf([])).toBe('')
  const long = Array.from({ length: 20 }, (_, index) => ({ text: `${index} ${'я'.repeat(290)}` }))
  const script = scriptOf(long)
  expect(script.length).toBeLessThanOrEqual(MAX_SCRIPT_LENGTH)
  expect(script.split('\n')).toEqual(long.slice(0, 11).map(({ text }) => text))
})
