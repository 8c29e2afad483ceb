import { expect, it } from 'vitest'
import { findSaidFacts } from './said-facts.ts'

const FACTS = [
  { text: '2\u00a0800\u00a0₽ за место' },
  { text: 'Каждый день с 10 до 20' },
  { text: 'Фартук и глина входят в цену' },
  { text: 'Ок' },
]

it.each([
  ['Место стоит 2 800 ₽', [0]],
  ['Открыты с 10 до 20', [1]],
  ['Открыты с 10 до 22', []],
  ['Глину и фартук дадим, они входят в цену', [2]],
  ['Фартук свой', []],
  ['Ок', []],
])('«%s» repeats the facts %j', (text, expected) => {
  expect(findSaidFacts({ text, facts: FACTS })).toEqual(expected.map((at) => FACTS[at]))
})
