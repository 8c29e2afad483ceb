import { listAiRequests } from '@kadr/contract/studio/ai'
import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import { AI_KINDS } from '@kadr/contract/studio/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ask } from '../../../../test/ai.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { insertResources } from '../../../../test/library.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { inTransaction } from '../../../db/connection.ts'
import { startPaidPlan } from '../../money/subscription/index.ts'
import { purgeAiHistory } from './history.service.ts'

const clock = createFakeClock()
let app: TestShell
let nextId = 1
const lines: string[] = []

beforeAll(async () => {
  app = await createTestApp({
    clock,
    config: { areRateLimitsOn: true, logLevel: 'info' },
    logTo: { write: (line) => lines.push(line) },
  })
})
afterAll(() => app.stop())

const newPerson = () => signInAs(app, { id: nextId++ })

const newAgency = async () => {
  const person = await newPerson()
  const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000)
  clock.advance(1)
  await inTransaction(app.ctx.db, (tx) =>
    startPaidPlan({
      tx,
      userId: person.user.id,
      plan: 'AGENCY',
      startedAt: clock.now(),
      expiresAt,
    }),
  )
  return person
}

const newPicture = async (token: string) => {
  const workspaceId = await workspaceOf(app, token)
  const [id] = await insertResources(app, { workspaceId, names: ['кот.jpg'], tags: ['окно'] })
  return id ?? ''
}

const left = async (token: string) => (await call(app, { path: '/users/me/points', token })).data

describe('with our own writer', () => {
  it('writes every kind of request, marked as made of templates', async () => {
    const { token } = await newAgency()
    const { data } = await call(app, {
      method: 'POST',
      path: '/products',
      token,
      body: {
        name: 'Термокружка',
        benefits: ['не протекает'],
        price: { minor: 149_000, currency: 'RUB' },
      },
    })
    const productId = z.parse(z.object({ id: z.string() }), data).id
    const text = 'Мы открыли кофейню. Приходите с 8:00 до 22:00. Будем рады каждому.'
    const tasks: Record<Exclude<(typeof AI_KINDS)[number], 'clip_choice' | 'meme'>, AiTaskInput> = {
      hooks: { kind: 'hooks', topic: 'кофе' },
      caption: { kind: 'caption', productId },
      rewrite: { kind: 'rewrite', text, mode: 'shorter' },
      adapt: { kind: 'adapt', text: text.repeat(20), networks: ['bluesky', 'telegram'] },
      hashtags: { kind: 'hashtags', text },
      alt_text: { kind: 'alt_text', resourceId: await newPicture(token) },
      slideshow: { kind: 'slideshow', topic: 'кофе' },
      talking_head: { kind: 'talking_head', topic: 'кофе' },
      product_demo: { kind: 'product_demo', productId },
      content_plan: { kind: 'content_plan', productId, from: '2026-03-16' },
      product_ideas: { kind: 'product_ideas', productId },
      comment_reply: { kind: 'comment_reply', comment: 'Где вы находитесь?' },
    }
    for (const kind of AI_KINDS) {
      if (kind === 'meme' || kind === 'clip_choice') continue
      clock.advance(60_000)
      const { events, last } = await ask(app, { token, task: tasks[kind] })
      expect(events[0]).toMatchObject({ type: 'started' })
      expect(events.some(({ type }) => type === 'delta')).toBe(true)
      expect(last).toMatchObject({
        type: 'done',
        request: {
          state: 'done',
          isOffline: true,
          task: { kind },
          output: { kind },
          failure: null,
        },
      })
    }
  })

  it('takes a point when it is done, and refuses when none is left', async () => {
    const { token } = await newPerson()
    for (const rest of [4, 3, 2, 1, 0]) {
      expect((await ask(app, { token })).last?.type).toBe('done')
      expect(await left(token)).toMatchObject({ aiGenerations: rest })
    }
    expect(await ask(app, { token })).toMatchObject({
      status: 402,
      error: { code: 'PLAN_LIMIT_REACHED' },
    })
    const { data } = await call(app, { path: '/ai/status', token })
    expect(data).toMatchObject({
      isOffline: true,
      engineName: 'Шаблонный режим',
      off: { reason: 'no_points' },
      meters: { left: 0, limit: 5, doneToday: 5, lastMinute: 5 },
      runningId: null,
    })
  })

  it('charges nothing for a topic it does not know, and asks about it', async () => {
    const { token } = await newPerson()
    const task: AiTaskInput = { kind: 'slideshow', topic: 'Уроки игры на гитаре' }
    const { last } = await ask(app, { token, task })
    expect(last).toMatchObject({
      type: 'done',
      request: { state: 'done', output: { kind: 'slideshow', isKnown: false } },
    })
    expect(await left(token)).toMatchObject({ aiGenerations: 5 })
    const known = await ask(app, { token, task: { kind: 'slideshow', topic: 'кофе дома' } })
    expect(known.last).toMatchObject({ request: { output: { isKnown: true } } })
    expect(await left(token)).toMatchObject({ aiGenerations: 4 })
  })

  it.each<[AiTaskInput, string]>([
    [{ kind: 'caption', topic: 'Квантовая физика' }, 'unknown_topic'],
    [{ kind: 'rewrite', text: 'Мы работаем с 9 до 18.', mode: 'tone', tone: 'bold' }, 'unable'],
    [{ kind: 'rewrite', text: 'Мы работаем с 9 до 18.', mode: 'longer' }, 'unable'],
    [{ kind: 'caption', topic: 'кофе дома', tone: 'playful' }, 'unable'],
    [{ kind: 'comment_reply', comment: 'Спасибо', tone: 'bold' }, 'unable'],
    [{ kind: 'hashtags', text: '…' }, 'unknown_topic'],
    [{ kind: 'meme', topic: 'кофе' }, 'unable'],
    [{ kind: 'hooks', topic: 'Ремонт бензопил в Твери' }, 'unknown_topic'],
    [{ kind: 'alt_text', description: 'кот на окне' }, 'unseen'],
  ])('says that it can not, for free: %o', async (task, code) => {
    const { token } = await newPerson()
    const { last } = await ask(app, { token, task })
    expect(last).toMatchObject({ type: 'failed', request: { failure: { code }, output: null } })
    expect(await left(token)).toMatchObject({ aiGenerations: 5 })
  })

  it('is not hurried beyond its pace', async () => {
    const { token } = await newAgency()
    for (let made = 0; made < 10; made += 1) await ask(app, { token })
    expect(await ask(app, { token })).toMatchObject({
      status: 429,
      error: { code: 'RATE_LIMITED' },
    })
    clock.advance(60_001)
    expect((await ask(app, { token })).status).toBe(200)
  })
})

describe('the same key', () => {
  it('is the same request and the same point', async () => {
    const { token } = await newPerson()
    const headers = { 'idempotency-key': 'key-of-mine' }
    const first = await ask(app, { token, headers })
    const again = await ask(app, { token, headers })
    expect(again.last).toEqual(first.last)
    expect(await left(token)).toMatchObject({ aiGenerations: 4 })
    const other = await ask(app, { token, headers, task: { kind: 'meme', topic: 'кофе' } })
    expect(other).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
  })
})

describe('the history', () => {
  it('shows slideshows of the time before slides had roles', async () => {
    const { token } = await newPerson()
    const { last } = await ask(app, { token, task: { kind: 'slideshow', topic: 'кофе дома' } })
    if (last?.type !== 'done') throw new Error('nothing was written')
    const old = {
      kind: 'slideshow',
      hook: 'Три ошибки',
      slides: [{ text: 'Раз' }, { text: 'Напишите нам' }],
      caption: 'Подпись',
      hashtags: ['#кофе'],
    }
    await app.database.pool.query('update ai_requests set output = $2 where id = $1', [
      last.request.id,
      old,
    ])
    const { data } = await call(app, { path: `/ai/requests/${last.request.id}`, token })
    expect(data).toMatchObject({
      output: {
        isKnown: true,
        caption: 'Подпись',
        storyboard: {
          slides: [
            { role: 'hook', title: 'Три ошибки' },
            { role: 'item', n: 1, title: 'Раз' },
            { role: 'cta', title: 'Напишите нам' },
          ],
        },
      },
    })
  })

  it('pages, filters, repeats and forgets, within its workspace', async () => {
    const { token } = await newPerson()
    const stranger = await newPerson()
    for (const kind of ['caption', 'hooks', 'caption'] as const) {
      clock.advance(1)
      await ask(app, { token, task: { kind, topic: 'кофе' } })
    }
    const page = async (path: string) => {
      const { data } = await call(app, { path, token })
      return z.parse(listAiRequests.data, data)
    }
    const first = await page('/ai/requests?limit=2')
    const rest = await page(`/ai/requests?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ task }) => task.kind)).toEqual([
      'caption',
      'hooks',
      'caption',
    ])
    expect(rest.nextCursor).toBeNull()
    expect((await page('/ai/requests?kind=hooks')).items).toHaveLength(1)
    const id = first.items[0]?.id ?? ''
    const path = `/ai/requests/${id}`
    const repeated = await ask(app, { token, path: `${path}/repeat` })
    expect(repeated.last).toMatchObject({ type: 'done', request: { task: { kind: 'caption' } } })
    expect(await left(token)).toMatchObject({ aiGenerations: 1 })
    const foreign = { token: stranger.token }
    expect((await call(app, { ...foreign, path })).status).toBe(404)
    expect((await ask(app, { ...foreign, path: `${path}/repeat` })).status).toBe(404)
    expect((await call(app, { ...foreign, method: 'POST', path: `${path}/cancel` })).status).toBe(
      404,
    )
    expect((await call(app, { ...foreign, method: 'DELETE', path })).status).toBe(404)
    expect((await call(app, { token, method: 'DELETE', path })).status).toBe(200)
    expect((await call(app, { token, path })).status).toBe(404)
    expect(await left(token)).toMatchObject({ aiGenerations: 1 })
  })
})

it('keeps how the workspace speaks', async () => {
  const { token } = await newPerson()
  const voice = {
    tone: 'bold',
    about: 'Кофейня у дома',
    wordsToUse: ['зерно'],
    wordsToAvoid: ['сохраните'],
    examples: ['Кофе готов.'],
  }
  expect((await call(app, { path: '/ai/brand-voice', token })).data).toMatchObject({
    tone: 'neutral',
  })
  expect(
    (await call(app, { method: 'PUT', path: '/ai/brand-voice', token, body: voice })).data,
  ).toEqual(voice)
  expect((await call(app, { path: '/ai/brand-voice', token })).data).toEqual(voice)
})

describe('it refuses, naming the field,', () => {
  it.each([
    [{ kind: 'caption' }, 'task.topic'],
    [{ kind: 'caption', topic: 'x'.repeat(501) }, 'task.topic'],
    [{ kind: 'rewrite', text: '', mode: 'shorter' }, 'task.text'],
    [{ kind: 'adapt', text: 'a', networks: [] }, 'task.networks'],
    [{ kind: 'poem', topic: 'кофе' }, 'task.kind'],
  ])('%o', async (task, field) => {
    const { token } = await newPerson()
    const answer = await call(app, { method: 'POST', path: '/ai/requests', token, body: { task } })
    expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED', field } })
    expect(await left(token)).toMatchObject({ aiGenerations: 5 })
  })

  it('a product of others, for free', async () => {
    const { token } = await newPerson()
    const task: AiTaskInput = { kind: 'product_ideas', productId: crypto.randomUUID() }
    expect((await ask(app, { token, task })).status).toBe(404)
    expect(await left(token)).toMatchObject({ aiGenerations: 5 })
  })
})

it('writes counts into the log and no texts', async () => {
  const { token } = await newPerson()
  await ask(app, {
    token,
    task: { kind: 'caption', topic: 'Открыли запись: секретная тема, 300 ₽' },
  })
  const logged = lines.filter((line) => line.includes('"ai.request.ended"'))
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.at(-1)).toContain('"outcome":"done"')
  expect(lines.join('')).not.toContain('секретная тема')
})

it('forgets what is older than the history is kept', async () => {
  const { token, user } = await newAgency()
  const kept = async () => {
    const { data } = await call(app, { path: '/ai/requests', token })
    return z.parse(listAiRequests.data, data).items.length
  }
  await ask(app, { token })
  await ask(app, { token, task: { kind: 'hooks', topic: 'кофе' } })
  await purgeAiHistory({ ctx: app.ctx })
  expect(await kept()).toBe(2)
  await app.database.pool.query(
    `update ai_requests set created_at = created_at - interval '181 days'
     where user_id = $1 and kind = 'hooks'`,
    [user.id],
  )
  await purgeAiHistory({ ctx: app.ctx })
  expect(await kept()).toBe(1)
})
