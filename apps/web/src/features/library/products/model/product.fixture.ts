import type { Product } from '@kadr/contract/library/products'

export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: '0197a0c0-0000-7000-8000-0000000000aa',
  name: 'Кофе в зёрнах',
  link: 'https://shop.example/coffee',
  description: 'Свежая обжарка',
  benefits: ['Обжарен вчера', 'Без горечи'],
  audience: 'Те, кто варит дома',
  price: { minor: 129_050, currency: 'RUB' },
  brandColor: '#2f4bff',
  tone: 'friendly',
  resourceIds: [],
  resources: [],
  isArchived: false,
  version: 3,
  createdAt: '2026-05-13T09:00:00Z',
  updatedAt: '2026-05-13T09:00:00Z',
  ...over,
})
