import { describe, expect, it } from 'vitest'
import { readThing } from '../ask/read-thing.ts'
import { planQuestions } from './plan-questions.ts'
import { turnToYou } from './turn-to-you.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const plan = (sentence: string) => planQuestions({ sentence, facts: [], now: NOW }).questions
const first = (sentence: string) => plan(sentence)[0]?.text
const ids = (sentence: string) =>
  plan(sentence)
    .map(({ id }) => id)
    .filter((id) => id !== 'contact')
    .join(' ')

describe('a question carries the words of the sentence', () => {
  it.each([
    ['почему вянет фикус', 'Из-за чего чаще всего вянет фикус?'],
    ['Бисквит оседает, из за чего', 'Из-за чего чаще всего бисквит оседает?'],
    ['не крутится барабан стиралки', 'Из-за чего чаще всего не крутится барабан стиралки?'],
    ['как понять что пора менять колодки', 'По каким признакам понять, что пора менять колодки?'],
    ['Сколько стоит перетянуть диван', 'Сколько у вас стоит перетянуть диван?'],
    ['Сколько стоят сырники с собой у нас', 'Сколько у вас стоят сырники с собой?'],
    ['Сколько стоит час сварочных работ', 'Сколько у вас стоит час сварочных работ?'],
    ['Как выбрать арфу', 'На что смотреть в первую очередь, чтобы выбрать арфу?'],
    ['Мифы о прививках собакам', 'Какие три мифа о прививках собакам слышите чаще всего?'],
    ['3 лайфхака для чистки замши', 'Какие лайфхаки для чистки замши назовёте?'],
    ['5 ошибок при укладке плитки', 'Какие 5 ошибок при укладке плитки видите чаще всего?'],
    [
      'закваска не поднимается что делать',
      'Что сделать в первую очередь, если закваска не поднимается?',
    ],
    ['Первая тренировка по боксу: чего ждать', 'Как проходит первая тренировка по боксу?'],
    ['Детейлинг салона: что входит', 'Что входит в детейлинг салона?'],
    ['Почему мы не работаем с посредниками', 'Почему вы не работаете с посредниками?'],
    ['Кому нельзя шугаринг', 'Кому нельзя шугаринг?'],
    ['Чек-лист сдачи квартиры', 'Чек-лист сдачи квартиры: что обязательно?'],
    ['Продаём мёд с доставкой по Казани', 'Что важно знать про мёд с доставкой по Казани?'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(first(sentence)).toBe(asked)
  })

  it.each([
    'Сделаю дизайн визитки за 1 день',
    'Тимур делает окна',
    'Гадалка приворожит мужа',
    'Обучаю кройке и шитью с нуля',
    'Лена, крою и шью платья',
  ])('and asks nothing back that is no question: «%s»', (sentence) => {
    for (const { text } of plan(sentence)) {
      expect(text).not.toBe(`${sentence}?`)
      expect(text).not.toMatch(/стоит (?:лена|тимур|сделаю|обучаю)/iu)
    }
  })
})

describe('a bare name is asked about', () => {
  it.each([
    ['«Гнездо»', 'what_is do_there why_name where_eat'],
    ['Lumen', 'what_is do_there why_name where_eat'],
    ['бегемот', 'what_is special price where_eat'],
    ['«Пион и пёс»', 'what_is do_there why_name where_eat'],
    ['сухоцветы', 'what_is special price where_eat'],
    ['Керлинг для компаний', 'what_in from book_in worry'],
    ['Хлебная лавка «Корка»', 'place_is do_there bill where_eat'],
    ['Перманент бровей', 'goes lasts unfit price'],
    ['Шаурма у Рустама', 'dish special portion where_eat'],
    ['Ретрит на Алтае', 'route trip_dates trip_price trip_in'],
    ['йога-ретрит в Карелии', 'route trip_dates trip_price trip_in'],
    ['Сварщик на выезд, любой металл', 'works from comes_to guarantee'],
    ['Сделаю дизайн визитки за 1 день', 'work_in from skill'],
    ['Глэмпинг под Тверью', 'place_is nightly inside get_there'],
    ['аренда сапов на Волге', 'lends lend_price deposit where_eat'],
    ['Мужские стрижки, Марьино', 'included price duration skill'],
    ['масло для бороды', 'contents special price get_it'],
    ['Осенняя хандра', 'know_first wrongly start_with practice'],
    ['Хозяин не возвращает залог за квартиру', 'firstly papers deadline if_refused'],
    ['Пельменная у вокзала', 'place_is do_there bill where_eat'],
    ['Сын проглотил магнит, куда бежать', 'firstly never_do call_whom prevent'],
    ['Вред и польза солярия', 'pros cons on_what counsel'],
    ['Мама открыла кондитерскую в шестьдесят лет', 'start hard turn ending'],
    ['Три вопроса, которые задают нотариусу чаще всего', 'asked replied asked_too replied_too'],
    ['Куда жаловаться на задержку зарплаты', 'answer papers deadline if_refused'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(ids(sentence)).toBe(asked)
  })

  it('even where the trade is known', () => {
    for (const sentence of ['Маникюр', 'массаж', 'кофе', 'Дарим 500 рублей за отзыв'])
      expect(planQuestions({ sentence, facts: [], now: NOW }).isKnown).toBe(false)
  })
})

it.each([
  ['Почему мы красим без аммиака', 'Почему вы красите без аммиака'],
  ['Как мы за зиму построили баню', 'Как вы за зиму построили баню'],
  ['как я бросила офис и стала флористом', 'как вы бросили офис и стали флористом'],
  ['Почему у нас нет доставки', 'Почему у вас нет доставки'],
  ['Почему я не беру предоплату', 'Почему вы не берёте предоплату'],
  ['Чем кормить щенка', 'Чем кормить щенка'],
])('«%s» asked of the owner is «%s»', (said, asked) => {
  expect(turnToYou(said)).toBe(asked)
})

it.each([
  ['Детская стрижка без слёз', { accusative: 'детскую стрижку без слёз', isPlural: false }],
  ['ТО кондиционера', { accusative: 'ТО кондиционера', isPlural: false }],
  ['Окна в дом', { accusative: 'окна в дом', isPlural: true }],
  ['Ремонт iPhone: что входит', { accusative: 'ремонт iPhone', isPlural: false }],
  ['Маша шьёт сумки', undefined],
  ['Собака облизывает нос', undefined],
])('the thing of «%s» is %j', (sentence, thing) => {
  const read = readThing(sentence)
  expect(read && { accusative: read.accusative, isPlural: read.isPlural }).toEqual(thing)
})
