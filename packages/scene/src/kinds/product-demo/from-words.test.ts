import type { Product } from '@kadr/contract/library/products'
import { expect, it } from 'vitest'
import { demoFromWords } from './from-words.ts'
import { createDemoForm } from './new-form.ts'
import { productDemo } from './product-demo.ts'

const PRODUCT: Product = {
  id: 'shown',
  name: 'Кофе в зёрнах',
  link: '',
  description: '',
  benefits: ['Преимущество товара'],
  audience: '',
  price: null,
  brandColor: '#2f4bff',
  tone: 'neutral',
  resourceIds: [],
  isArchived: false,
  resources: [],
  version: 1,
  createdAt: '2027-01-01T00:00:00Z',
  updatedAt: '2027-01-01T00:00:00Z',
}
const shots = [{ id: 'a', asset: 'a', fit: 'cover' as const, from: 0, seconds: 2 }]
const words = { hook: 'Хук', benefits: ['Раз', 'Два'], callToAction: 'Зовём' }
const WRITTEN = {
  hook: { text: 'Хук' },
  benefits: [{ text: 'Раз' }, { text: 'Два' }],
  callToAction: { text: 'Зовём' },
}

it('puts every word in its place and keeps shots and style without a product', () => {
  const form = createDemoForm({ shots, style: 'night' })
  const made = productDemo.readForm(demoFromWords({ form, words, product: undefined }))
  expect(made).toMatchObject({ ...WRITTEN, shots, style: 'night' })
})

it('keeps the shots of the current product', () => {
  const form = createDemoForm({ shots, productId: 'shown' })
  expect(demoFromWords({ form, words, product: PRODUCT })).toMatchObject({ ...WRITTEN, shots })
})

it('takes shots, colour and style of another product', () => {
  const form = createDemoForm({ shots, productId: 'another' })
  expect(demoFromWords({ form, words, product: PRODUCT })).toMatchObject({
    ...WRITTEN,
    productId: 'shown',
    shots: [],
    brand: { colour: '#2f4bff' },
    style: 'riso',
  })
})

it('takes the look it is given', () => {
  const look = { style: 'night', seed: 17 }
  const form = demoFromWords({ form: createDemoForm(), words, product: PRODUCT, look })
  expect(form).toMatchObject({ ...WRITTEN, ...look })
})
