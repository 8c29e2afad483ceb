import { expect, it } from 'vitest'
import { type KeptAnswers, readKept } from './kept-answers.ts'

const KEPT: KeptAnswers = {
  sentence: 'Уроки гитары',
  answers: { texts: { price: '900 ₽' }, skipped: ['contact'] },
  style: 'riso',
  askId: 'press-1',
}

it('gives the answers back for their own sentence only', () => {
  expect(readKept(JSON.stringify(KEPT), 'Уроки гитары')).toEqual(KEPT)
  expect(readKept(JSON.stringify(KEPT), 'Уроки скрипки')).toBeUndefined()
})

it.each([null, '', '{', '[]', '{"sentence":"Уроки гитары"}'])('takes nothing from %j', (text) => {
  expect(readKept(text, 'Уроки гитары')).toBeUndefined()
})
