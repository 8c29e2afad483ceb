import { expect, it } from 'vitest'
import { writePlanCsv } from './plan-csv.ts'

const post = {
  wallTime: '2026-03-10T09:05',
  timeZone: 'Europe/Moscow',
  title: 'Открыли; «запись»',
  accounts: ['Канал', 'Клуб'],
  state: 'Запланирован',
}

it('writes a row for each post, with the time people chose', () => {
  expect(writePlanCsv([post]).split('\r\n')).toEqual([
    '\uFEFFДата;Время;Часовой пояс;Текст;Аккаунты;Состояние',
    '2026-03-10;09:05;Europe/Moscow;"Открыли; «запись»";"Канал, Клуб";Запланирован',
    '',
  ])
})

it('lets no text be run by a spreadsheet', () => {
  expect(writePlanCsv([{ ...post, title: '=1+1' }])).toContain(";'=1+1;")
})
