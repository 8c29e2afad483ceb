import { conversationRuleBody } from '@kadr/contract/audience/conversation-rules'
import { expect, it } from 'vitest'
import { emptyRule, readWords, toBody, toForm } from './rule-form.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'
const priced = {
  ...emptyRule,
  name: 'Цена',
  words: 'цена, стоимость\nсколько',
  variants: ['1 900 ₽', ' ', 'Сейчас 1 900 ₽'],
}

it('reads words in lines and with commas, each once', () => {
  expect(readWords(' цена,, сколько стоит\nцена;')).toEqual(['цена', 'сколько стоит'])
})

it('makes a rule the contract takes', () => {
  const body = toBody(priced)
  expect(conversationRuleBody.safeParse(body).success).toBe(true)
  expect(body.action).toEqual({ kind: 'answer', variants: ['1 900 ₽', 'Сейчас 1 900 ₽'] })
})

it.each([
  ['hide', { kind: 'hide' }],
  ['label', { kind: 'label', label: 'покупатель' }],
  ['assign', { kind: 'assign', userId: ID }],
] as const)('takes of the form what %s needs', (action, expected) => {
  expect(toBody({ ...priced, action, label: 'покупатель', userId: ID }).action).toEqual(expected)
})

it('shows a saved rule as it was typed', () => {
  const saved = {
    ...toBody(priced),
    id: ID,
    version: 1,
    isOn: false,
    notice: null,
    actsToday: 0,
    actsTotal: 0,
    lastActAt: null,
  }
  expect(toForm(saved)).toMatchObject({
    name: 'Цена',
    words: 'цена, стоимость, сколько',
    variants: ['1 900 ₽', 'Сейчас 1 900 ₽'],
    capPerHour: '20',
  })
})
