import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'
import { PRODUCT } from '../../../test/tasks.ts'

it('keeps whole ideas, as many as were asked for', () => {
  const productId = crypto.randomUUID()
  const { read } = prepare({ kind: 'product_ideas', productId, count: 1 }, { product: PRODUCT })
  const whole = { format: 'meme', title: 'Идея', hook: 'Хук', text: 'Суть' }
  const ideas = [{ ...whole, hook: '' }, whole, { ...whole, title: 'Вторая' }]
  expect(read({ ideas })).toEqual({ kind: 'product_ideas', ideas: [whole] })
})
