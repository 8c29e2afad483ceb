import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

it.each([
  ['shorter', 'Сократи'],
  ['longer', 'Разверни'],
  ['tone', 'тоне'],
] as const)('asks for what was chosen: %s', (mode, word) => {
  const { prompt } = prepare({ kind: 'rewrite', text: 'Мы открылись', mode })
  expect(prompt.instructions).toContain(word)
  expect(prompt.instructions).not.toContain('Мы открылись')
  expect(prompt.data[0]).toEqual({ name: 'текст', value: 'Мы открылись' })
})

it('never gives more than a post can hold', () => {
  const { read } = prepare({ kind: 'rewrite', text: 'а', mode: 'longer' })
  const output = read({ text: 'слово '.repeat(5000) })
  expect(output.kind === 'rewrite' && output.text.length).toBeLessThanOrEqual(10_000)
})
