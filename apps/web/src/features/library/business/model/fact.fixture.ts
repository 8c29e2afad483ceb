import type { BusinessFact } from '@kadr/contract/library/business'

export const aFact = (given: Partial<BusinessFact> = {}): BusinessFact => ({
  id: '0197a0c0-0000-7000-8000-000000000001',
  kind: 'price',
  title: 'Первая чашка',
  text: '2 800 ₽',
  source: 'person',
  sourceTitle: '',
  saidAt: '2026-09-01T09:00:00.000Z',
  until: null,
  isOld: false,
  version: 3,
  ...given,
})
