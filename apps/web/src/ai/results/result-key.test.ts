import { expect, it } from 'vitest'
import { createResultKey } from './result-key.ts'

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e'

it('is equal for equal texts and differs for different ones', () => {
  const key = createResultKey({ requestId, made: { text: 'Кофе' } })
  expect(createResultKey({ requestId, made: { text: 'Кофе' } })).toBe(key)
  expect(createResultKey({ requestId, made: { text: 'Чай' } })).not.toBe(key)
  expect(createResultKey({ requestId: 'another', made: { text: 'Кофе' } })).not.toBe(key)
})
