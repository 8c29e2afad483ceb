import { expect, it } from 'vitest'
import { EMPTY_FORM, newTarget } from '../composer/composer-form.ts'
import { fillVariants } from './fill-variants.ts'

it('applies each variant to the accounts of its network and leaves the rest unchanged', () => {
  const form = { ...EMPTY_FORM, text: 'Общий', targets: ['a', 'b', 'c'].map(newTarget) }
  const filled = fillVariants({
    form,
    variants: [
      { network: 'telegram', text: 'Для канала', title: null, isCut: false },
      { network: 'youtube', text: 'Для видео', title: 'Заголовок', isCut: false },
    ],
    networkOf: (id) => (id === 'a' ? 'telegram' : 'youtube'),
  })
  expect(filled.text).toBe('Общий')
  expect(filled.targets.slice(0, 2)).toEqual([
    { connectionId: 'a', override: { text: 'Для канала', mediaIds: null }, settings: {} },
    {
      connectionId: 'b',
      override: { text: 'Для видео', mediaIds: null },
      settings: { title: 'Заголовок' },
    },
  ])
  const locked = fillVariants({
    form,
    variants: [{ network: 'telegram', text: 'Для канала', title: null, isCut: false }],
    networkOf: (id) => (id === 'c' ? 'telegram' : undefined),
  })
  expect(locked.targets.map(({ override }) => override.text)).toEqual([null, null, 'Для канала'])
})
