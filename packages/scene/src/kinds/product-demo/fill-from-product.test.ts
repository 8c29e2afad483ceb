import type { Product } from '@kadr/contract/library/products'
import type { Resource } from '@kadr/contract/library/resources'
import { expect, it } from 'vitest'
import { fillFromProduct } from './fill-from-product.ts'
import { createDemoForm } from './new-form.ts'
import { productDemo } from './product-demo.ts'

const resourceOf = (part: Partial<Resource>): Resource => ({
  id: 'r',
  kind: 'image',
  state: 'ready',
  progress: 100,
  failure: null,
  name: 'Файл',
  folderId: null,
  tags: [],
  altText: '',
  mimeType: 'image/jpeg',
  size: 1,
  width: 1080,
  height: 1920,
  durationSeconds: null,
  urls: { original: '', thumbnail: null, preview: null },
  placeholder: null,
  composition: null,
  isStarter: false,
  attribution: null,
  createdAt: '2027-01-01T00:00:00Z',
  ...part,
})

const productOf = (part: Partial<Product> = {}): Product => ({
  id: 'p',
  name: 'Отчётник',
  link: 'https://example.com',
  description: 'Собирает отчёты сам. Присылает утром.',
  benefits: ['Отчёт за минуту', 'Все кабинеты вместе'],
  audience: '',
  price: { minor: 249_000, currency: 'RUB' },
  brandColor: '#2f4bff',
  tone: 'bold',
  resourceIds: [],
  isArchived: false,
  resources: [
    resourceOf({ id: 'photo' }),
    resourceOf({ id: 'film', kind: 'video', width: 1080, height: 2340, durationSeconds: 30 }),
    resourceOf({ id: 'song', kind: 'audio' }),
    resourceOf({ id: 'broken', state: 'failed' }),
    resourceOf({ id: 'last' }),
  ],
  version: 1,
  createdAt: '2027-01-01T00:00:00Z',
  updatedAt: '2027-01-01T00:00:00Z',
  ...part,
})

const EMPTY = createDemoForm({ aspect: '4:5', music: { asset: 'song', volume: 40 } })

const filled = (part: Partial<Product> = {}) =>
  fillFromProduct({ form: EMPTY, product: productOf(part), written: null })

it('fills every slot of the demo and leaves sound and shape alone', () => {
  const form = productDemo.readForm(filled())
  expect(form).toMatchObject({
    aspect: '4:5',
    productId: 'p',
    name: 'Отчётник',
    brand: { colour: '#2f4bff' },
    hook: { asset: 'photo', text: '2 причины выбрать: *Отчётник*' },
    shots: [
      { asset: 'film', seconds: 8 },
      { asset: 'last', seconds: 2.5 },
    ],
    hasPhone: true,
    benefits: [{ text: 'Отчёт за минуту' }, { text: 'Все кабинеты вместе' }],
    callToAction: { text: 'Ссылка в описании', asset: 'last' },
    music: { asset: 'song', volume: 40 },
  })
  expect(form.callToAction.price).toMatch(/^2\s490\s₽$/)
})

it('takes what was written for it', () => {
  const form = fillFromProduct({
    form: EMPTY,
    product: productOf(),
    written: {
      hook: 'Хватит сводить таблицы',
      benefits: ['Раз', 'Два', 'Три'],
      callToAction: 'Начните сегодня',
    },
  })
  expect(form.hook.text).toBe('Хватит сводить таблицы')
  expect(form.benefits.map(({ text }) => text)).toEqual(['Раз', 'Два', 'Три'])
  expect(form.callToAction.text).toBe('Начните сегодня')
})

it('makes do with a name alone, and cuts what is too long', () => {
  const bare = filled({
    name: 'А'.repeat(200),
    benefits: [],
    description: '',
    price: null,
    link: '',
    resources: [],
  })
  expect(() => productDemo.readForm(bare)).not.toThrow()
  expect(bare.callToAction).toMatchObject({ text: 'Напишите нам в сообщения', price: '' })
  expect(bare.hook.text).toMatch(/^Знакомьтесь: /)
  const told = filled({ benefits: [] })
  expect(told.benefits.map(({ text }) => text)).toEqual(['Собирает отчёты сам', 'Присылает утром'])
})

it('shows the only picture there is in both places', () => {
  const form = filled({ resources: [resourceOf({ id: 'photo' })] })
  expect([form.hook.asset, ...form.shots.map(({ asset }) => asset)]).toEqual(['photo', 'photo'])
})

it('takes the style that suits what is sold', () => {
  const styleOf = (name: string, description: string) =>
    filled({ name, description, benefits: [] }).style
  expect(styleOf('Крем для лица', 'Уход за кожей')).toBe('journal')
  expect(styleOf('Кофе в зёрнах', 'Обжарка каждый день')).toBe('riso')
})
