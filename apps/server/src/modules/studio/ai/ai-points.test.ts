import type { AddressInfo } from 'node:net'
import { listAiRequests } from '@kadr/contract/studio/ai'
import { aiTask } from '@kadr/contract/studio/ai-tasks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ask, readEvents, startAi } from '../../../../test/ai.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createCrashingContext, Killed } from '../../../../test/publishing/crashing-context.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { sweepJob } from './ai.jobs.ts'
import { startAiRequest } from './ask.ts'
import { beginRequest } from './begin-request.ts'
import { readFacts } from './read-facts.ts'
import { createRunningRequests } from './running-requests.ts'
import { settleRequest } from './settle-request.ts'
import { failExpiredRequests } from './sweep.ts'

const clock = createFakeClock()
let ai: Awaited<ReturnType<typeof startAi>>
let app: TestShell
let origin = ''

const listen = async ({ http }: TestShell) => {
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
let nextId = 1

beforeAll(async () => {
  ai = await startAi()
  app = await createTestApp({ clock, config: { ai: ai.config } })
  origin = await listen(app)
})
afterAll(async () => {
  ai.stop()
  await app.stop()
})
beforeEach(() => ai.sandbox.clearFaults())

const newPerson = async () => {
  const person = await signInAs(app, { id: nextId++ })
  return { ...person, workspaceId: await workspaceOf(app, person.token) }
}

const left = async (token: string) => {
  const { data } = await call(app, { path: '/users/me/points', token })
  return z.parse(z.object({ aiGenerations: z.number() }), data).aiGenerations
}

const newest = async (token: string) => {
  const { data } = await call(app, { path: '/ai/requests', token })
  return z.parse(listAiRequests.data, data).items[0]
}

const task = z.parse(aiTask, { kind: 'caption', topic: 'кофе' })

/** A request over a real connection, which the client can close. */
const open = async (token: string, at = origin) => {
  const controller = new AbortController()
  const response = await fetch(`${at}/api/ai/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ task }),
    signal: controller.signal,
  })
  return { response, leave: () => controller.abort() }
}

/** A request whose process died right after it started. */
const begin = async (
  { workspaceId, user }: { workspaceId: string; user: { id: string } },
  isAutomated = false,
) => {
  const facts = await readFacts({ ctx: app.ctx, workspaceId, task })
  const asker = { workspaceId, userId: user.id }
  const request = { ctx: app.ctx, asker, task, facts, key: undefined, isAutomated }
  return (await beginRequest(request)).row
}

it('spends the point of what came out, and keeps what it cost', async () => {
  const { token } = await newPerson()
  const { last } = await ask(app, { token })
  expect(last).toMatchObject({ type: 'done', request: { isOffline: false } })
  expect(await left(token)).toBe(4)
  const { rows } = await app.database.pool.query(
    'select input_tokens, output_tokens, cost::int from ai_requests order by id desc limit 1',
  )
  const [{ input_tokens, output_tokens, cost }] = rows
  expect(output_tokens).toBeGreaterThan(0)
  expect(cost).toBe(input_tokens * 10_000 + output_tokens * 20_000)
})

describe('the point comes back', () => {
  it.each([
    [{ kind: 'status', status: 500, retryAfter: 0.01 }, 'unavailable'],
    [{ kind: 'status', status: 429, retryAfter: 0.01 }, 'busy'],
    [{ kind: 'cut', afterTokens: 3 }, 'unavailable'],
    [{ kind: 'bad-json' }, 'unreadable'],
    [{ kind: 'finish', reason: 'content_filter' }, 'refused'],
  ] as const)('when the engine fails: %o', async (fault, code) => {
    ai.sandbox.setFault(fault)
    const { token } = await newPerson()
    const { last } = await ask(app, { token })
    expect(last).toMatchObject({ type: 'failed', request: { state: 'failed', failure: { code } } })
    expect(await left(token)).toBe(5)
  })

  it('when somebody cancels from another tab, once', async () => {
    ai.sandbox.setFault({ kind: 'slow', delayMs: 30 })
    const { token } = await newPerson()
    const { response } = await open(token)
    const running = await newest(token)
    expect(running?.state).toBe('running')
    expect((await call(app, { path: '/ai/status', token })).data).toMatchObject({
      runningId: running?.id,
    })
    const cancel = () =>
      call(app, { method: 'POST', path: `/ai/requests/${running?.id}/cancel`, token })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    for (const { data } of answers) expect(data).toMatchObject({ state: 'cancelled' })
    expect(readEvents(await response.text()).at(-1)).toMatchObject({
      type: 'failed',
      request: { state: 'cancelled', failure: { code: 'cancelled' } },
    })
    expect(await left(token)).toBe(5)
  })

  it('when the reader leaves', async () => {
    ai.sandbox.setFault({ kind: 'slow', delayMs: 30 })
    const { token } = await newPerson()
    const { leave } = await open(token)
    expect(await left(token)).toBe(4)
    leave()
    await vi.waitFor(async () => expect((await newest(token))?.state).toBe('cancelled'), {
      interval: 30,
    })
    expect(await left(token)).toBe(5)
  })

  it('when the program is stopped, which does not wait for the engine', async () => {
    const other = await createTestApp({ clock, config: { ai: ai.config } })
    ai.sandbox.setFault({ kind: 'hang' })
    const { token } = await signInAs(other, { id: 1 })
    const { response } = await open(token, await listen(other))
    const [body] = await Promise.all([response.text(), other.stop()])
    expect(readEvents(body).at(-1)).toMatchObject({
      type: 'failed',
      request: { state: 'cancelled' },
    })
  })

  it('when the process dies: swept once, however often and by whomever', async () => {
    const person = await newPerson()
    const row = await begin(person)
    expect(await left(person.token)).toBe(4)
    await failExpiredRequests({ ctx: app.ctx })
    expect(await left(person.token)).toBe(4)
    clock.advance(31_000)
    await app.ctx.jobs.enqueue(sweepJob, {})
    await Promise.all([
      app.runDueJobs(),
      failExpiredRequests({ ctx: app.ctx }),
      failExpiredRequests({ ctx: app.ctx }),
    ])
    expect(await newest(person.token)).toMatchObject({
      state: 'failed',
      failure: { code: 'crashed' },
    })
    expect(await left(person.token)).toBe(5)
    // The process was only suspended and returns with its text.
    const output = { kind: 'caption', text: 'Поздно', hashtags: [] }
    const late = await settleRequest({
      ctx: app.ctx,
      id: row.id,
      ending: { state: 'done', output },
    })
    expect(late).toBeUndefined()
    expect(await left(person.token)).toBe(5)
  })

  it('when the person asks again after a crash, and does not wait for the sweep', async () => {
    const person = await newPerson()
    await begin(person)
    expect((await ask(app, { token: person.token })).status).toBe(409)
    clock.advance(31_000)
    expect((await ask(app, { token: person.token })).last?.type).toBe('done')
    expect(await left(person.token)).toBe(4)
  })
})

it('lets a person ask while their rules ask, each for its own point', async () => {
  const person = await newPerson()
  await begin(person, true)
  await begin(person, true)
  expect((await ask(app, { token: person.token })).last?.type).toBe('done')
  expect(await left(person.token)).toBe(2)
})

it('loses and doubles no point, at whichever moment the process dies', async () => {
  const states = new Set<string | undefined>()
  for (let dieAt = 1; dieAt <= 9; dieAt += 1) {
    const { token, workspaceId, user } = await newPerson()
    const { ctx } = createCrashingContext({ ctx: app.ctx, dieAt })
    const asker = { workspaceId, userId: user.id }
    const { signal } = new AbortController()
    try {
      const events = await startAiRequest({
        ctx,
        running: createRunningRequests(ctx),
        asker,
        task,
        signal,
      })
      for await (const _ of events);
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
    clock.advance(31_000)
    await failExpiredRequests({ ctx: app.ctx })
    const state = (await newest(token))?.state
    states.add(state)
    expect(await left(token), `died at ${dieAt}: ${state}`).toBe(state === 'done' ? 4 : 5)
    const { rows } = await app.database.pool.query(
      "select coalesce(sum(reserved), 0)::int as reserved from points_balances where user_id = $1 and kind = 'aiGenerations'",
      [user.id],
    )
    expect(rows).toEqual([{ reserved: 0 }])
  }
  expect(states).toEqual(new Set([undefined, 'failed', 'done']))
})

it('gives one of many endings the word', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await newPerson()
    const { id } = await begin(person)
    const output = { kind: 'caption', text: 'Готово', hashtags: [] }
    const cancelled = { state: 'cancelled', failureCode: 'cancelled' } as const
    const settle = (ending: Parameters<typeof settleRequest>[0]['ending']) =>
      settleRequest({ ctx: app.ctx, id, ending })
    const ends = await Promise.all([
      settle({ state: 'done', output }),
      settle(cancelled),
      settle({ state: 'done', output }),
      settle(cancelled),
    ])
    expect(ends.filter(Boolean)).toHaveLength(1)
    const state = (await newest(person.token))?.state
    expect(await left(person.token)).toBe(state === 'done' ? 4 : 5)
  }
})

describe('two tabs', () => {
  it('of one person have one stream', async () => {
    ai.sandbox.setFault({ kind: 'slow', delayMs: 10 })
    const { token } = await newPerson()
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(app, { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await left(token)).toBe(4)
  })

  it('of two people on the last point: one wins', async () => {
    const owner = await newPerson()
    const guest = await newPerson()
    await app.database.pool.query("insert into workspace_members values ($1, $2, 'editor')", [
      owner.workspaceId,
      guest.user.id,
    ])
    for (let spent = 0; spent < 4; spent += 1) await ask(app, { token: owner.token })
    const headers = { 'x-workspace-id': owner.workspaceId }
    const answers = await Promise.all(
      [owner, guest].map(({ token }) => ask(app, { token, headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    expect(await left(owner.token)).toBe(0)
    expect(await left(guest.token)).toBe(5)
  })
})

it('refuses without a point taken when the day’s money is spent', async () => {
  const poor = await createTestApp({ clock, config: { ai: { ...ai.config, dailyLimit: 0 } } })
  try {
    const { token } = await signInAs(poor, { id: 1 })
    expect(await ask(poor, { token })).toMatchObject({ status: 503, error: { code: 'AI_OFF' } })
    expect((await call(poor, { path: '/ai/status', token })).data).toMatchObject({
      off: { reason: 'daily_limit' },
      meters: { left: 5 },
    })
  } finally {
    await poor.stop()
  }
})

it('does not wait for an engine that says nothing', async () => {
  const { engine } = ai.config
  if (!engine) throw new Error('no engine')
  const config = { ai: { ...ai.config, engine: { ...engine, timeoutMs: 100 } } }
  const hasty = await createTestApp({ clock, config })
  try {
    ai.sandbox.setFault({ kind: 'hang' })
    const { token } = await signInAs(hasty, { id: 1 })
    const { last } = await ask(hasty, { token })
    expect(last).toMatchObject({ type: 'failed', request: { failure: { code: 'timeout' } } })
    expect((await call(hasty, { path: '/users/me/points', token })).data).toMatchObject({
      aiGenerations: 5,
    })
  } finally {
    await hasty.stop()
  }
})
