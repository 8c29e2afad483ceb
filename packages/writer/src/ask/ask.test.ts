import { describe, expect, it } from 'vitest'
import { listSentences } from '../../test/sentences.ts'
import { findKnownField } from '../knowledge/find-field.ts'
import { planQuestions } from '../questions/plan-questions.ts'
import { readAsk } from './read-ask.ts'
import { isKin, stemOf } from './stem.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const SENTENCES = listSentences()

describe('two hundred sentences of forty fields', () => {
  it('are enough, and a third of them are traps', () => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(200)
    expect(new Set(SENTENCES.map(({ field }) => field)).size).toBeGreaterThanOrEqual(40)
    expect(SENTENCES.filter(({ isTrap }) => isTrap).length).toBeGreaterThan(SENTENCES.length / 3)
  })

  it('are never answered by facts about something else', () => {
    const bluffed = SENTENCES.filter(
      ({ sentence, isKnown }) => !isKnown && findKnownField(sentence) !== undefined,
    )
    expect(bluffed.map(({ sentence }) => sentence)).toEqual([])
  })

  it('are answered where facts were written for them', () => {
    const lost = SENTENCES.filter(({ sentence, isKnown }) => isKnown && !findKnownField(sentence))
    expect(lost.map(({ sentence }) => sentence)).toEqual([])
  })

  it.each(SENTENCES)('«$sentence» asks $kind, and lacks its gaps', ({ sentence, kind, gaps }) => {
    expect(readAsk(sentence).kind).toBe(kind)
    const { questions } = planQuestions({ sentence, facts: [], now: NOW })
    expect(questions.map(({ id }) => id)).toEqual([...gaps, 'contact'])
    expect(gaps.length).toBeGreaterThanOrEqual(2)
    expect(questions.some(({ isRequired }) => isRequired)).toBe(true)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { text, example, chips } of questions) {
      expect(text).toMatch(/^«?[А-ЯЁ].*\S$/u)
      expect(`${text} ${example} ${chips.join(' ')}`).not.toMatch(/undefined| {2}|!/)
    }
  })
})

describe('a sentence', () => {
  it('tells what it is about, its condition and its place', () => {
    expect(readAsk('Ремонт iPhone: что можно сделать за 20 минут')).toMatchObject({
      words: ['Ремонт', 'iPhone'],
      amounts: ['за 20 минут'],
    })
    expect(readAsk('Аптечка на рыбалку: что взять').details).toEqual(['на рыбалку'])
  })

  it.each([
    ['Зимняя резина: шипы или липучка', ['шипы', 'липучка']],
    ['что лучше купить новичку палатку или тент', ['палатку', 'тент']],
    ['что лучше для дачи насос ручной или электрический', ['насос ручной', 'электрический']],
    ['Где сушить грибы дома или на улице', ['дома']],
    ['чем отличается латте от капучино для гостей', ['латте', 'капучино']],
    ['Чем мутон отличается от цигейки', ['мутон', 'цигейка']],
    ['Чем льняная скатерть отличается от хлопковой', ['льняная скатерть']],
    ['Чем ипотека отличается от потребительского кредита', ['ипотека', 'потребительский кредит']],
    ['В чём разница между шлифовкой и полированием', ['шлифовка', 'полирование']],
  ])('«%s» names both sides as they are called', (sentence, sides) => {
    expect(readAsk(sentence).sides).toEqual(expect.arrayContaining(sides))
    expect(readAsk(sentence).sides).toHaveLength(2)
  })

  it.each([
    ['Сколько варится холодец и можно ли его солить', 'how_long', ['is_it_worth']],
    ['У кота слезится глаз, что делать и когда звонить врачу', 'how_to', ['when']],
    [
      'Первый раз на конюшне, что взять и чего не делать',
      'first_time',
      ['what_to_take', 'mistakes'],
    ],
    ['Как понять, что пора менять шланг', 'how_to_tell', []],
    ['Йога для тех, кто сидит за компьютером', 'about', []],
  ])('«%s» asks first %s, then %j', (sentence, kind, also) => {
    const ask = readAsk(sentence)
    expect([ask.kind, ...ask.also.map((one) => one.kind)]).toEqual([kind, ...also])
  })

  it.each([
    ['Как похоронить кота', 'grief'],
    ['Как выбрать памятник', 'grief'],
    ['У бабушки не стало сил, потеряли мужа и сына', 'grief'],
    ['Погреб под ключ', 'neutral'],
    ['Реабилитация после инсульта', 'illness'],
    ['Папа с болезнью Альцгеймера дома', 'illness'],
    ['Когда вести ребёнка к врачу', 'illness'],
    ['Могут ли оштрафовать за костёр', 'law'],
    ['Обманули при продаже гаража', 'law'],
    ['Банк закрыл счёт', 'money'],
    ['Болит спина после сна', 'illness'],
    ['Развод через суд', 'law'],
    ['Что грозит за долги по алиментам', 'law'],
    ['Рассрочка на мебель', 'money'],
    ['Кассовый разрыв в малом бизнесе', 'money'],
    ['Большая распродажа обуви', 'neutral'],
    ['Как заработать на закваске', 'neutral'],
    ['Ракушки для аквариума', 'neutral'],
    ['Кредо нашей кофейни', 'neutral'],
    ['Законченный образ за час', 'neutral'],
  ])('«%s» is told in the tone of %s', (sentence, tone) => {
    expect(readAsk(sentence).tone).toBe(tone)
  })
})

it.each([
  ['держится', 'держит', true],
  ['рыбалку', 'рыбалка', true],
  ['ребёнка', 'ребёнок', true],
  ['окон', 'окна', true],
  ['кот', 'котёл', false],
  ['полис', 'полив', false],
  ['спина', 'спиннинг', false],
])('%s and %s: one word is %s', (one, other, isSame) => {
  expect(isKin(stemOf(one), stemOf(other))).toBe(isSame)
})
