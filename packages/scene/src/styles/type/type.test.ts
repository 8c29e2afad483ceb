import { expect, it } from 'vitest'
import { glueWords, splitSentences } from './glue.ts'
import { breakLines } from './lines.ts'
import type { Face } from './measure.ts'
import { stackLines } from './stack.ts'
import { divideLongWords, splitUnits } from './units.ts'

const FACE: Face = { font: 'montserrat', weight: 'bold' }
const shown = (text: string) => glueWords(text).replaceAll('\u00a0', '_')

it.each([
  ['Как выбрать кофе в зёрнах для дома', 'Как_выбрать кофе в_зёрнах для_дома'],
  ['не забыть бы', 'не_забыть_бы'],
  ['20 % и 5 лет', '20_% и_5_лет'],
  ['Нет даты — не берите', 'Нет даты_— не_берите'],
  ['и в доме', 'и_в_доме'],
])('ties words that must not part: %s', (text, tied) => {
  expect(shown(text)).toBe(tied)
})

it('starts a line with every sentence of a body', () => {
  expect(splitSentences('Пик вкуса — 7–30-й день. Нет даты — не берите')).toHaveLength(2)
})

it('balances lines and marks a key phrase on each of them', () => {
  const { lines, fits } = breakLines({
    text: 'Почему ваш *кассовый разрыв* повторяется каждый месяц',
    face: FACE,
    limit: 12,
    keep: 22,
  })
  expect(fits).toBe(true)
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Почему ваш',
    '*кассовый разрыв*',
    'повторяется',
    'каждый месяц',
  ])
  const torn = breakLines({ text: '*очень длинная ключевая фраза*', face: FACE, limit: 9 })
  expect(torn.lines.every((line) => line.startsWith('*') && line.endsWith('*'))).toBe(true)
})

it('says when a word is wider than the column', () => {
  expect(breakLines({ text: 'Электроизоляция', face: FACE, limit: 4 }).fits).toBe(false)
})

it('stacks lines as wide as the column, within the height', () => {
  const room = { face: { ...FACE, isUppercase: true }, width: 866, height: 690, most: 330, room: 0 }
  const lines = stackLines('Как выбрать *кофе в зёрнах* для дома', room)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(690)
  const [short] = stackLines('Да', { ...room, height: 200 })
  expect(short?.height).toBeLessThanOrEqual(201)
})

const LONG_WORDS =
  `достопримечательности электрооборудование человеконенавистничество высокопроизводительный
  водогрязеторфопарафинолечение частнопредпринимательский предпринимательство сельскохозяйственный
  железнодорожники электроэнергетический автомобилестроение международноправовой
  самообслуживающийся превысокомногорассмотрительствующий переосвидетельствование
  благотворительность противопожарная гидроэлектростанция энергосберегающий звукоизоляционные
  водонепроницаемость фотополимеризационная рентгенографический оториноларингология
  жизнеобеспечивающая нержавеющесталелитейный теплоизоляционными перепрофилирование
  незаинтересованность последовательностью неудовлетворительный`.split(/\s+/)

it.each(LONG_WORDS)('divides no word so that it reads wrong: %s', (word) => {
  const parts = divideLongWords(splitUnits(word)).map(({ text }) => text)
  expect(parts.join('')).toBe(word)
  if (word.length > 18) expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(18)
    expect(part).toMatch(/[аеёиоуыэюя]/u)
    expect(part).not.toMatch(/^[йьъ]/u)
  }
})

it('hyphenates a very long word only where it does not fit, and keeps the rest large', () => {
  const text = 'Все *достопримечательности*'
  const narrow = breakLines({ text, face: FACE, limit: 11 })
  expect(narrow.fits).toBe(true)
  expect(narrow.lines.join(' ')).toMatch(/-\*/)
  expect(narrow.lines.join('').replaceAll(/[-* ]/g, '')).toBe('Вседостопримечательности')
  expect(breakLines({ text, face: FACE, limit: 20 }).lines.join('')).not.toContain('-')
  const room = { face: FACE, width: 866, height: 690, most: 330, room: 0 }
  const sizes = stackLines('Водогрязеторфопарафинолечение дома', room).map(({ size }) => size)
  expect(Math.min(...sizes)).toBeGreaterThan(866 / 18)
})
