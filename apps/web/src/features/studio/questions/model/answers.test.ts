import type { Question } from '@kadr/contract/studio/questions'
import { describe, expect, it } from 'vitest'
import {
  findNext,
  listGaps,
  NO_ANSWERS,
  skipQuestion,
  statusOf,
  toAnswers,
  typeAnswer,
  undoSkip,
} from './answers.ts'

const FACT = { text: '2 800 ₽', source: 'person', date: '2026-11-12T10:00:00.000Z' } as const

const question = (id: string, fact: Question['fact'] = null): Question => ({
  id,
  text: `${id}?`,
  example: '',
  chips: [],
  role: 'item',
  isRequired: true,
  fact,
  keepsAs: null,
})
const RESULT = question('result')
const PRICE = question('price', { ...FACT, isFresh: true })
const OLD = question('included', { ...FACT, isFresh: false })
const ALL = [RESULT, PRICE, OLD]

describe('answers', () => {
  it('count a fresh fact, and an old one only when it was confirmed', () => {
    expect(ALL.map((one) => statusOf(one, NO_ANSWERS))).toEqual(['empty', 'fact', 'old'])
    const confirmed = typeAnswer(NO_ANSWERS, OLD.id, FACT.text)
    expect(listGaps(ALL, confirmed)).toEqual([RESULT])
    expect(toAnswers(ALL, confirmed)).toEqual([{ questionId: OLD.id, text: FACT.text }])
  })

  it('lead on to the next gap and then back to the first', () => {
    expect(findNext(ALL, { answers: NO_ANSWERS })).toBe(RESULT)
    expect(findNext(ALL, { answers: NO_ANSWERS, after: RESULT.id })).toBe(OLD)
    expect(findNext(ALL, { answers: NO_ANSWERS, after: OLD.id })).toBe(RESULT)
  })

  it('keep what was typed when a question is skipped and taken back', () => {
    const typed = typeAnswer(NO_ANSWERS, RESULT.id, 'Чашку')
    const skipped = skipQuestion(typed, RESULT.id)
    expect(toAnswers(ALL, skipped)).toEqual([{ questionId: RESULT.id, text: '' }])
    expect(undoSkip(skipped, RESULT.id)).toEqual(typed)
  })

  it('drop a fact whose field was emptied', () => {
    const emptied = typeAnswer(NO_ANSWERS, PRICE.id, ' ')
    expect(statusOf(PRICE, emptied)).toBe('empty')
    expect(toAnswers(ALL, emptied)).toEqual([{ questionId: PRICE.id, text: '' }])
  })
})
