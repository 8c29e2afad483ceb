import { expect, it } from 'vitest'
import { call } from '../../../../test/people.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'

const play = setUpPublishing({ networks: ['bluesky', 'telegram', 'threads'] })
const plain = { chain: [] }

it('asks about what nobody looked at in time instead of sending it late', async () => {
  const { id, text } = await play.plan({ network: 'telegram' })
  play.clock.advance(play.minutes(16))
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({ state: 'missed', failure: { action: 'retry' } })
  expect(play.arrived('telegram', text)).toBe(0)
  expect(await play.notifications()).toMatchObject([{ kind: 'needs_attention' }])
})

it('takes the limit of the workspace for what is late', async () => {
  const { id } = await play.plan({ network: 'telegram' })
  await play.app.database.pool.query(
    'insert into publisher_settings (workspace_id, late_limit_minutes) values ($1, 60)',
    [play.workspaceId],
  )
  play.clock.advance(play.minutes(16))
  await play.settle()
  expect((await play.targetOf(id)).state).toBe('published')
  await play.app.database.pool.query('delete from publisher_settings')
})

it('sends what waited for its account, however long, as long as somebody was there', async () => {
  const worker = play.worker()
  const first = await play.plan({ network: 'bluesky', settings: plain })
  const second = await play.plan({ network: 'bluesky', settings: plain })
  // The network rate-limits the account for twenty minutes.
  play.host.setFault({
    network: 'bluesky',
    kind: 'rate-limited',
    retryAfterSeconds: 1200,
    times: 1,
  })
  await play.settle(worker)
  expect((await play.targetOf(first.id)).state).toBe('published')
  expect((await play.targetOf(second.id)).state).toBe('published')
})

it('tells at once who waits for the account, why and until when, and that the rest is out', async () => {
  const worker = play.worker()
  const first = await play.plan({ network: 'bluesky', settings: plain })
  const second = await play.plan({ network: 'bluesky', settings: plain, text: 'Кофе в зёрнах' })
  await play.plan({ network: 'telegram', settings: plain, postId: second.postId })
  play.host.setFault({
    network: 'bluesky',
    kind: 'rate-limited',
    retryAfterSeconds: 1200,
    times: 1,
  })
  await play.work(worker)
  await play.work(worker)
  const until = (await play.targetOf(first.id)).nextAt?.toISOString()
  const waiting = { reason: 'asked', until, asksAt: null }
  expect(await play.targetOf(first.id)).toMatchObject({ waiting })
  expect(await play.targetOf(second.id)).toMatchObject({ state: 'scheduled', waiting })
  expect(await play.causesOf(second.id)).toContain('waiting')

  play.clock.advance(play.minutes(3))
  await play.work(worker)
  const token = await play.tokenNow()
  const status = await call(play.app, { path: '/publisher/status', token })
  expect(status.data).toMatchObject({ waiting: 0 })
  const post = await call(play.app, { path: `/posts/${second.postId}`, token })
  expect(post.data).toMatchObject({
    state: 'publishing',
    targets: expect.arrayContaining([expect.objectContaining({ network: 'bluesky', waiting })]),
  })
  // One for each, however often the publisher looks.
  expect(await play.notifications()).toMatchObject([{ kind: 'delayed' }, { kind: 'delayed' }])
  const { rows } = await play.app.database.pool.query<{ title: string; text: string }>(
    'select title, text from notifications where key like $1',
    [`target-delayed:${second.id}:%`],
  )
  expect(rows).toMatchObject([{ title: 'Bluesky: публикация ждёт. Пост «Кофе в зёрнах»' }])
  expect(rows[0]?.text).toMatch(
    /^«Аккаунт»\. Bluesky просит подождать: выйдет около\u00a0\d\d:\d\d\.$/,
  )

  await play.settle(worker)
  expect(await play.targetOf(second.id)).toMatchObject({ state: 'published', waiting: null })
})

it('says when the wait is longer than a publication may be late', async () => {
  const worker = play.worker()
  const { id } = await play.plan({ network: 'bluesky', settings: plain })
  const free = new Date(play.clock.now().getTime() + play.minutes(300))
  await play.app.database.pool.query(
    'insert into publisher_accounts (connection_id, free_at) values ($1, $2)',
    [play.connectionOf('bluesky'), free],
  )
  expect(await play.work(worker)).toBe(0)
  const { waiting, dueAt } = await play.targetOf(id)
  expect(waiting?.until).toBe(free.toISOString())
  expect(Date.parse(waiting?.asksAt ?? '') - Number(dueAt)).toBe(play.minutes(120))
  play.clock.set(new Date(Date.parse(waiting?.asksAt ?? '') + 1000))
  await play.work(worker)
  expect(await play.targetOf(id)).toMatchObject({ state: 'missed', waiting: null })
})

it('sends one thing at a time through an account', async () => {
  const planned = await Promise.all(
    [1, 2, 3].map(() => play.plan({ network: 'telegram', settings: plain })),
  )
  const worker = play.worker()
  for (const done of [1, 2, 3]) {
    expect(await play.work(worker)).toBe(1)
    const states = await Promise.all(planned.map(({ id }) => play.targetOf(id)))
    expect(states.filter(({ state }) => state === 'published')).toHaveLength(done)
  }
})

it('claims a target for one worker only', async () => {
  const planned = await Promise.all(
    (['bluesky', 'telegram', 'threads'] as const).map((network) =>
      play.plan({ network, settings: plain }),
    ),
  )
  const found = await Promise.all([1, 2, 3, 4].map(() => play.work(play.worker())))
  expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(planned.length)
  await play.settle()
  for (const { text } of planned) {
    const count = play.host.posts().filter((post) => post.text.includes(text)).length
    expect(count).toBe(1)
  }
})

it('leaves what is not due alone', async () => {
  const { id } = await play.plan({ network: 'telegram', inMs: play.minutes(5) })
  expect(await play.work(play.worker())).toBe(0)
  expect((await play.targetOf(id)).state).toBe('scheduled')
})

it('gives up on an account that is gone and says what to do', async () => {
  const { id } = await play.plan({ network: 'telegram' })
  await play.app.database.pool.query('update post_targets set connection_id = null where id = $1', [
    id,
  ])
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({
    state: 'failed',
    failure: { code: 'account_detached', action: 'reconnect' },
  })
  expect(await play.notifications()).toMatchObject([{ kind: 'failed' }])
})

it.each([
  ['access = $2', 'needs_reauth', 'needs_reauth'],
  ['is_read_only = $2', 'true', 'read_only'],
])('does not begin with an account where %s', async (change, value, code) => {
  const { id, text } = await play.plan({ network: 'telegram' })
  const connection = play.connectionOf('telegram')
  const { pool } = play.app.database
  await pool.query(`update connections set ${change} where id = $1`, [connection, value])
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({ state: 'failed', failure: { code } })
  expect(play.arrived('telegram', text)).toBe(0)
  await pool.query("update connections set access = 'active', is_read_only = false where id = $1", [
    connection,
  ])
})

it('waits for media in the making, and gives up on those that never come', async () => {
  const made = await play.plan({ network: 'telegram' })
  let looks = 0
  const slow = {
    ...play.media,
    choose: async (of: Parameters<typeof play.media.choose>[0]) => {
      looks += 1
      return looks < 3 ? ({ kind: 'making' } as const) : play.media.choose(of)
    },
  }
  await play.settle(play.worker({ media: slow }))
  expect((await play.targetOf(made.id)).state).toBe('published')

  const never = await play.plan({ network: 'telegram' })
  const stuck = { ...play.media, choose: async () => ({ kind: 'making' }) as const }
  await play.settle(play.worker({ media: stuck }))
  expect(await play.targetOf(never.id)).toMatchObject({
    state: 'failed',
    failure: { code: 'media_not_ready', action: 'edit' },
  })
})

it('tries again with growing pauses and ends after two hours', async () => {
  const { id } = await play.plan({ network: 'threads' })
  const from = play.clock.now().getTime()
  play.host.setFault({ network: 'threads', kind: 'server-error' })
  await play.settle()
  const target = await play.targetOf(id)
  expect(target).toMatchObject({ state: 'failed', failure: { kind: 'retryable', action: 'retry' } })
  expect(target.failureCount).toBeGreaterThan(5)
  expect(target.failureCount).toBeLessThan(40)
  expect(play.clock.now().getTime() - from).toBeLessThanOrEqual(play.minutes(121))
})

it('leaves a network alone that answers nobody, and goes on when it is back', async () => {
  const strangers = await Promise.all(['1', '2'].map((id) => play.cloneAccount('threads', id)))
  const own = await play.plan({ network: 'threads', settings: plain })
  for (const connectionId of strangers) {
    await play.plan({ network: 'threads', connectionId, settings: plain })
  }
  play.host.setFault({ network: 'threads', kind: 'server-error' })
  const worker = play.worker()
  expect(await play.work(worker)).toBe(3)
  const paused = await call(play.app, { path: '/publisher/status', token: await play.tokenNow() })
  expect(paused.data).toMatchObject({ pausedNetworks: [{ network: 'threads' }] })
  play.clock.advance(20_000)
  expect(await play.work(worker)).toBe(0)

  play.host.clearFaults()
  await play.settle(worker)
  expect((await play.targetOf(own.id)).state).toBe('published')
  await play.app.database.pool.query('delete from connections where id = any($1)', [strangers])
})
