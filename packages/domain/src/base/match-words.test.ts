import { expect, it } from 'vitest'
import { inOtherLayout, matchWords, rankMatches, readSought } from './match-words.ts'

const find = (query: string, titles: readonly string[]) =>
  rankMatches(readSought(query), { items: titles, read: (title) => ({ title }) }).map(
    ({ item }) => item,
  )

it('finds by the beginning of a word, in any case', () => {
  expect(find('коф', ['Чай', 'Новый кофе', 'Кофейня'])).toEqual(['Новый кофе', 'Кофейня'])
  expect(find('РЕЦЕПТ', ['рецепты недели'])).toHaveLength(1)
})

it('puts the whole word before its beginning, and that before its middle', () => {
  expect(find('чай', ['Нечайно', 'Чайник', 'Чай'])).toEqual(['Чай', 'Чайник', 'Нечайно'])
})

it('takes other forms of a word', () => {
  expect(find('кофейни', ['Наша кофейня'])).toHaveLength(1)
  expect(find('упаковка подарков', ['Упаковку подарка сделали заново'])).toHaveLength(1)
})

it('forgives a letter missed, added, changed or swapped', () => {
  for (const typed of ['капучно', 'каппучино', 'копучино', 'капуично', 'капучиноо']) {
    expect(find(typed, ['Капучино с корицей', 'Компот']), typed).toEqual(['Капучино с корицей'])
  }
  expect(find('акпуч', ['Капучино'])).toHaveLength(1)
  expect(find('карвай', ['Секреты каравая'])).toHaveLength(1)
})

it('forgives more in longer words, and nothing in the shortest', () => {
  expect(find('авоматизцаия', ['Автоматизация'])).toHaveLength(1)
  expect(find('чпй', ['Чай'])).toEqual([])
  expect(find('кофы', ['Туфли', 'Кошка'])).toEqual([])
})

it('puts what is typed right before typos', () => {
  expect(find('марка', ['Парка', 'Мерка', 'Марка'])[0]).toBe('Марка')
})

it('does not tell «ё» from «е»', () => {
  expect(find('елка', ['Ёлка'])).toHaveLength(1)
  expect(find('ёлка', ['Елка'])).toHaveLength(1)
})

it('reads the other keyboard layout', () => {
  expect(inOtherLayout('ghbdtn')).toBe('привет')
  expect(find('ghbdtn', ['Привет всем'])).toHaveLength(1)
  expect(find('шыщ', ['Iso 9001', 'Шина'])).toEqual(['Iso 9001'])
  expect(find('еудупкфь', ['Telegram'])).toHaveLength(1)
  expect(find("'kjxrf", ['Ночка', 'Элочка'])).toEqual(['Элочка'])
})

it('needs each of several words, in any order', () => {
  const titles = ['Кофе с собой', 'Кофе дома', 'Собой доволен']
  expect(find('собой кофе', titles)).toEqual(['Кофе с собой'])
})

it('prefers the title to the text', () => {
  const sought = readSought('чай')
  const inTitle = matchWords(sought, { title: 'Чай', text: 'Кофе' })
  const inText = matchWords(sought, { title: 'Кофе', text: 'Чай' })
  expect(inTitle).toBeLessThan(inText ?? 0)
})

it('finds nothing by signs alone', () => {
  expect(readSought('!?')).toEqual([])
  expect(find('!?', ['Чай'])).toEqual([])
})

it('keeps the order of equals', () => {
  expect(find('пост', ['Пост 2', 'Пост 1'])).toEqual(['Пост 2', 'Пост 1'])
})
