import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { expect, it } from 'vitest'
import { call } from '../../../../test/people.ts'
import { createCrashingContext } from '../../../../test/publishing/crashing-context.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { suggestSettings } from '../posts/index.ts'

const play = setUpPublishing({ networks: ['bluesky', 'instagram'] })
const byHand = { isByHand: true, chain: [] }

const planByHand = (given: { text?: string; inMs?: number } = {}) =>
  play.plan({ network: 'bluesky', settings: byHand, ...given })

/** Its time has come, and a worker has looked once. */
const handOver = async (given: { text?: string } = {}) => {
  const planned = await planByHand(given)
  await play.work(play.worker())
  return planned
}

type Planned = Awaited<ReturnType<typeof planByHand>>
const say = async (
  { id, postId }: Planned,
  path: string,
  body?: object,
  method: 'GET' | 'POST' = 'POST',
) =>
  call(play.app, {
    method,
    path: `/posts/${postId}/targets/${id}/${path}`,
    token: await play.tokenNow(),
    body,
  })

it('hands it over at its time, sends nothing, and asks rarer and rarer until it is told', async () => {
  const planned = await handOver()
  expect(await play.targetOf(planned.id)).toMatchObject({ state: 'handed_over', leaseOwner: null })
  expect(await play.notifications()).toMatchObject([{ kind: 'handed_over' }])
  await play.settle()
  expect(play.arrived('bluesky', planned.text)).toBe(0)
  expect(await play.targetOf(planned.id)).toMatchObject({
    state: 'needs_attention',
    failure: { code: 'not_confirmed' },
    nextAt: null,
  })
  const kinds = (await play.notifications()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'handed_over').length).toBeGreaterThan(2)
  expect(kinds.at(-1)).toBe('needs_attention')
  // What nobody confirmed can still be said.
  expect((await say(planned, 'settle', { outcome: 'published' })).status).toBe(200)
  expect((await play.targetOf(planned.id)).state).toBe('published')
})

it('brings the frozen text and the place, whatever happens to the post meanwhile', async () => {
  const planned = await handOver({ text: 'Кофе в зёрнах' })
  await play.app.database.pool.query(`update posts set text = 'Другое' where id = $1`, [
    planned.postId,
  ])
  const brought = await say(planned, 'handover', undefined, 'GET')
  expect(brought.data).toMatchObject({ text: 'Кофе в зёрнах', comments: [] })
  expect(brought.data).toMatchObject({ placeUrl: expect.stringMatching(/^https?:/) })
})

it('counts as published when a person says so, and asks no more', async () => {
  const planned = await handOver()
  const url = 'https://bsky.app/profile/anna/post/1'
  const answer = await say(planned, 'settle', { outcome: 'published', url })
  expect(answer.data).toMatchObject({ state: 'published' })
  expect(await play.targetOf(planned.id)).toMatchObject({ state: 'published', url })
  await play.settle()
  const kinds = (await play.notifications()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'handed_over')).toHaveLength(1)
})

it('takes the first of two answers, in two tabs or in the bot and the app', async () => {
  const planned = await handOver()
  const answers = await Promise.all([
    say(planned, 'settle', { outcome: 'published' }),
    say(planned, 'settle', { outcome: 'not_published' }),
    say(planned, 'postpone', { until: 'hour' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

it('is handed over again when it was put off, and its post is moved with it', async () => {
  const planned = await handOver()
  const before = play.clock.now().getTime()
  const later = await say(planned, 'postpone', { until: 'hour' })
  expect(later.data).toMatchObject({ state: 'scheduled' })
  const dueAt = (await play.targetOf(planned.id)).dueAt?.getTime() ?? 0
  expect(dueAt - before).toBe(HOUR_MS)
  const post = later.data as { time: { at: string } }
  expect(Date.parse(post.time.at)).toBe(dueAt)
  play.clock.set(new Date(dueAt))
  await play.work(play.worker())
  expect((await play.targetOf(planned.id)).state).toBe('handed_over')
  await play.notifications()
  const { rows } = await play.app.database.pool.query(
    `select outcome from notifications where kind = 'handed_over' order by created_at, id`,
  )
  // The first notice is over, the second waits.
  expect(rows).toMatchObject([{ outcome: expect.any(String) }, { outcome: null }])
})

it('stops asking about a post that was deleted, and about one that was unscheduled', async () => {
  const deleted = await handOver()
  const token = await play.tokenNow()
  await call(play.app, { method: 'DELETE', path: `/posts/${deleted.postId}`, token })
  const cancelled = await handOver()
  expect((await say(cancelled, 'cancel')).status).toBe(200)
  await play.settle()
  expect(await play.targetOf(deleted.id)).toMatchObject({ state: 'draft', nextAt: null })
  expect(await play.targetOf(cancelled.id)).toMatchObject({ state: 'cancelled', nextAt: null })
  await play.app.consumeEvents()
  const { rows } = await play.app.database.pool.query(
    `select count(*)::int as open from notifications where kind = 'handed_over' and outcome is null`,
  )
  expect(rows).toEqual([{ open: 0 }])
})

it('can be settled after its account was detached, and needs no access of it', async () => {
  const connectionId = await play.cloneAccount('bluesky', 'did:plc:second')
  const planned = await play.plan({ network: 'bluesky', connectionId, settings: byHand })
  await play.app.database.pool.query(
    `update connections set access = 'needs_reauth' where id = $1`,
    [connectionId],
  )
  await play.work(play.worker())
  expect((await play.targetOf(planned.id)).state).toBe('handed_over')
  await play.app.database.pool.query('delete from connections where id = $1', [connectionId])
  expect((await say(planned, 'settle', { outcome: 'published' })).status).toBe(200)
  await play.settle()
  expect((await play.targetOf(planned.id)).state).toBe('published')
})

it('is not held back by a network that is down', async () => {
  const planned = await planByHand()
  await play.app.database.pool.query(
    `insert into network_pauses (network, until, since, pauses, accounts) values ('bluesky', $1, $2, 1, '{}')`,
    [new Date(play.clock.now().getTime() + HOUR_MS), play.clock.now()],
  )
  await play.work(play.worker())
  expect((await play.targetOf(planned.id)).state).toBe('handed_over')
})

it('finds what the person published among the recent posts of the account', async () => {
  const planned = await handOver({ text: 'Найдётся само по первым словам' })
  // The person publishes it: another publication with the same words.
  const made = await play.plan({
    network: 'bluesky',
    text: 'Найдётся само по первым словам',
    settings: { chain: [] },
  })
  play.clock.advance(play.minutes(1))
  await play.work(play.worker())
  await play.work(play.worker())
  const { externalId } = await play.targetOf(made.id)
  await say(planned, 'settle', { outcome: 'published' })
  await play.work(play.worker())
  expect(externalId).toBeTruthy()
  expect(await play.targetOf(planned.id)).toMatchObject({ state: 'published', externalId })
  expect(await play.causesOf(planned.id)).toContain('address_found')
})

it('is told once, wherever the worker that hands it over is killed', async () => {
  for (let dieAt = 1; ; dieAt += 1) {
    const planned = await planByHand()
    const mortal = createCrashingContext({ ctx: play.app.ctx, dieAt })
    const first = play.worker({ ctx: mortal.ctx })
    await play.work(first).catch(() => undefined)
    // Past the lease of the one that was killed.
    play.clock.advance(play.minutes(3))
    await play.work(play.worker())
    expect(await play.targetOf(planned.id), `killed at ${dieAt}`).toMatchObject({
      state: 'handed_over',
    })
    const told = (await play.notifications()).filter(({ key }) => key.includes(planned.id))
    expect(told, `killed at ${dieAt}`).toHaveLength(1)
    if (mortal.isDead()) continue
    // The last worker reached the end: the claim, the step and its write were all killed before.
    expect(dieAt).toBeGreaterThan(3)
    return
  }
})

it('leaves the next posts of the account to us, where nobody chose otherwise', async () => {
  await planByHand()
  const connectionId = play.connectionOf('bluesky')
  const { ctx } = play.app
  const suggested = await suggestSettings({
    ctx,
    workspaceId: play.workspaceId,
    connectionIds: [connectionId],
  })
  expect(suggested.get(connectionId)).toEqual({ chain: [] })
})

const attachByHand = async (body: object) =>
  call(play.app, {
    method: 'POST',
    path: '/users/me/connections/by-hand',
    token: await play.tokenNow(),
    body,
  })

it('publishes to an account that has a name and an address alone', async () => {
  const wrong = await attachByHand({ network: 'ok', title: 'Кофейня', address: 'кофе' })
  expect(wrong).toMatchObject({ status: 422 })
  const address = 'https://www.ok.ru/group/123?from=share'
  const attached = await attachByHand({ network: 'ok', title: 'Кофейня', address })
  const [account] = (attached.data as { connections: { id: string; profileUrl: string }[] })
    .connections
  expect(account).toMatchObject({ profileUrl: 'https://ok.ru/group/123' })
  const planned = await play.plan({ network: 'ok', connectionId: account?.id ?? '' })
  await play.work(play.worker())
  expect((await play.targetOf(planned.id)).state).toBe('handed_over')
  const brought = await say(planned, 'handover', undefined, 'GET')
  expect(brought.data).toMatchObject({
    placeUrl: 'https://ok.ru/group/123',
    files: [{ kind: 'image', url: expect.stringContaining('/api/media/') }],
  })
  const words = await play.plan({ network: 'ok', connectionId: account?.id ?? '', mediaIds: [] })
  await play.work(play.worker())
  expect((await say(words, 'settle', { outcome: 'published' })).status).toBe(200)
  expect((await play.targetOf(words.id)).state).toBe('published')
  const detached = await call(play.app, {
    method: 'DELETE',
    path: `/users/me/connections/by-hand/ok/${account?.id}`,
    token: await play.tokenNow(),
  })
  expect(detached.status).toBe(200)
})

/** Somebody answers now and then: late, or by putting it off. */
const answerSome = async (year: readonly Planned[], random: () => number) => {
  const { rows } = await play.app.database.pool.query<{ id: string }>(
    `select id from post_targets where state = 'handed_over' order by id`,
  )
  const picked = rows[Math.floor(random() * rows.length)]
  const chosen = year.find(({ id }) => id === picked?.id)
  if (!chosen || random() < 0.75) return
  const until = random() < 0.5 ? 'hour' : 'tomorrow'
  const outcome = random() < 0.7 ? 'published' : 'not_published'
  await (random() < 0.5 ? say(chosen, 'postpone', { until }) : say(chosen, 'settle', { outcome }))
}

const findNextAt = async () => {
  const { rows } = await play.app.database.pool.query<{ at: Date | null }>(
    'select min(next_at) as at from post_targets',
  )
  return rows[0]?.at?.getTime()
}

const HOURS_A_DAY = 24
const WEEKS = 52

it('forgets none in a year in which people answer late, put off or never answer', async () => {
  const random = createSeededRandom(7)
  const year: Planned[] = []
  for (let week = 0; week < WEEKS; week += 1) {
    // At any hour of the day and of the night.
    const hours = 1 + Math.floor(random() * HOURS_A_DAY)
    year.push(await planByHand({ inMs: 7 * week * DAY_MS + hours * HOUR_MS }))
  }
  const worker = play.worker()
  for (let next = await findNextAt(); next !== undefined; next = await findNextAt()) {
    play.clock.set(new Date(Math.max(next, play.clock.now().getTime())))
    if ((await play.work(worker)) === 0) play.clock.advance(play.minutes(1))
    await answerSome(year, random)
  }
  const ended = await Promise.all(year.map(({ id }) => play.targetOf(id)))
  const states = new Set(ended.map(({ state }) => state))
  expect([...states].toSorted()).toEqual(['failed', 'needs_attention', 'published'])
  await play.app.consumeEvents()
  for (const { id, text } of year) {
    expect(play.arrived('bluesky', text)).toBe(0)
    const { rows } = await play.app.database.pool.query<{ told: number }>(
      'select count(*)::int as told from notifications where key like $1',
      [`target-handed_over:${id}:%`],
    )
    expect(rows[0]?.told ?? 0).toBeGreaterThan(0)
  }
}, 300_000)
