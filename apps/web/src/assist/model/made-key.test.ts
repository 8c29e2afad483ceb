import { expect, it } from 'vitest'
import { madeKey } from './made-key.ts'

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e'

it('is equal for equal texts and differs for different ones', () => {
  const key = madeKey({ requestId, made: { text: 'Кофе' } })
  expect(madeKey({ requestId, made: { text: 'Кофе' } })).toBe(key)
  expect(madeKey({ requestId, made: { text: 'Чай' } })).not.toBe(key)
  expect(madeKey({ requestId: 'another', made: { text: 'Кофе' } })).not.toBe(key)
})
