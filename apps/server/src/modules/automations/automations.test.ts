import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AutomationRule } from '@kadr/contract/automation-rule'
import {
  type Automation,
  type AutomationRun,
  automation,
  automationRun,
  plannedRun,
} from '@kadr/contract/automations'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ruleOf } from '../../../test/automations.ts'
import { insertResources } from '../../../test/library.ts'
import { call, signInAs } from '../../../test/people.ts'
import { addAccount, addMember, ask, type Writer } from '../../../test/posts.ts'
import { createCrashingContext } from '../../../test/publishing/crashing-context.ts'
import { setUpWriters } from '../../../test/set-up-writers.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { failExpiredRequests } from '../ai/index.ts'
import { planAutomations } from './plan-automations.ts'
import { readFeeds } from './read-feeds.ts'
import { runDueRuns } from './run-due-runs.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
const clock = setUpWriters((setup) => {
  ;({ app, who, channel, people } = setup)
})

const LONG_MS = 120_000
const { signal } = new AbortController()

/** Tokens end with the days the clock is moved by. */
const refreshed = async (person: Writer): Promise<Writer> =>
  person.userId === who.userId
    ? { ...who, token: (await signInAs(app, { id: people })).token }
    : person

const send = async (
  path: string,
  request: { method?: 'POST' | 'PUT' | 'DELETE'; body?: object } = {},
  by = who,
) => {
  const { data, error } = await ask(app, await refreshed(by), {
    path: `/automations${path}`,
    headers: { 'idempotency-key': newId() },
    ...request,
  })
  if (error) throw new Error(`${error.code}: ${error.message}`)
  return data
}

const create = async (part: Partial<AutomationRule> = {}): Promise<Automation> =>
  z.parse(
    automation,
    await send('', { method: 'POST', body: { rule: ruleOf([channel], part), isPaused: false } }),
  )
const read = async ({ id }: Automation) => z.parse(automation, await send(`/${id}`))
const runsOf = async ({ id }: Automation): Promise<AutomationRun[]> =>
  z.object({ items: z.array(automationRun) }).parse(await send(`/${id}/runs`)).items
const planOf = async ({ id }: Automation, days: number) => {
  const query = new URLSearchParams({
    from: clock.now().toISOString(),
    to: new Date(clock.now().getTime() + days * DAY_MS).toISOString(),
    automationId: String(id),
  })
  return z.object({ items: z.array(plannedRun) }).parse(await send(`/planned?${query}`)).items
}

/** What both jobs do in two minutes: a person has one request to AI at a time. */
const work = async (ctx = app.ctx) => {
  await planAutomations({ ctx })
  for (let turn = 0; turn < 4; turn += 1) {
    await runDueRuns({ ctx, signal })
    clock.advance(MINUTE_MS / 2)
  }
}

const postsOf = async () => {
  const { data } = await ask(app, await refreshed(who), { path: '/posts?limit=100' })
  const shape = z.object({
    items: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        state: z.string(),
        time: z.nullable(z.object({ wallTime: z.string() })),
      }),
    ),
  })
  return shape.parse(data).items
}

const notificationsOf = async (person = who) => {
  await app.consumeEvents()
  const { token } = await refreshed(person)
  const { data } = await call(app, { path: '/notifications', token })
  const shape = z.object({
    notifications: z.array(
      z.object({ kind: z.string(), title: z.string(), link: z.nullable(z.string()) }),
    ),
  })
  return shape.parse(data).notifications
}

it(
  'makes a day ahead what the dry run showed, each moment once',
  async () => {
    const made = await create()
    expect(made.nextRun?.wallTime).toBe('2026-03-11T10:00')
    const plan = await planOf(made, 5)
    expect(plan.map(({ time }) => time.wallTime.slice(5, 13))).toEqual([
      '03-11T10',
      '03-12T10',
      '03-13T10',
      '03-14T10',
      '03-15T10',
    ])
    expect(new Set(plan.slice(0, 3).map(({ item }) => item?.key)).size).toBe(3)
    for (let day = 0; day < 3; day += 1) {
      await work()
      clock.advance(DAY_MS)
    }
    const runs = (await runsOf(made)).toReversed()
    expect(runs.slice(0, 3).map(({ item, state }) => ({ key: item?.key, state }))).toEqual(
      plan.slice(0, 3).map(({ item }) => ({ key: item?.key, state: 'made' })),
    )
    const posts = await postsOf()
    const times = posts.map(({ time }) => time?.wallTime).toSorted()
    expect(times.slice(0, 3)).toEqual(['2026-03-11T10:00', '2026-03-12T10:00', '2026-03-13T10:00'])
    expect(new Set(times).size).toBe(times.length)
    expect(runs[0]?.cost).toEqual({ videos: 0, ai: 1 })
  },
  LONG_MS,
)

it('leaves out, swaps and makes planned moments, and runs now besides them', async () => {
  const made = await create()
  const [first, second, third] = await planOf(made, 4)
  const wallTime = second?.time.wallTime ?? ''
  const skip = (isSkipped: boolean) =>
    send(`/${made.id}/skip`, { method: 'POST', body: { wallTime, isSkipped } })
  await skip(true)
  expect((await planOf(made, 4))[1]).toMatchObject({ isSkipped: true, item: null })
  await skip(false)
  expect((await planOf(made, 4))[1]).toMatchObject({ isSkipped: false, item: second?.item })
  await send(`/${made.id}/swap`, { method: 'POST', body: { wallTime } })
  const swapped = (await planOf(made, 4))[1]
  expect(swapped?.isChosen).toBe(true)
  expect(swapped?.item?.key).not.toBe(second?.item?.key)
  const words = { wallTime: third?.time.wallTime, topic: 'йога дома' }
  await send(`/${made.id}/swap`, { method: 'POST', body: words })
  expect((await planOf(made, 4))[2]?.item?.title).toBe('йога дома')
  await expect(
    send(`/${made.id}/swap`, { method: 'POST', body: { wallTime: '2026-03-12T11:00' } }),
  ).rejects.toThrow('NOT_FOUND')
  await send(`/${made.id}/make`, { method: 'POST', body: { count: 3 } })
  await work()
  const titles = (await runsOf(made)).toReversed().map(({ item }) => item?.title)
  expect(titles).toEqual([first?.item?.title, swapped?.item?.title, 'йога дома'])
  await send(`/${made.id}/runs`, { method: 'POST', body: { topic: 'выпечка хлеба' } })
  await work()
  const manual = (await runsOf(made)).find(({ isManual }) => isManual)
  expect(manual).toMatchObject({ state: 'made', item: { title: 'выпечка хлеба' } })
  expect((await postsOf()).map(({ time }) => time?.wallTime).toSorted()).toEqual([
    '2026-03-10T12:02',
    '2026-03-11T10:00',
    '2026-03-12T10:00',
    '2026-03-13T10:00',
  ])
})

it('pauses, resumes, saves and is deleted in the middle without repeating or losing anything', async () => {
  const made = await create()
  await work()
  await send(`/${made.id}/pause`, { method: 'POST', body: { isPaused: true } })
  clock.advance(3 * DAY_MS)
  await work()
  expect(await runsOf(made)).toHaveLength(1)
  await send(`/${made.id}/pause`, { method: 'POST', body: { isPaused: false } })
  await work()
  const times = (await runsOf(made)).map(({ time }) => time.wallTime)
  expect(times).toEqual(['2026-03-14T10:00', '2026-03-11T10:00'])
  const rule = ruleOf([channel], {
    schedule: { kind: 'times', weekdays: [1], times: ['09:00'] },
  })
  const body = { version: made.version, rule }
  await send(`/${made.id}`, { method: 'PUT', body })
  await expect(send(`/${made.id}`, { method: 'PUT', body })).rejects.toThrow('VERSION_CONFLICT')
  expect((await read(made)).nextRun?.wallTime).toBe('2026-03-16T09:00')
  await send(`/${made.id}?withPosts=true`, { method: 'DELETE' })
  await expect(read(made)).rejects.toThrow('NOT_FOUND')
  await work()
  expect((await postsOf()).map(({ time }) => time?.wallTime)).not.toContain('2026-03-14T10:00')
})

it('pauses itself and tells when points, the account or the right are gone', async () => {
  const noPoints = await create({ name: 'Без баллов' })
  await app.database.pool.query('update points_balances set granted = 0 where user_id = $1', [
    who.userId,
  ])
  await work()
  expect(await read(noPoints)).toMatchObject({ isPaused: true, pause: { reason: 'no_points' } })
  expect((await runsOf(noPoints))[0]).toMatchObject({
    state: 'failed',
    failure: { code: 'no_points' },
  })
  await app.database.pool.query('update points_balances set granted = 100 where user_id = $1', [
    who.userId,
  ])

  const other = await addAccount(app, who)
  const broken = await create({
    name: 'Без доступа',
    targets: [{ connectionId: other, settings: {} }],
  })
  await app.database.pool.query("update connections set access = 'needs_reauth' where id = $1", [
    other,
  ])
  await work()
  expect((await read(broken)).pause?.reason).toBe('account_unavailable')

  const editor = await addMember(app, who, { id: people + 1, role: 'editor' })
  const body = { rule: ruleOf([channel], { name: 'Редактора' }), isPaused: false }
  const theirs = z.parse(automation, await send('', { method: 'POST', body }, editor))
  await app.database.pool.query(
    "update workspace_members set role = 'viewer' where user_id = $1 and workspace_id = $2",
    [editor.userId, who.workspaceId],
  )
  await work()
  expect((await read(theirs)).pause?.reason).toBe('author_gone')
  const told = (await notificationsOf()).filter(({ kind }) => kind === 'automation_paused')
  expect(told.map(({ link }) => link)).toEqual(
    expect.arrayContaining([`/reels/automation/${noPoints.id}`, `/reels/automation/${broken.id}`]),
  )
})

it('asks for approval, also where nobody else can give it, or leaves a dated draft', async () => {
  const asking = await create({ name: 'Спросить', mode: 'approval' })
  const draft = await create({
    name: 'Черновик',
    mode: 'draft',
    source: { kind: 'topics', topics: ['собаки и прогулки'] },
  })
  await work()
  const [[asked], [kept]] = await Promise.all([runsOf(asking), runsOf(draft)])
  expect(asked?.post?.state).toBe('pending_approval')
  expect(kept?.post?.state).toBe('draft')
  const posts = await postsOf()
  const atTen = posts.filter(({ time }) => time?.wallTime === '2026-03-11T10:00')
  expect(atTen.map(({ state }) => state).toSorted()).toEqual(['draft', 'pending_approval'])
  const { error } = await ask(app, who, {
    method: 'POST',
    path: `/posts/${asked?.post?.id}/review`,
    body: { version: 1, isApproved: true },
  })
  expect(error?.code).not.toBe('CONFLICT')
})

const finishRender = async () => {
  const [file = ''] = await insertResources(app, { ...who, names: ['ролик.jpg'] })
  const { rows } = await app.database.pool.query<{ id: string }>(
    `update generations set state = 'ready', progress = 100, finished_at = now()
     where workspace_id = $1 and state = 'queued' returning id`,
    [who.workspaceId],
  )
  for (const { id } of rows) {
    await app.database.pool.query(
      'insert into generation_results (generation_id, resource_id, position) values ($1, $2, 0)',
      [id, file],
    )
  }
  return rows.length
}

const TOPICS = [
  'кофе дома',
  'уход за кожей',
  'ремонт кухни',
  'йога утром',
  'английский язык',
  'налоги ИП',
  'свадебный букет',
  'маникюр',
  'домашний хлеб',
  'тренировки в зале',
  'кредиты',
  'детский сон',
  'психолог и тревога',
  'сайт для бизнеса',
  'отпуск на море',
  'шины зимой',
  'стоматология',
  'одежда на осень',
  'уборка квартиры',
  'реклама в соцсетях',
]

/** One turn of the jobs. Requests to AI of a killed process are settled by their own job. */
const tick = async (ctx = app.ctx) => {
  await planAutomations({ ctx })
  await failExpiredRequests({ ctx })
  await runDueRuns({ ctx, signal })
}

it(
  'renders a reel and posts it once, wherever the worker is killed',
  async () => {
    const made = await create({
      output: 'slideshow',
      source: { kind: 'topics', topics: TOPICS },
      leadHours: 24,
    })
    await app.database.pool.query('update points_balances set granted = 1000 where user_id = $1', [
      who.userId,
    ])
    let boundary = 0
    for (let isKilled = true; isKilled && boundary < 60; ) {
      boundary += 1
      const mortal = createCrashingContext({ ctx: app.ctx, dieAt: boundary })
      await tick(mortal.ctx).catch(() => undefined)
      await finishRender()
      clock.advance(3 * MINUTE_MS)
      await tick(mortal.ctx).catch(() => undefined)
      isKilled = mortal.isDead()
      for (let turn = 0; turn < 4; turn += 1) {
        clock.advance(11 * MINUTE_MS)
        await tick()
        await finishRender()
      }
      clock.advance(DAY_MS - 47 * MINUTE_MS)
    }
    expect(boundary).toBeGreaterThan(10)
    const { rows } = await app.database.pool.query<Record<string, number>>(
      `select count(*)::int runs, count(distinct due_at)::int moments,
         count(*) filter (where state = 'made')::int made, count(distinct post_id)::int posts,
         count(distinct reel_id)::int reels,
         (select count(*)::int from reels where workspace_id = $1) all_reels,
         (select count(*)::int from posts where workspace_id = $1) all_posts
       from automation_runs where automation_id = $2 and due_at <= $3`,
      [who.workspaceId, made.id, clock.now()],
    )
    const count = boundary
    expect(rows[0]).toEqual({
      runs: count,
      moments: count,
      made: count,
      posts: count,
      reels: count,
      all_reels: count,
      all_posts: count,
    })
  },
  LONG_MS,
)

const ARTICLES = [
  ['1', 'Открылись после ремонта', 'Светлый зал и новые столы'],
  ['2', 'Зимнее меню', 'Глинтвейн, тыквенный суп и штрудель'],
  ['3', 'Ищем бариста', 'График два через два, обучаем сами'],
  ['4', 'Скидка утром', 'До одиннадцати кофе дешевле вдвое'],
] as const

/** The newest first. */
const feedOf = (count: number) => {
  const items = ARTICLES.slice(0, count).map(
    ([id, title, text]) =>
      `<item><guid>${id}</guid><title>${title}</title><link>https://blog.example/${id}</link><description>${text}</description></item>`,
  )
  return `<rss><channel>${items.toReversed().join('')}</channel></rss>`
}

it('uses new items of a feed, oldest first, and leaves everything alone when it is broken', async () => {
  let body = feedOf(2)
  let asked: string | undefined
  const site = createServer((request, response) => {
    asked = request.headers['if-none-match']
    const etag = `"${body.length}"`
    const isKnown = asked === etag
    response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'application/rss+xml' })
    response.end(isKnown ? undefined : body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  const made = await create({
    source: { kind: 'feed', url: `http://127.0.0.1:${port}/rss` },
    schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00', '18:00'] },
  })
  const turn = async () => {
    clock.advance(16 * MINUTE_MS)
    await readFeeds({ ctx: app.ctx, fetch })
  }
  await turn()
  await work()
  expect((await runsOf(made)).map(({ failure }) => failure?.code)).toEqual(['no_items', 'no_items'])
  expect((await read(made)).isPaused).toBe(false)
  body = feedOf(4)
  await turn()
  await turn()
  expect(asked).toBe(`"${body.length}"`)
  body = '<html>503</html>'
  await turn()
  clock.advance(DAY_MS)
  await work()
  const titles = (await runsOf(made)).toReversed().flatMap(({ item }) => item?.title ?? [])
  expect(titles).toEqual(['Ищем бариста', 'Скидка утром'])
  expect((await postsOf()).every(({ text }) => text.includes('https://blog.example/'))).toBe(true)
  site.close()
})
