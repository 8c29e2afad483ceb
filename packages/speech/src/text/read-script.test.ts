import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateSeconds } from './length.ts'
import { readScript } from './read-script.ts'
import { spokenText } from './spoken-text.ts'

const said = (script: string) =>
  readScript(script)
    .flatMap(({ spoken }) => spoken)
    .join(' ')

it.each([
  // Money and amounts.
  ['2 490 ₽', 'две тысячи четыреста девяносто рублей'],
  ['1 ₽', 'один рубль'],
  ['3 ₽', 'три рубля'],
  ['21 руб.', 'двадцать один рубль'],
  ['100 $', 'сто долларов'],
  ['5 €', 'пять евро'],
  ['за 1000 ₽', 'за тысячу рублей'],
  ['до 5 000 ₽', 'до пяти тысяч рублей'],
  ['1,5 млн руб.', 'полтора миллиона рублей'],
  ['2 млрд рублей', 'два миллиарда рублей'],
  ['50 тыс. человек', 'пятьдесят тысяч человек'],
  // Percents, measures, fractions.
  ['20%', 'двадцать процентов'],
  ['1 %', 'один процент'],
  ['−20%', 'минус двадцать процентов'],
  ['10–15%', 'десять пятнадцать процентов'],
  ['3,5 кг', 'три с половиной килограмма'],
  ['2 кг', 'два килограмма'],
  ['100 км/ч', 'сто километров в час'],
  ['45 м²', 'сорок пять квадратных метров'],
  ['+25 °C', 'плюс двадцать пять градусов'],
  ['0,25 л', 'ноль целых двадцать пять сотых литра'],
  ['3/4', 'три четверти'],
  ['24/7', 'двадцать четыре на семь'],
  ['за 1 мин', 'за одну минуту'],
  ['на 1,7 л', 'на одну целую семь десятых литра'],
  ['длится 1,5 часа', 'длится полтора часа'],
  ['1,5 недели', 'полторы недели'],
  ['16 ГБ', 'шестнадцать гигабайт'],
  // Numbers by what stands around them.
  ['2 минуты', 'две минуты'],
  ['2 дня', 'два дня'],
  ['1 неделя', 'одна неделя'],
  ['1 место', 'одно место'],
  ['от 3 дней', 'от трёх дней'],
  ['более 100 заказов', 'более ста заказов'],
  ['с 9 до 18', 'с девяти до восемнадцати'],
  ['0 рублей', 'ноль рублей'],
  ['007', 'ноль ноль семь'],
  ['1 000 000', 'миллион'],
  ['1001 ночь', 'тысяча одна ночь'],
  ['2 SIM-карты', 'две сим карты'],
  ['30-дневная', 'тридцатидневная'],
  ['21-летний', 'двадцатиоднолетний'],
  ['100-процентный', 'стопроцентный'],
  // Ordinals, dates, times.
  ['5-й', 'пятый'],
  ['1-го', 'первого'],
  ['3-я', 'третья'],
  ['90-х', 'девяностых'],
  ['2-е', 'второе'],
  ['в 90-е', 'в девяностые'],
  ['20-е число', 'двадцатое число'],
  ['15 ноября', 'пятнадцатого ноября'],
  ['к 8 марта', 'к восьмому марта'],
  ['на 8 марта', 'на восьмое марта'],
  ['с 1 по 15 декабря', 'с первого по пятнадцатое декабря'],
  ['в 2025 году', 'в две тысячи двадцать пятом году'],
  ['2000 год', 'двухтысячный год'],
  ['в 2026 г.', 'в две тысячи двадцать шестом году'],
  ['15.11.2026', 'пятнадцатого ноября две тысячи двадцать шестого года'],
  ['18:30', 'восемнадцать тридцать'],
  ['в 9:05', 'в девять ноль пять'],
  ['до 18:00', 'до восемнадцати ноль ноль'],
  ['с 9:00', 'с девяти ноль ноль'],
  // Phones, numbers of things, sites.
  ['+7 (900) 123-45-67', 'плюс семь девятьсот сто двадцать три сорок пять шестьдесят семь'],
  ['8-800-555-35-35', 'восемь восемьсот пятьсот пятьдесят пять тридцать пять тридцать пять'],
  ['№5', 'номер пять'],
  ['№ 12', 'номер двенадцать'],
  ['kadr.ru', 'кадр точка ру'],
  // Abbreviations.
  ['и т. д.', 'и так далее'],
  ['т.е. так', 'то есть так'],
  ['и т. п.', 'и тому подобное'],
  ['т. к. можно', 'так как можно'],
  ['ул. Ленина, д. 5', 'улица Ленина дом пять'],
  ['г. Москва', 'город Москва'],
  ['на ул. Ленина', 'на улице Ленина'],
  ['из г. Казани', 'из города Казани'],
  ['и др. стран', 'и других стран'],
  ['и др. страны', 'и другие страны'],
  ['НДС', 'эндээ́с'],
  ['ИП', 'ипэ́'],
  ['ГОСТ', 'гост'],
  // Latin words.
  ['iPhone 15 Pro', 'айфо́н пятнадцать про'],
  ['Wi-Fi', 'вайфа́й'],
  ['YouTube', 'юту́б'],
  ['B2B', 'би-ту-би́'],
  ['GPT-4', 'джи-пи-ти́ четыре'],
  ['USB', 'ю-эс-би́'],
  ['Black Friday', 'блэк фра́йдей'],
  ['Cashback', 'кэшбэ́к'],
  ['Python', 'питон'],
  ['LTD', 'эл-ти-ди'],
  // Stress.
  ['зам+ок', 'замо́к'],
  ['за́мок', 'за́мок'],
  // What is not said.
  ['*Важно*: «да» 🔥', 'Важно да'],
])('reads «%s»', (script, expected) => {
  expect(said(script)).toBe(expected)
})

it('shows what was written, stress marks apart', () => {
  const script = 'Цена 2 490 ₽ за зам+ок, и т. д. «Да» 🔥 — вот.'
  expect(readScript(script).map(({ text }) => text)).toEqual([
    'Цена',
    '2 490 ₽',
    'за',
    'замок,',
    'и',
    'т. д.',
    '«Да» 🔥 —',
    'вот.',
  ])
})

it('ends a sentence after an abbreviation only where a new one begins', () => {
  const pauses = (script: string) => readScript(script).map(({ pause }) => pause)
  expect(pauses('300 руб. за штуку')).toEqual(['', '', ''])
  expect(pauses('Стоит 300 руб. Скидка есть.')).toEqual(['', '.', '', '.'])
  expect(pauses('ул. Ленина')).toEqual(['', ''])
})

it('gives the voice every word with its place', () => {
  const words = readScript('Цена 20%, да? Нет!')
  const { text, words: spoken } = spokenText(words)
  expect(text).toBe('Цена двадцать процентов, да? Нет!')
  for (const word of spoken) expect(text.startsWith(word.text, word.offset)).toBe(true)
  expect(spoken.map(({ written }) => written)).toEqual([0, 1, 1, 2, 3])
})

it('guesses a length that grows with the text', () => {
  const short = estimateSeconds('Привет, друзья.')
  expect(short).toBeGreaterThan(0.8)
  expect(short).toBeLessThan(2.2)
  expect(estimateSeconds('Привет, друзья. '.repeat(10))).toBeCloseTo(short * 10, 5)
  expect(estimateSeconds('2 490 ₽')).toBeGreaterThan(estimateSeconds('два ₽'))
})

it('loses no letter and says only letters, whatever is written', () => {
  const signs = fc.constantFrom(
    ...'абвЯёЖ aZ0159 .,!?%₽№+-–:/«»"()*🔥\u0301\u00a0\n\ud800т.д$€@&=~xхвВкпнгcIVX',
  )
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 80 }), (chosen) => {
      const script = chosen.join('')
      const words = readScript(script)
      const letters = (text: string) =>
        text
          .toWellFormed()
          .normalize('NFD')
          .replace(/[^\p{L}\d]/gu, '')
      expect(letters(words.map(({ text }) => text).join(''))).toBe(
        letters(script.replaceAll('\u0301', '')),
      )
      for (const { spoken } of words)
        for (const word of spoken) expect(word.replaceAll('\u0301', '')).toMatch(/^[а-яё-]+$/iu)
    }),
    { numRuns: 400, seed: 11 },
  )
})

it('reads three thousand signs without a separator in no time', () => {
  expect(readScript('1'.repeat(3000)).length).toBeGreaterThan(0)
  expect(readScript('а.'.repeat(1500)).length).toBeGreaterThan(0)
  expect(readScript('8 900 '.repeat(500)).length).toBeGreaterThan(0)
})
