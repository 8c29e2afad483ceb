import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'
import { PRODUCT } from '../../../test/tasks.ts'

it('brings the product as data and keeps five benefits at most', () => {
  const { prompt, read } = prepare({ kind: 'product_demo', topic: 'кружка' }, { product: PRODUCT })
  expect(prompt.instructions).not.toContain('Зимник')
  expect(prompt.data).toContainEqual({ name: 'продукт', value: PRODUCT })
  const benefits = ['А', 'Б', 'В', 'Г', 'Д', 'Е']
  expect(read({ hook: 'Хук', benefits, callToAction: 'Закажите', caption: '' })).toMatchObject({
    benefits: ['А', 'Б', 'В', 'Г', 'Д'],
    callToAction: 'Закажите',
  })
})
