import { SLIDE_LIMITS } from '@kadr/domain/storyboard/slide-limits'
import { withoutMarks } from '@kadr/domain/storyboard/slide-text'
import { describe, expect, it } from 'vitest'
import { FIELDS } from './all-fields.ts'
import type { Field } from './define-field.ts'
import { findField, findKnownField } from './find-field.ts'

const { item, compare, pair, number, list, quote, cta } = SLIDE_LIMITS

/** Text with the most characters its place has. */
const listTexts = (field: Field): [text: string, max: number | undefined][] => [
  ...field.mistakes.flatMap(({ head, wrong, right }): [string, number | undefined][] => [
    [head, compare.title],
    [wrong, compare.line],
    [right, compare.line],
    [right, pair.line],
    [`${wrong}. ${right}`, item.body],
  ]),
  ...[...field.choose, ...field.care, ...field.price, ...field.season].flatMap(
    ({ title, body }): [string, number | undefined][] => [
      [title, item.title],
      [body, item.body],
    ],
  ),
  ...field.numbers.flatMap(({ value, unit, label, note }): [string, number | undefined][] => [
    [value, number.value],
    [unit, number.unit],
    [label, number.title],
    [note, number.body],
  ]),
  ...field.compares.flatMap(({ title, sides }): [string, number | undefined][] => [
    [title, compare.title],
    ...sides.flatMap(({ head, line }): [string, number | undefined][] => [
      [head, compare.head],
      [line, compare.line],
    ]),
  ]),
  ...field.quotes.flatMap(({ title, sub }): [string, number | undefined][] => [
    [title, quote.title],
    [sub, quote.sub],
  ]),
  ...field.lists.flatMap(({ title, items }): [string, number | undefined][] => [
    [title, list.title],
    ...items.map((text): [string, number | undefined] => [text, list.item]),
  ]),
  ...field.questions.flatMap(({ title, sub }): [string, number | undefined][] => [
    [title, cta.title],
    [sub, cta.sub],
  ]),
]

const countFacts = (field: Field) =>
  field.mistakes.length +
  field.choose.length +
  field.care.length +
  field.price.length +
  field.season.length +
  field.numbers.length +
  field.compares.length +
  field.quotes.length +
  field.lists.length

describe.each(FIELDS.map((field) => ({ name: field.name, field })))('$name', ({ field }) => {
  it('says what fits a slide', () => {
    for (const [text, max] of listTexts(field)) {
      expect(text, `empty in ${field.name}`).not.toBe('')
      expect(withoutMarks(text).length, text).toBeLessThanOrEqual(max ?? 0)
      expect((text.match(/\*/g) ?? []).length % 2, text).toBe(0)
      expect(text, text).not.toMatch(/ {2}|\s[,.!?;:]|[.,;]$|\?\./)
    }
  })

  it('knows enough for a reel of its own', () => {
    expect(countFacts(field)).toBeGreaterThanOrEqual(16)
    expect(field.mistakes.length).toBeGreaterThanOrEqual(4)
    expect(field.numbers.length + field.quotes.length).toBeGreaterThanOrEqual(2)
    for (const { items } of field.lists) expect([3, 4]).toContain(items.length)
    const titles = listTexts(field).map(([text]) => text)
    expect(field.lists.length).toBeGreaterThanOrEqual(1)
    expect(titles.length).toBeGreaterThan(30)
  })
})

it('covers forty fields at least, each under its own name', () => {
  expect(FIELDS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length)
})

it.each([
  ['Как ухаживать за кожаной обувью', 'Обувь'],
  ['Уход за кожей зимой', 'Уход за кожей'],
  ['Сайт для кофейни', 'Сайты и ИТ'],
  ['Зимняя резина', 'Шины'],
  ['Когда вести ребёнка к стоматологу', 'Стоматология'],
  ['Торт на день рождения', 'Торты и десерты'],
  ['5 ошибок при стирке шерсти', 'Стирка'],
  ['Развод через суд — какие документы нужны', 'Развод'],
  ['Стоит ли покупать квартиру в ипотеку сейчас?', 'Ипотека'],
  ['Когда вести ребенка к детскому психологу', 'Детский психолог'],
  ['4 ошибки при выборе свадебного фотографа', 'Фото и видео'],
  ['Как часто нужно стричь шпица', 'Груминг'],
])('takes «%s» for %s', (topic, name) => {
  expect(findField(topic)?.name).toBe(name)
})

it.each([
  'Квантовая физика',
  'Зуб мудрости: удалять или оставить',
  'Установка кондиционера под ключ',
  'Ремонт стиральных машин на дому',
  'Уроки игры на гитаре для взрослых',
  'Авторское право',
  'сколько стоит ремонт стиральной машины',
  'Йога для беременных: что можно и что нельзя',
  'Натяжной потолок или гипсокартон',
  'Почему кофе стоит у соседей',
  '3 мифа о кератиновом выпрямлении волос',
  'Массаж лица гуаша польза и вред',
  'Бегемоты',
  'Сонеты',
  '!!!',
])('admits to know nothing of «%s»', (topic) => {
  expect(findKnownField(topic)).toBeUndefined()
})
