import { createAccountGroup } from '@kadr/contract/insight/analytics-groups'
import { listReportSchedules, reportSchedule } from '@kadr/contract/insight/report-schedules'
import { reportDocument } from '@kadr/contract/insight/reports'
import { DAY_MS } from '@kadr/kit/durations'
import { isFile } from '@kadr/sandbox/networks/_shared/fields'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addDays, addFiguresAccount, addWorkItem } from '../../../../test/figures.ts'
import { call } from '../../../../test/people.ts'
import { addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import type { Letter } from '../../../platform/outside/mailer/mailer.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { createSender } from '../../delivery/bot-outbox/index.ts'
import { followBotMessages } from '../../delivery/notifications/index.ts'
import { queueDueReports } from './queue-due-reports.ts'

/** A Tuesday. */
const NOW = new Date('2026-03-10T09:00:00Z')
/** Monday, 9:00 in Moscow. */
const MONDAY = new Date('2026-03-16T06:00:00Z')
const NEXT_MONDAY = new Date(MONDAY.getTime() + 7 * DAY_MS)
const PATH = '/analytics/report-schedules'

const clock = createFakeClock(NOW)
const letters: Letter[] = []
let telegram: TestTelegram
let app: TestShell
let who: Writer
let person = 8100
let accountId: string

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: false } },
  })
  const send = async (letter: Letter) => {
    letters.push(letter)
    return { kind: 'sent' as const }
  }
  Object.assign(app.ctx, { mailer: { isAvailable: true, send } })
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})
beforeEach(async () => {
  clock.set(NOW)
  letters.length = 0
  person += 10
  who = await newWriter(app, person)
  accountId = await addFiguresAccount({ app, ...who, network: 'tiktok', title: 'Зерно' })
  await addDays({
    app,
    ...who,
    accountId,
    network: 'tiktok',
    source: 'items',
    metric: 'views',
    days: { '2026-03-05': 1000, '2026-03-12': 1234 },
  })
})

const bodyOf = (rest: object = {}) => ({
  title: 'Для клиента',
  scope: { kind: 'account', id: accountId },
  when: { every: 'week', day: 1, time: '09:00' },
  recipients: [{ userId: who.userId, channel: 'telegram' }],
  password: null,
  ...rest,
})

const create = async (rest: object = {}) => {
  const answer = await ask(app, who, { method: 'POST', path: PATH, body: bodyOf(rest) })
  if (answer.error) throw new Error(answer.error.message)
  return parse(reportSchedule, answer.data)
}

const list = async () => {
  const fresh = await newWriter(app, person)
  return parse(listReportSchedules.data, (await ask(app, fresh, { path: PATH })).data)
}

/** Runs everything that is due at `at`. */
const runAt = async (at: Date) => {
  clock.set(at)
  await queueDueReports({ ctx: app.ctx })
  const pass = () =>
    createSender({
      ctx: app.ctx,
      messenger: messengers.telegram,
      onSettled: followBotMessages,
      onChatLost: async () => {},
      hasOtherWay: async () => false,
    })()
  while ((await app.runDueJobs()) + (await pass()).sent > 0);
}

const documentsOf = (chat: number) =>
  telegram.host
    .requests()
    .filter(
      ({ path, fields }) => path.endsWith('/sendDocument') && Number(fields?.chat_id) === chat,
    )
    .flatMap(({ fields }) =>
      isFile(fields?.document) ? [{ caption: String(fields?.caption), file: fields.document }] : [],
    )

/** The queued file: the fake Telegram keeps no file contents. */
const readStored = async () => {
  const { rows } = await app.database.pool.query<{ blob: string }>(
    `select params -> 'document' ->> 'blob' as blob from bot_messages where user_id = $1`,
    [who.userId],
  )
  const blob = await app.ctx.blobs.get({ key: rows[0]?.blob ?? '' })
  return Buffer.concat(await blob.toArray()).toString('latin1')
}

it("a report is sent once per period as a file with a link, and by letter, at the workspace's local time", async () => {
  await app.database.pool.query(
    `insert into sign_ins (user_id, provider, subject, label) values ($1, 'google', $2, 'anna@example.com')`,
    [who.userId, `google-${person}`],
  )
  const recipients = ['telegram', 'email'].map((channel) => ({ userId: who.userId, channel }))
  const schedule = await create({ recipients })
  expect(schedule).toMatchObject({ nextAt: MONDAY.toISOString(), sentAt: null, pauseReason: null })
  await runAt(new Date(MONDAY.getTime() - 1))
  expect(documentsOf(person)).toEqual([])
  await runAt(MONDAY)
  await runAt(new Date(MONDAY.getTime() + 60_000))
  const [sent, ...more] = documentsOf(person)
  expect(more).toEqual([])
  expect(sent?.file).toMatchObject({
    name: 'kadr-2026-03-09-2026-03-15.pdf',
    type: 'application/pdf',
  })
  expect(await readStored()).toMatch(/^%PDF-/)
  expect(sent?.caption).toContain('Для клиента')
  expect(sent?.caption).toContain('Всего 1\u00A0234')
  const token = /\/report\/([\w-]+)/.exec(sent?.caption ?? '')?.[1] ?? ''
  const opened = await call(app, { method: 'POST', path: `/shared-reports/${token}`, body: {} })
  expect(parse(reportDocument, opened.data).overview.period).toEqual({
    from: '2026-03-09',
    to: '2026-03-15',
  })
  expect(letters).toMatchObject([
    { to: 'anna@example.com', subject: expect.stringContaining('Для клиента') },
  ])
  expect((await list()).items).toMatchObject([
    { nextAt: NEXT_MONDAY.toISOString(), sentAt: MONDAY.toISOString() },
  ])
  // After days of downtime only the latest report is sent.
  await runAt(new Date(NEXT_MONDAY.getTime() + 15 * DAY_MS))
  expect(documentsOf(person).map(({ file }) => file.name)).toEqual([
    'kadr-2026-03-09-2026-03-15.pdf',
    'kadr-2026-03-30-2026-04-05.pdf',
  ])
})

it('sends the calendar month, keeps a changed time from sending a period twice, and stops when asked', async () => {
  const { id } = await create({
    when: { every: 'month', day: 1, time: '09:00' },
    scope: { kind: 'workspace' },
  })
  await runAt(new Date('2026-04-01T06:00:00Z'))
  expect(documentsOf(person).map(({ file }) => file.name)).toEqual([
    'kadr-2026-03-01-2026-03-31.pdf',
  ])
  // The access token has expired by now.
  const change = async (body: object) =>
    ask(app, await newWriter(app, person), { method: 'PATCH', path: `${PATH}/${id}`, body })
  expect(await change({ when: { every: 'month', day: 1, time: '12:00' } })).toMatchObject({
    data: { nextAt: '2026-04-01T09:00:00.000Z' },
  })
  await runAt(new Date('2026-04-01T09:00:00Z'))
  expect(documentsOf(person)).toHaveLength(1)
  expect(await change({ isPaused: true })).toMatchObject({
    data: { pauseReason: 'person', nextAt: null },
  })
  await runAt(new Date('2026-05-02T09:00:00Z'))
  expect(documentsOf(person)).toHaveLength(1)
  await change({ isPaused: false })
  await runAt(new Date('2026-05-02T09:01:00Z'))
  // Reports missed during the pause are not sent later.
  expect(documentsOf(person)).toHaveLength(1)
})

it('pauses and says so when nobody can get it, or what it is of is gone', async () => {
  await create()
  const group = await ask(app, who, {
    method: 'POST',
    path: '/analytics/account-groups',
    body: { name: 'Клиент', memberIds: [accountId] },
  })
  const { id: groupId } = parse(createAccountGroup.data, group.data)
  await create({ scope: { kind: 'group', id: groupId }, title: '' })
  await ask(app, who, { method: 'DELETE', path: `/analytics/account-groups/${groupId}` })
  await runAt(MONDAY)
  expect((await list()).items.map(({ pauseReason }) => pauseReason)).toEqual([null, 'subject_gone'])
  await app.database.pool.query('update sign_ins set bot_blocked_at = now() where user_id = $1', [
    who.userId,
  ])
  await runAt(NEXT_MONDAY)
  const { items, readers } = await list()
  expect(items[0]).toMatchObject({ pauseReason: 'nobody_reached', nextAt: null })
  expect(readers).toMatchObject([{ isMe: true, channels: [] }])
  const { rows } = await app.database.pool.query(
    `select title, link from notifications where user_id = $1 and kind = 'report_paused' order by id`,
    [who.userId],
  )
  expect(rows).toEqual([
    { title: 'Регулярный отчёт остановлен', link: '/analytics/reports' },
    { title: 'Отчёт «Для клиента» остановлен', link: '/analytics/reports' },
  ])
})

it('gives figures of YouTube a link only with a password, and takes nobody from outside', async () => {
  const youtube = await addFiguresAccount({ app, ...who, network: 'youtube', title: 'Канал' })
  await addWorkItem({
    app,
    ...who,
    accountId: youtube,
    network: 'youtube',
    caption: 'Обзор',
    publishedAt: new Date('2026-03-12T09:00:00Z'),
    figures: { views: 10 },
  })
  await create({ scope: { kind: 'account', id: youtube } })
  await create({ scope: { kind: 'account', id: youtube }, password: 'секрет-42' })
  await runAt(MONDAY)
  const captions = documentsOf(person).map(({ caption }) => caption)
  expect(captions).toHaveLength(2)
  expect(captions.filter((text) => text.includes('/report/'))).toHaveLength(1)
  expect(captions.filter((text) => text.includes('показателям YouTube нужен пароль'))).toHaveLength(
    1,
  )
  const token = /\/report\/([\w-]+)/.exec(captions.join())?.[1] ?? ''
  expect(
    await call(app, { method: 'POST', path: `/shared-reports/${token}`, body: {} }),
  ).toMatchObject({ status: 403 })

  const fresh = await newWriter(app, person)
  const stranger = await newWriter(app, person + 1)
  const send = (rest: object) => ask(app, fresh, { method: 'POST', path: PATH, body: bodyOf(rest) })
  expect(
    await send({ recipients: [{ userId: stranger.userId, channel: 'telegram' }] }),
  ).toMatchObject({ status: 404, error: { field: 'recipients' } })
  const refused = async (rest: object) => (await send(rest)).error?.message
  expect(await refused({ recipients: [] })).toBe('Поле «Кому присылать»: выберите, кому присылать')
  expect(await refused({ when: { every: 'week', day: 9, time: '09:00' } })).toBe(
    'Поле «День»: выберите день недели',
  )
  expect(await refused({ password: 'мало' })).toBe('Поле «Пароль»: не короче 6 символов')
  const colleague = await addMember(app, who, { id: person + 2, role: 'viewer' })
  const recipients = [{ userId: colleague.userId, channel: 'telegram' }]
  expect(await send({ recipients })).toMatchObject({ status: 200 })
  // A member who has left gets nothing.
  await app.database.pool.query(
    'delete from workspace_members where user_id = $1 and workspace_id = $2',
    [colleague.userId, who.workspaceId],
  )
  await runAt(NEXT_MONDAY)
  expect(documentsOf(person + 2)).toEqual([])
})
