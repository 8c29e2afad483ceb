import type { KnownFact } from '@kadr/contract/studio/questions'
import { findStoryboardProblems } from '@kadr/domain/studio/storyboard/check-storyboard'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSentences } from '../../test/sentences.ts'
import { planQuestions } from '../questions/plan-questions.ts'
import { composeFromAnswers } from './compose-from-answers.ts'
import { createPlace } from './place-card.ts'
import { readAmount } from './read-amount.ts'
import { createRowCard, createSteps } from './row-cards.ts'
import { cleanAnswer, splitPoints, tidyAnswer } from './tidy-answer.ts'

const NOW = new Date('2026-11-18T12:00:00Z')

const compose = (
  sentence: string,
  given: Readonly<Record<string, string>>,
  facts: readonly KnownFact[] = [],
) =>
  composeFromAnswers({
    plan: planQuestions({ sentence, facts, now: NOW }),
    answers: Object.entries(given).map(([questionId, text]) => ({ questionId, text })),
  })

const linesOf = (...input: Parameters<typeof compose>) =>
  compose(...input).storyboard.slides.map((card) => `${card.role}: ${slideLines(card).join(' / ')}`)

const PRICE: KnownFact = {
  kind: 'price',
  about: 'Мастер-класс «Первая чашка»',
  text: '2800 руб за место',
  source: 'person',
  date: '2026-11-12T00:00:00Z',
  until: null,
}
const CLASS = 'Что получится на мастер-классе по гончарному кругу'

describe('slides of answers', () => {
  it('say the words of the person, tidied, and fill in a fresh fact', () => {
    const given = {
      result: 'одну чашку, свою, с первого раза',
      included: 'глина и глазурь, два обжига, фартук, чай и печенье',
      contact: 'пишите в сообщения',
    }
    expect(linesOf(CLASS, given, [PRICE])).toEqual([
      `hook: ${CLASS}`,
      'item: Вы получите / Одну чашку, свою, с первого раза',
      'list: Что входит / Глина и глазурь / Два обжига / Фартук / Чай и печенье',
      'price: Цена за место 2 800 ₽',
      'cta: Как с нами связаться / Пишите в сообщения',
    ])
  })

  it('come one by one; without an answer there is only the cover', () => {
    const nothing = compose('Как хранить шубу летом', {})
    expect(nothing.storyboard.slides.map(({ title }) => title)).toEqual([
      'Как хранить *шубу* летом',
    ])
    expect(nothing).toMatchObject({ caption: '', questionIds: [[]] })
    expect(nothing.open[0]).toBe('steps')
    const one = compose('Как почистить шубу дома', { duration: '2 часа', steps: '' })
    expect(one.questionIds).toEqual([[], ['duration']])
    expect(one.open).not.toContain('steps')
  })

  it.each([
    [
      'Сколько стоит заменить замок на двери и почему такая разница',
      'Сколько стоит заменить замок на двери',
    ],
    [
      'Первый раз на конюшне с детьми, что взять с собой и чего не делать',
      'Первый раз на конюшне с детьми, что взять с собой',
    ],
    [
      'Как понять, что ребёнку пора к логопеду в нашем городе',
      'Как понять, что ребёнку пора к логопеду',
    ],
    ['Почему у щенка слезятся глаза, я ветеринар', 'Почему у щенка слезятся глаза'],
    [
      'Раздел дома после развода родителей: что остаётся детям, а что нет',
      'Раздел дома после развода родителей',
    ],
  ])('have a cover without a torn phrase: «%s»', (sentence, title) => {
    expect(compose(sentence, {}).storyboard.slides[0]?.title.replaceAll('*', '')).toBe(title)
  })

  it('skip a fact whose question was answered with nothing, and one that is old', () => {
    expect(linesOf(CLASS, { price: '' }, [PRICE])).toHaveLength(1)
    expect(linesOf(CLASS, {}, [{ ...PRICE, date: '2026-08-01T00:00:00Z' }])).toHaveLength(1)
  })

  it('mark a mistake as a mistake and promise as many as there are', () => {
    const given = {
      mistake: 'берут не глядя',
      right: 'отогните мех',
      other_mistake: 'меряют без зеркала',
    }
    expect(linesOf('Ошибки при выборе шубы', given)).toEqual([
      'hook: Ошибки при выборе шубы',
      'compare: Частая ошибка / Ошибка: Берут не глядя / Как надо: Отогните мех',
      'item: Ошибка / Меряют без зеркала',
    ])
    const list = {
      mistake_list: 'берут не глядя, меряют без зеркала, верят бирке',
      costly: 'берут не глядя',
    }
    expect(linesOf('5 ошибок при выборе шубы', list)).toEqual([
      'hook: 3\u00a0ошибки при выборе шубы',
      'list: Частые ошибки / Берут не глядя / Меряют без зеркала / Верят бирке',
      'item: Дороже всего / Берут не глядя',
    ])
    expect(compose('5 ошибок при выборе шубы', list).caption).toMatch(/^3\u00a0ошибки/)
  })

  it('compare both sides by their own names', () => {
    const given = { one_side: 'держат на льду', other_side: 'тише в городе' }
    expect(linesOf('Зимняя резина: шипы или липучка', given)[1]).toBe(
      'compare: Сравните сами / Шипы: Держат на льду / Липучка: Тише в городе',
    )
  })

  it.each<[string, string, string[]]>([
    [
      'Сколько стоит маникюр',
      'без покрытия 900 руб, с гель-лаком — 1700 руб',
      ['price: Без покрытия: 900 ₽ / С гель-лаком: 1 700 ₽'],
    ],
    [
      'сроки',
      'лак: 5 дней, гель-лак: 21 день, акрил: 28 дней',
      ['chart: Лак: 5 дней / Гель-лак: 21 день / Акрил: 28 дней'],
    ],
    [
      'день',
      '9:00 знакомимся, 10:30 первый урок, 13:00 — обед',
      ['timeline: 9:00: Знакомимся / 10:30: Первый урок / 13:00: Обед'],
    ],
    ['разное', 'лак: 5 дней, акрил: 900 ₽', []],
    ['не все', 'лак: 5 дней, акрил держится дольше', []],
  ])('become rows where every point is one: %s', (_, text, rows) => {
    const card = createRowCard('', splitPoints(cleanAnswer(text)))
    const said = card ? [`${card.role}: ${slideLines(card).join(' / ')}`] : []
    expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(rows)
  })

  it('become steps where an order is too long for a list', () => {
    const points = ['Замочите зерно на ночь в воде', 'Слейте воду, промойте дважды', 'Варите час']
    const steps = createSteps('*По шагам*', points, (title) => title)
    expect(steps.map(({ role, n, value, title, body }) => [role, n, value, title, body])).toEqual([
      ['step', 1, '3', 'Замочите зерно на ночь в воде', ''],
      ['step', 2, '3', 'Слейте воду, промойте дважды', ''],
      ['step', 3, '3', 'Варите час', ''],
    ])
    expect(createSteps('Что *входит*', points, (title) => title)).toEqual([])
  })

  it('have a pin for an address alone', () => {
    const place = (address: string) => createPlace({ title: 'Где это', address })?.role
    expect(place('Ул. Лесная, 5, вход со двора')).toBe('place')
    expect(place('Гагарина, 7')).toBe('place')
    expect(place('Онлайн, в Zoom')).toBeUndefined()
    expect(place('Тверь')).toBeUndefined()
  })

  it('ask about a fear in the words it was told in', () => {
    expect(linesOf(CLASS, { fear: 'что выйдет криво' })[1]).toBe(
      'quote: Боитесь, что выйдет криво?',
    )
  })

  it('lose no word of a long answer', () => {
    const long =
      'сначала звоните нам, потом мы приезжаем с образцами, замеряем окна и двери, а через неделю привозим готовое и вешаем'
    const said = linesOf('Шторы на заказ', { special: long }).slice(1).join(' ').toLowerCase()
    for (const word of long.match(/\p{L}+/gu) ?? []) expect(said).toContain(word)
  })

  it('fit their layouts, whatever is typed, and say nothing of their own', () => {
    const sentences = listSentences().map(({ sentence }) => sentence)
    fc.assert(
      fc.property(
        fc.constantFrom(...sentences),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 5, maxLength: 5 }),
        (sentence, texts) => {
          const plan = planQuestions({ sentence, facts: [], now: NOW })
          const answers = plan.questions.map(({ id }, index) => ({
            questionId: id,
            text: texts[index] ?? '',
          }))
          const { storyboard, questionIds } = composeFromAnswers({ plan, answers })
          const { length } = storyboard.slides
          expect(questionIds).toHaveLength(length)
          const problems = findStoryboardProblems({ storyboard, count: length })
          expect(
            problems.filter(
              (problem) => !/последний слайд|number или quote|повторяет/.test(problem),
            ),
          ).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})

it.each([
  ['от 1500р', { value: '1 500', unit: '₽', bound: 'от', rest: '' }],
  ['2800 руб за место', { value: '2 800', unit: '₽', rest: 'за место' }],
  ['12500 рублей', { value: '12,5', unit: 'тыс. ₽' }],
  ['2-3 часа', { value: '2–3', unit: 'часа' }],
  ['15%', { value: '15', unit: '%' }],
  ['90 ₽/час', { value: '90', unit: '₽/час', rest: '' }],
  ['около 40 минут', { value: '40', unit: 'минут', bound: 'около' }],
])('reads the figure of «%s»', (text, amount) => {
  expect(readAmount(text)).toMatchObject(amount)
})

it.each([
  'зависит от размера',
  'от 2 до 5 тысяч',
  'бесплатно',
  '8-900-123-45-67',
  '1500',
  '0,1',
  'от 990',
])('takes «%s» for words', (text) => {
  expect(readAmount(text)).toBeUndefined()
})

it.each([
  ['цена 1500руб,срок 20мин..', 'Цена 1 500 ₽, срок 20 мин'],
  ['  "Дюна"  белая ', '«Дюна» белая'],
  ['iPhone и iPad', 'iPhone и iPad'],
  ['в 2027 году', 'В 2027\u00a0году'],
  ['раз\nдва', 'Раз. два'],
])('tidies «%s»', (text, tidy) => {
  expect(tidyAnswer(text).replaceAll('\u00a0', ' ')).toBe(tidy.replaceAll('\u00a0', ' '))
})

it('finds points in lines, commas and a last «и»', () => {
  expect(splitPoints('бинт, пластырь и жгут')).toEqual(['Бинт', 'Пластырь', 'Жгут'])
  expect(splitPoints('1. позвонить\n2) приехать\n- забрать')).toEqual([
    'Позвонить',
    'Приехать',
    'Забрать',
  ])
  expect(splitPoints('1,5 литра воды, соль')).toEqual(['1,5\u00a0литра воды', 'Соль'])
})
