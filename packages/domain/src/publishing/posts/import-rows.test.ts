import { describe, expect, it } from 'vitest'
import { parseImportRows } from './import-rows.ts'

const timeZone = 'Europe/Moscow'
const now = new Date('2026-11-15T09:00:00Z')
const parse = (text: string, zone = timeZone) => parseImportRows({ text, timeZone: zone, now })
const at = (wallTime: string, zone = timeZone) => ({ kind: 'at', wallTime, timeZone: zone })

describe('a table of posts', () => {
  it.each([
    ['commas and English names', 'text,accounts,date,time,media,tags', ','],
    ['semicolons and Russian names', 'Текст;Аккаунты;Дата;Время;Медиа;Хештеги', ';'],
    ['tabs and a byte order mark', '\ufeffТекст поста\tКуда\tДень\tЧас\tФайлы\tТеги', '\t'],
  ])('is read with %s', (_, header, mark) => {
    const row = ['Привет', '@kanal|Анна', '2026-12-01', '9:30', 'a.jpg|b.mp4', 'чай #дом']
    expect(parse(`${header}\r\n${row.join(mark)}\r\n`)).toEqual({
      error: null,
      rows: [
        {
          line: 2,
          text: 'Привет\n\n#чай #дом',
          accounts: ['@kanal', 'Анна'],
          media: ['a.jpg', 'b.mp4'],
          key: '',
          written: '2026-12-01 9:30',
          when: at('2026-12-01T09:30'),
          errors: [],
          warnings: [],
        },
      ],
    })
  })

  it('keeps lines and quotes inside quotes, and counts lines of the file', () => {
    const { rows } = parse('text,date\n"Раз,\n""два""",\n,\nТри,')
    expect(rows.map(({ line, text }) => [line, text])).toEqual([
      [2, 'Раз,\n"два"'],
      [5, 'Три'],
    ])
  })

  it('takes columns in any order and passes over those it does not know', () => {
    const { rows } = parse('Автор;Дата;Текст\nАнна;01.12.2026 10:00;Да')
    expect(rows[0]).toMatchObject({ text: 'Да', when: at('2026-12-01T10:00'), errors: [] })
  })
})

describe('when', () => {
  const rowOf = (date: string, time: string, zone = timeZone) =>
    parse(`text;date;time\nДа;${date};${time}`, zone).rows[0]

  it.each([
    ['01.12.2026', '09:00', '2026-12-01T09:00'],
    ['1.12.26', '9.05', '2026-12-01T09:05'],
    ['2026/12/1', '09:00:30', '2026-12-01T09:00'],
    ['2026-12-01T10:15', '', '2026-12-01T10:15'],
  ])('%s %s is %s', (date, time, expected) => {
    expect(rowOf(date, time)).toMatchObject({ when: at(expected), errors: [] })
  })

  it('is a draft without date and time, and a slot by its word', () => {
    expect(rowOf('', '')).toMatchObject({ when: null, errors: [] })
    expect(rowOf('слот', '')).toMatchObject({ when: { kind: 'slot' }, errors: [] })
  })

  it.each([
    ['01/02/2027', '09:00', 'Не понимаем дату «01/02/2027»: напишите 2026-12-01 или 01.12.2026'],
    ['завтра', '09:00', 'Не понимаем дату «завтра»: напишите 2026-12-01 или 01.12.2026'],
    ['2027-02-29', '09:00', 'Такой даты или времени нет: 2027-02-29 09:00'],
    ['2027-02-01', '25:00', 'Такой даты или времени нет: 2027-02-01 25:00'],
    ['2027-02-01', 'утром', 'Не понимаем время «утром»: напишите 09:30'],
    ['2027-02-01', '', 'Указана дата, но нет времени'],
    ['', '09:00', 'Указано время, но нет даты'],
    ['2026-11-15', '12:00', 'Это время уже прошло'],
  ])('%s %s is refused: %s', (date, time, error) => {
    expect(rowOf(date, time)).toMatchObject({ when: null, errors: [error] })
  })

  it('warns of a time that the clocks skip', () => {
    expect(rowOf('14.03.2027', '02:30', 'America/New_York')).toMatchObject({
      when: at('2027-03-14T02:30', 'America/New_York'),
      errors: [],
      warnings: ['В этот день часы переводят: пост выйдет в 03:30'],
    })
  })
})

it('says what is wrong with a row and reads the others', () => {
  const { rows } = parse(`text;media;tags\n;;\nДа;;чай, на-до\n;a.jpg;\n${'щ'.repeat(20_001)};;`)
  expect(rows.map(({ errors, warnings }) => [...errors, ...warnings])).toEqual([
    ['Хештег «на-до» пропущен: в нём должны быть только буквы и цифры'],
    [],
    ['Текст длиннее 20\u00a0000\u00a0знаков'],
  ])
  expect(parse('text;tags\n ;плохой-тег').rows[0]?.errors).toEqual(['Нет ни текста, ни файлов'])
})

it.each([
  ['', 'Файл пуст'],
  ['\n\n', 'Файл пуст'],
  ['text;date\n', 'В файле только названия столбцов: добавьте посты'],
  ['раз;два\nтри;четыре', /^В первой строке нет названий столбцов/],
  ['text;date\n"Раз', 'Строка 2: не закрыта кавычка'],
  [`text\n${'да\n'.repeat(1001)}`, /^В файле больше 1\u00a0000\u00a0строк/],
])('refuses a file that is no table', (text, error) => {
  expect(parse(text)).toEqual({
    rows: [],
    error: typeof error === 'string' ? error : expect.stringMatching(error),
  })
})

it('takes the guard off a cell that a spreadsheet would run', () => {
  expect(parse("text;date\n'=1+1;").rows[0]?.text).toBe('=1+1')
})
