import { expect, it } from 'vitest'
import { isInn } from './inn.ts'

it.each(['7707083893', '7736207543', '500100732259'])('accepts %s', (inn) => {
  expect(isInn(inn)).toBe(true)
})

it.each(['7707083892', '500100732258', '770708389', '77070838931', '', 'abc'])(
  'refuses «%s»',
  (inn) => expect(isInn(inn)).toBe(false),
)
