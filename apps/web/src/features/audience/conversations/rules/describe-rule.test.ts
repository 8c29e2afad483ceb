import { expect, it } from 'vitest'
import { describeRule } from './describe-rule.ts'
import { emptyRule, toBody } from './rule-form.ts'

it('tells a rule in one line', () => {
  const body = toBody({ ...emptyRule, words: 'цена, прайс', isQuestion: true, variants: ['1'] })
  expect(describeRule(body)).toBe('Если «цена», «прайс», это вопрос: ответить')
  expect(describeRule(toBody({ ...emptyRule, tone: 'bad', action: 'hide' }))).toBe(
    'Если недовольны: скрыть',
  )
  const ofPosts = toBody({ ...emptyRule, isQuestion: true, action: 'hide', postIds: ['1', '2'] })
  expect(describeRule(ofPosts)).toBe('Если это вопрос, под 2\u00A0постами: скрыть')
})
