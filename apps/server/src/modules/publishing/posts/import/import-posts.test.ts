import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { insertResources } from '../../../../../test/library.ts'
import { addAccount, ask, newWriter, type Writer } from '../../../../../test/posts.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let who: Writer
let channel: string
let people = 0

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())
beforeEach(async () => {
  people += 10
  who = await newWriter(app, people)
  channel = await addAccount(app, who, 'telegram', 'Студия')
})

const HEAD = 'Текст;Аккаунты;Дата;Время;Медиа;Хештеги\n'
const check = (text: string, connectionIds: string[] = []) =>
  ask(app, who, { method: 'POST', path: '/posts/import/check', body: { text, connectionIds } })
const run = (text: string, rest: object = {}) =>
  ask(app, who, {
    method: 'POST',
    path: '/posts/import',
    body: { text, connectionIds: [channel], key: crypto.randomUUID(), isScheduled: true, ...rest },
  })
const counts = async () => (await ask(app, who, { path: '/posts/counts' })).data

it('says what a file would do and changes nothing', async () => {
  const [file] = await insertResources(app, { ...who, names: ['Вид.JPG'] })
  const text = `${HEAD}Привет;студия;12.03.2026;10:00;;чай
Прошлое;;01.03.2026;10:00;;
Чужой;@nobody;;;;
С файлом;Telegram;;;вид.jpg;
Нет файла;;;;нет.jpg;
Длинный ${'я'.repeat(5000)};;13.03.2026;10:00;;`
  const { data } = await check(text, [channel])
  expect(data).toMatchObject({
    good: 3,
    bad: 3,
    rows: [
      { line: 2, text: 'Привет\n\n#чай', accounts: ['Студия'], errors: [] },
      { line: 3, errors: ['Это время уже прошло'] },
      { line: 4, errors: ['Аккаунт «@nobody» не подключён'] },
      { line: 5, mediaIds: [file], accounts: ['Студия'] },
      { line: 6, errors: ['Файла «нет.jpg» нет в ресурсах'] },
      { line: 7, errors: [], warnings: [expect.stringContaining('останется черновиком')] },
    ],
  })
  expect(await counts()).toMatchObject({ draft: 0, scheduled: 0 })
})

it('makes the good rows once for a key, however often it is asked', async () => {
  const text = `${HEAD}Раз;;12.03.2026;10:00;;\nДва;;;;;\nПрошлое;;01.03.2026;10:00;;`
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => run(text, { key })))
  for (const { data } of answers) expect(data).toEqual({ created: 2, left: 1 })
  expect(await counts()).toMatchObject({ draft: 1, scheduled: 1 })
  expect(await run(`${text}\nЕщё;;;;;`, { key })).toMatchObject({
    status: 409,
    error: { code: 'CONFLICT' },
  })
})

it('plans only when asked to, and leaves as a draft what a network would refuse', async () => {
  const text = `${HEAD}Раз;;12.03.2026;10:00;;\nДлинный ${'я'.repeat(5000)};;13.03.2026;10:00;;`
  await run(text, { isScheduled: false })
  expect(await counts()).toMatchObject({ draft: 2, scheduled: 0 })
  await run(text)
  expect(await counts()).toMatchObject({ draft: 3, scheduled: 1 })
})

it('takes a thousand rows at once, slots among them', async () => {
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '10:00' }))
  await ask(app, who, {
    method: 'PUT',
    path: '/publisher/slots',
    body: { connectionId: channel, slots },
  })
  const rows = Array.from({ length: 1000 }, (_, index) =>
    index < 20 ? `Пост ${index};;слот;;;` : `Пост ${index};;;;;`,
  )
  expect((await run(`${HEAD}${rows.join('\n')}`)).data).toEqual({ created: 1000, left: 0 })
  expect(await counts()).toMatchObject({ draft: 980, scheduled: 20 })
})

it('refuses a file that is no table and accounts of others by name', async () => {
  expect(await check('просто текст\nещё')).toMatchObject({
    status: 400,
    error: { field: 'text' },
  })
  expect(await check(`${HEAD}Раз;;;;;`, [crypto.randomUUID()])).toMatchObject({
    status: 404,
    error: { field: 'connectionIds' },
  })
})
