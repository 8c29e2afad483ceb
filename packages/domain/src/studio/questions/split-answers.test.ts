import { ANSWER_MAX } from '@kadr/contract/studio/questions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAnswers } from './split-answers.ts'

const QUESTIONS = [
  { id: 'result', text: 'Что человек получит в итоге?', keepsAs: 'result' },
  { id: 'included', text: 'Что входит?', keepsAs: 'included' },
  { id: 'price', text: 'Сколько это стоит у вас?', keepsAs: 'price' },
  { id: 'contact', text: 'Как с вами связаться?', keepsAs: 'booking' },
] as const
const ALL = QUESTIONS.map(({ id }) => id)

const split = (text: string, openIds: readonly string[] = ALL) =>
  splitAnswers({ text, questions: QUESTIONS, openIds })

const pairs = (text: string, openIds?: readonly string[]) =>
  split(text, openIds)?.answers.map(({ questionId, text: words }) => [questionId, words])

describe('one text for several questions', () => {
  it('is split by the numbers of the questions, also with gaps', () => {
    expect(pairs('1. Чашку\n3) 2 800 ₽\nза место\n4 - Пишите в личку')).toEqual([
      ['result', 'Чашку'],
      ['price', '2 800 ₽\nза место'],
      ['contact', 'Пишите в личку'],
    ])
  })

  it('is split by the own words of the questions in any order', () => {
    expect(
      pairs('Сколько стоит у вас? 2 800 ₽\nЧто человек получит в итоге: чашку\nЗапись: в личку'),
    ).toEqual([
      ['price', '2 800 ₽'],
      ['result', 'чашку'],
      ['contact', 'в личку'],
    ])
    expect(pairs('Цена: 2 800 ₽\nЧто входит: глина, обжиг')).toEqual([
      ['price', '2 800 ₽'],
      ['included', 'глина, обжиг'],
    ])
  })

  it('is split by blank lines over the questions that are open', () => {
    expect(pairs('Чашку\n\nГлина,\nобжиг', ['result', 'included'])).toEqual([
      ['result', 'Чашку'],
      ['included', 'Глина,\nобжиг'],
    ])
    expect(pairs('Чашку\n\nВ личку', ['result', 'contact'])).toEqual([
      ['result', 'Чашку'],
      ['contact', 'В личку'],
    ])
  })

  it('is split by lines only when there is one for each open question', () => {
    expect(pairs('Чашку\nГлина\n2 800 ₽\nВ личку')).toHaveLength(4)
    expect(split('Чашку\nГлина')).toBeUndefined()
  })

  it.each([
    'Чашку',
    '2 800 ₽ за место',
    '12.5 часа работы\nи 3.5 обжига',
    'Приходите: будет тепло\nи весело',
    '',
  ])('is one answer: %j', (text) => expect(split(text)).toBeUndefined())

  it('shows what belongs to no question', () => {
    expect(split('Добрый день\n1. Чашку\n2. Глина')).toMatchObject({ rest: 'Добрый день' })
    expect(split('Один\n\nДва\n\nТри', ['result', 'price'])).toMatchObject({ rest: 'Три' })
  })
})

const words = fc.array(
  fc.constantFrom(
    'Чашку',
    '1.',
    '3)',
    '\n',
    '\n\n',
    'Цена:',
    '2 800 ₽',
    'в личку',
    'глина'.repeat(30),
  ),
  { minLength: 1, maxLength: 30 },
)

it('loses no word and makes no answer too long', () => {
  fc.assert(
    fc.property(words, fc.subarray([...ALL]), (said, openIds) => {
      const text = said.join(' ')
      const found = split(text, openIds)
      if (!found) return
      const lettersOf = (one: string) => [...one.replaceAll(/[^\p{L}]/gu, '')].toSorted().join('')
      const kept = `${found.answers.map((one) => one.text).join('')}${found.rest}`
      const isNamed = text.includes('Цена:')
      const lost = lettersOf(text).length - lettersOf(kept).length
      // The name of a question is its question's, not the answer's.
      expect(isNamed ? [0, 'Цена'.length] : [0]).toContain(lost)
      expect(new Set(found.answers.map(({ questionId }) => questionId)).size).toBe(
        found.answers.length,
      )
      for (const one of found.answers) expect(one.text.length).toBeLessThanOrEqual(ANSWER_MAX)
    }),
  )
})
