import {
  createReport,
  listReports,
  makeReportFile,
  reportDocument,
} from '@kadr/contract/insight/reports'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { bring, commentOf, listenTo } from '../../../../test/audience.ts'
import { addDays, addFiguresAccount, addWorkItem } from '../../../../test/figures.ts'
import { call } from '../../../../test/people.ts'
import { addAccount, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { readPages } from '../../../../test/read-pages.ts'
import { addReel, slideshowOf } from '../../../../test/reels.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let people: number
const clock = setUpWriters((desk) => {
  ;({ app, who, people } = desk)
})

const addFigures = async (network: 'tiktok' | 'youtube' = 'tiktok') => {
  const accountId = await addFiguresAccount({ app, ...who, network, title: 'Зерно' })
  await addDays({
    app,
    ...who,
    accountId,
    network,
    source: 'items',
    metric: 'views',
    days: { '2026-02-26': 1000, '2026-03-05': 1234 },
  })
  await addWorkItem({
    app,
    ...who,
    accountId,
    network,
    caption: '=СУММ(1;2) кофе',
    publishedAt: new Date('2026-03-05T09:00:00Z'),
    figures: { views: 1234, likes: 0 },
  })
}

const WEEK = { length: 'week' }

const makeFile = async (format: string, rest: object = {}) => {
  const { data, error } = await ask(app, who, {
    method: 'POST',
    path: '/analytics/reports/files',
    body: { report: WEEK, format, ...rest },
  })
  if (error) throw new Error(error.message)
  const { url, fileName } = parse(makeReportFile.data, data)
  const path = new URL(url).pathname
  const answer = await app.http.inject({ method: 'GET', url: path })
  return { path, fileName, answer }
}

const createLink = async (body: object = {}, writer = who) => {
  const answer = await ask(app, writer, {
    method: 'POST',
    path: '/analytics/reports',
    body: { report: WEEK, password: null, lifetime: 7, ...body },
  })
  if (answer.error) return { ...answer, token: '', id: '' }
  const { url, link } = parse(createReport.data, answer.data)
  return { ...answer, token: url.split('/').at(-1) ?? '', id: link.id }
}

const open = (token: string, password?: string) =>
  call(app, {
    method: 'POST',
    path: `/shared-reports/${token}`,
    body: password === undefined ? {} : { password },
  })

describe('files', () => {
  it('are CSV for Russian Excel: a mark, semicolons, a decimal comma, no formulas, three voids apart', async () => {
    await addFigures()
    const { answer, fileName } = await makeFile('csv')
    expect(fileName).toBe('kadr-2026-03-04-2026-03-10-items.csv')
    expect(answer.headers['content-type']).toContain('text/csv')
    const [head = '', row = ''] = answer.body.split('\r\n')
    expect(head.startsWith('\uFEFFВышла;Сеть;Аккаунт;Текст;')).toBe(true)
    expect(row).toContain(`;"'=СУММ(1;2) кофе";;1234;сеть не отдаёт;0;пока нет данных;`)
    const days = await makeFile('csv', { table: 'days' })
    const lines = days.answer.body.split('\r\n')
    expect(lines[1]).toBe('2026-03-04;;сеть не отдаёт;;;;;;сеть не отдаёт;0')
    expect(lines[2]).toBe('2026-03-05;1234;сеть не отдаёт;;;;;;сеть не отдаёт;1')
  })

  it('are a workbook and a PDF that begin as such', async () => {
    await addFigures()
    const book = await makeFile('xlsx')
    expect(book.answer.rawPayload.subarray(0, 4)).toEqual(Buffer.from('504b0304', 'hex'))
    const pdf = await makeFile('pdf')
    expect(pdf.answer.headers['content-type']).toBe('application/pdf')
    expect(pdf.answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are a PDF that names its account with the days there are, on one page without figures', async () => {
    const accountId = await addFiguresAccount({ app, ...who, network: 'bluesky', title: 'Чай' })
    const empty = parse(reportDocument, (await open((await createLink()).token)).data)
    const pages = readPages(empty)
    expect(pages).toHaveLength(1)
    expect(empty.title).toMatch(/^Итоги: .+ – .+ 2026$/u)
    expect(pages[0]).toContain(`${empty.title.slice('Итоги: '.length)}:`)
    expect(pages[0]).toContain('Bluesky\u00A0«Чай» (данных нет)')
    expect(pages[0]).toContain('показателей нет')
    expect(pages[0]).not.toContain(' 0 ')
    const days = { '2026-03-06': 0, '2026-03-07': 1 }
    const of = { accountId, network: 'bluesky', source: 'items', metric: 'likes' } as const
    await addDays({ app, ...who, ...of, days })
    const part = parse(reportDocument, (await open((await createLink()).token)).data)
    expect(part.summary).toContain(
      'Данные не за весь период: Bluesky\u00A0«Чай» с\u00A06\u00A0марта.',
    )
    const [page = ''] = readPages(part)
    expect(page).toContain('Bluesky\u00A0«Чай» (с\u00A06\u00A0марта)')
    expect(page).toContain('Лайки по\u00A0дням 0 1 2 3 4\u00A0мар')
    expect(page).toContain('ER по\u00A0просмотрам')
    expect(page).toContain('пунктир: день не закончен')
  })

  it('say whom a comparison leaves out in the same words as the summary of a link', async () => {
    await addFigures()
    const accountId = await addFiguresAccount({ app, ...who, network: 'bluesky', title: 'Чай' })
    await addDays({
      app,
      ...who,
      accountId,
      network: 'bluesky',
      source: 'items',
      metric: 'views',
      days: { '2026-03-05': 5000 },
    })
    const reason = 'без Bluesky: за\u00A0прошлый период данных нет'
    const { answer } = await makeFile('csv', { table: 'summary' })
    const [, views = ''] = answer.body.split('\r\n')
    expect(views).toMatch(/^Просмотры;6234;0,234;/)
    expect(views).toContain(reason)
    const { token } = await createLink()
    const { summary } = parse(reportDocument, (await open(token)).data)
    expect(summary[0]).toBe(
      `Всего 6\u00A0234\u00A0просмотра: на 23,4\u00A0% больше, чем в прошлом периоде (${reason}).`,
    )
  })

  it('tell how those who wrote to the accounts of the report were answered', async () => {
    await addFigures()
    const none = parse(reportDocument, (await open((await createLink()).token)).data)
    expect(none.answering).toBeNull()
    const connectionId = await addAccount(app, who, 'telegram')
    const account = { connectionId, workspaceId: who.workspaceId, network: 'telegram' } as const
    await listenTo(app, account)
    const at = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS)
    for (const by of ['анна', 'олег']) await bring(app, account, [commentOf({ at: at(60), by })])
    const ours = { isOurs: true, kind: 'comment', text: 'Да' } as const
    const [, asked] = await app.ctx.db
      .execute<{ id: string }>(
        sql`select external_id as id from conversation_items order by external_id`,
      )
      .then(({ rows }) => rows)
    const answer = { ...ours, by: 'us', parentExternalId: asked?.id ?? '' }
    await bring(app, account, [commentOf({ at: at(48), ...answer })])
    const { token } = await createLink()
    const { answering, summary } = parse(reportDocument, (await open(token)).data)
    expect(answering).toEqual({ threads: 2, answered: 1, medianSeconds: 12 * 60 })
    expect(summary).toContain(
      'Входящие: 2\u00A0переписки, отвечено 50\u00A0%, обычно через 12\u00A0минут.',
    )
    const table = await makeFile('csv', { table: 'summary' })
    expect(table.answer.body).toContain('Переписки за период;2')
    expect(table.answer.body).toContain('Минут до первого ответа (медиана);12')
    const others = await createLink({ report: { ...WEEK, networks: ['tiktok'] } })
    expect(parse(reportDocument, (await open(others.token)).data).answering).toBeNull()
  })

  it('are closed after ten minutes and by a changed address', async () => {
    const { path } = await makeFile('csv')
    // Not the last character: some of its bits are not part of the signature.
    const forged = path.replace(/.(?=.{10}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
    expect((await app.http.inject({ method: 'GET', url: forged })).statusCode).toBe(404)
    clock.advance(11 * MINUTE_MS)
    const late = await app.http.inject({ method: 'GET', url: path })
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('Ссылка на файл устарела')
  })
})

describe('a link', () => {
  it('shows the days it was made of, counts openings and says so', async () => {
    await addFigures()
    const { token } = await createLink({ report: { ...WEEK, title: 'Итоги для клиента' } })
    const { data } = await open(token)
    const document = parse(reportDocument, data)
    expect(document.title).toBe('Итоги для клиента')
    expect(document.overview.period).toEqual({ from: '2026-03-04', to: '2026-03-10' })
    expect(document.summary[0]).toBe(
      'Всего 1\u00A0234\u00A0просмотра: на 23,4\u00A0% больше, чем в прошлом периоде.',
    )
    const list = await ask(app, who, { path: '/analytics/reports' })
    expect(parse(listReports.data, list.data)).toMatchObject([{ openCount: 1, hasPassword: false }])
    clock.advance(2 * DAY_MS)
    const later = parse(reportDocument, (await open(token)).data)
    expect(later.overview.period).toEqual(document.overview.period)
  })

  it('wears the colour of the reels unless another one is chosen', async () => {
    const content = slideshowOf([null])
    const brand = { ...content.form.brand, colour: '#b4532a' }
    await addReel({ app, person: who, content: { ...content, form: { ...content.form, brand } } })
    const colourOf = async (report: object) => {
      const { token } = await createLink({ report })
      const { brandColor, logoUrl } = parse(reportDocument, (await open(token)).data)
      expect(logoUrl).toBeNull()
      return brandColor
    }
    expect(await colourOf(WEEK)).toBe('#b4532a')
    expect(await colourOf({ ...WEEK, brandColor: '#112233' })).toBe('#112233')
  })

  it('asks for its password, and opens to nobody after its end or once it is closed', async () => {
    const { token, id } = await createLink({ password: 'секрет-42' })
    expect(await open(token)).toMatchObject({ status: 403, error: { field: 'password' } })
    expect(await open(token, 'другой')).toMatchObject({
      status: 403,
      error: { message: 'Неверный пароль' },
    })
    expect(await open(token, 'секрет-42')).toMatchObject({ status: 200 })
    const stranger = await newWriter(app, people + 1)
    const path = `/analytics/reports/${id}`
    expect(await ask(app, stranger, { method: 'DELETE', path })).toMatchObject({ status: 404 })
    expect(await ask(app, who, { method: 'DELETE', path })).toMatchObject({ status: 200 })
    expect(await open(token, 'секрет-42')).toMatchObject({
      status: 404,
      error: { message: 'Такого отчёта нет: ссылку могли закрыть' },
    })
    const other = await createLink()
    clock.advance(8 * DAY_MS)
    expect(await open(other.token)).toMatchObject({ status: 410 })
  })

  it('with figures of YouTube needs a password or a confirmation', async () => {
    await addFigures('youtube')
    expect(await createLink()).toMatchObject({ status: 400, error: { field: 'password' } })
    expect(await createLink({ isOpenConfirmed: true })).toMatchObject({ status: 200 })
    expect(await createLink({ password: 'секрет-42' })).toMatchObject({ status: 200 })
  })
})
