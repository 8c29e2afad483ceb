import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

it('gives tags that networks take, each once, as many as were asked for', () => {
  const { read } = prepare({ kind: 'hashtags', text: 'кофе', count: 3 })
  const hashtags = ['#Кофе', 'кофе', '##утро с кофе', '2026', '<script>', 'ещё-один', 'лишний']
  expect(read({ hashtags })).toEqual({
    kind: 'hashtags',
    hashtags: ['#Кофе', '#утроскофе', '#script'],
  })
})
