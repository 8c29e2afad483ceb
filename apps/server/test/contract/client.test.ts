import { createKadrClient } from '@kadr/client'
import { v1Routes } from '@kadr/contract/integrations/v1/v1-routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../fake-clock.ts'
import { addAccount } from '../posts.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import { type StockedIds, seedWorkspace } from './seed-workspace.ts'
import { makeKey } from './v1-calls.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let ids: StockedIds
let kadr: ReturnType<typeof createKadrClient>
/** Calls that went over the network: `GET /posts/…`. */
const called: string[] = []

beforeAll(async () => {
  app = await createTestApp({ clock })
  const stocked = await seedWorkspace({ app, number: 100, connectOne: addAccount })
  ids = stocked.ids
  const { token } = await makeKey(app, stocked.owner)
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  kadr = createKadrClient({
    address,
    key: token,
    fetch: (request) => {
      called.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`)
      return fetch(request)
    },
  })
})
afterAll(() => app.stop())

/** The answer; a failure in its own words. */
const dataOf = async <T>(call: Promise<{ data?: T; error?: unknown }>): Promise<T> => {
  const { data, error } = await call
  if (data !== undefined) return data
  throw new Error(JSON.stringify(error))
}

it('knows its workspace and its accounts with their limits', async () => {
  const workspace = await dataOf(kadr.GET('/workspace'))
  expect(workspace).toMatchObject({ id: ids.workspace, key: { kind: 'key', role: 'editor' } })
  const { data } = await dataOf(
    kadr.GET('/accounts', { params: { query: { network: 'telegram' } } }),
  )
  expect(data.map(({ id }) => id)).toEqual([ids.telegram])
  const account = await dataOf(
    kadr.GET('/accounts/{id}', { params: { path: { id: ids.telegram } } }),
  )
  expect(account.limits.textMax).toBe(4096)
})

it('takes a post from a draft to the plan and back', async () => {
  const draft = await dataOf(
    kadr.POST('/posts', {
      params: { header: { 'Idempotency-Key': 'client-00001' } },
      body: { text: 'Завтра варим раф', targets: [{ accountId: ids.telegram }] },
    }),
  )
  expect(draft.state).toBe('draft')
  const checked = await dataOf(
    kadr.POST('/posts/check', {
      body: { text: draft.text, targets: [{ accountId: ids.telegram }] },
    }),
  )
  expect(checked).toEqual({ isReady: true, accounts: [{ accountId: ids.telegram, problems: [] }] })
  await dataOf(kadr.POST('/posts/next-slot', { body: { accountIds: [ids.telegram] } }))
  const path = { id: draft.id }
  const edited = await dataOf(
    kadr.PATCH('/posts/{id}', {
      params: { path },
      body: { version: draft.version, text: 'Сегодня' },
    }),
  )
  const planned = await dataOf(
    kadr.POST('/posts/{id}/schedule', {
      params: { path },
      body: {
        version: edited.version,
        when: { kind: 'at', wallTime: '2026-03-11T10:00', timeZone: 'Europe/Moscow' },
      },
    }),
  )
  expect(planned).toMatchObject({ state: 'scheduled', text: 'Сегодня' })
  const target = planned.targets[0]
  const history = await dataOf(
    kadr.GET('/posts/{id}/targets/{targetId}/history', {
      params: { path: { id: draft.id, targetId: target?.id ?? '' } },
    }),
  )
  expect(history.data.at(-1)?.to).toBe('scheduled')
  const back = await dataOf(
    kadr.POST('/posts/{id}/unschedule', { params: { path }, body: { version: planned.version } }),
  )
  expect(back.state).toBe('draft')
  const { data } = await dataOf(kadr.GET('/posts', { params: { query: { state: 'draft' } } }))
  expect(data.map(({ id }) => id)).toContain(draft.id)
  await dataOf(kadr.DELETE('/posts/{id}', { params: { path } }))
  const { error } = await kadr.GET('/posts/{id}', { params: { path } })
  expect(error).toMatchObject({ code: 'not_found', status: 404 })
})

it('makes a reel of answers and has its video built', async () => {
  const topic = 'Сколько стоит маникюр у нас'
  const asked = await dataOf(kadr.POST('/reels/questions', { body: { topic } }))
  const answers = asked.questions.map(({ id }) => ({ questionId: id, text: 'от 900 рублей' }))
  expect(answers.length).toBeGreaterThan(0)
  const reel = await dataOf(kadr.POST('/reels', { body: { from: 'topic', topic, answers } }))
  const path = { id: reel.id }
  const copy = await dataOf(kadr.POST('/reels', { body: { from: 'template', reelId: reel.id } }))
  expect(copy.id).not.toBe(reel.id)
  const { items } = await dataOf(kadr.GET('/reels/templates'))
  expect(items.map(({ id }) => id)).toEqual([ids.reelTemplate])
  const template = { id: ids.reelTemplate }
  await dataOf(kadr.GET('/reels/templates/{id}', { params: { path: template } }))
  const { data } = await dataOf(kadr.GET('/reels'))
  expect(data.map(({ id }) => id)).toContain(reel.id)
  await dataOf(kadr.GET('/reels/{id}', { params: { path } }))
  const built = await kadr.POST('/reels/{id}/generations', {
    params: { path },
    body: { output: 'video' },
  })
  // Without a renderer in this process the queue says so.
  expect(built.data?.reelId ?? built.error?.code).toMatch(new RegExp(`${reel.id}|unavailable`))
  await dataOf(kadr.GET('/generations/{id}', { params: { path: { id: ids.generation } } }))
})

it('says what it needs where a topic is not known', async () => {
  const { error } = await kadr.POST('/reels', {
    body: { from: 'topic', topic: 'Сколько стоит маникюр у нас' },
  })
  expect(error).toMatchObject({ code: 'validation_failed', field: 'answers' })
})

it('keeps products, reads files, figures and generations', async () => {
  const product = await dataOf(kadr.POST('/products', { body: { name: 'Курс бариста' } }))
  const path = { id: product.id }
  const changed = await dataOf(
    kadr.PATCH('/products/{id}', {
      params: { path },
      body: { version: product.version, name: 'Курс' },
    }),
  )
  expect(changed.name).toBe('Курс')
  await dataOf(kadr.GET('/products/{id}', { params: { path } }))
  await dataOf(kadr.GET('/products'))
  await dataOf(kadr.DELETE('/products/{id}', { params: { path } }))
  const { data } = await dataOf(kadr.GET('/resources', { params: { query: { kind: 'image' } } }))
  expect(data.map(({ id }) => id)).toContain(ids.resource)
  await dataOf(kadr.GET('/resources/{id}', { params: { path: { id: ids.resource } } }))
  const { error } = await kadr.POST('/resources', { body: { url: 'http://127.0.0.1/a.jpg' } })
  expect(error?.code).toBe('page_unreadable')
  const overview = await dataOf(
    kadr.GET('/analytics/overview', { params: { query: { length: 'week' } } }),
  )
  expect(overview.days).toHaveLength(7)
  await dataOf(kadr.GET('/generations'))
})

it('stops, starts and runs an automation', async () => {
  const { data } = await dataOf(kadr.GET('/automations'))
  const path = { id: data[0]?.id ?? 0 }
  const stopped = await dataOf(kadr.POST('/automations/{id}/stop', { params: { path } }))
  expect(stopped.isPaused).toBe(true)
  const started = await dataOf(kadr.POST('/automations/{id}/start', { params: { path } }))
  expect(started.isPaused).toBe(false)
  const run = await dataOf(
    kadr.POST('/automations/{id}/runs', { params: { path }, body: { topic: 'Меню' } }),
  )
  const runs = await dataOf(kadr.GET('/automations/{id}/runs', { params: { path } }))
  expect(runs.data.map(({ id }) => id)).toContain(run.id)
  await dataOf(kadr.GET('/automations/{id}', { params: { path } }))
})

it('publishes at once', async () => {
  const draft = await dataOf(
    kadr.POST('/posts', { body: { text: 'Открылись', targets: [{ accountId: ids.telegram }] } }),
  )
  const out = await dataOf(
    kadr.POST('/posts/{id}/publish', {
      params: { path: { id: draft.id } },
      body: { version: draft.version },
    }),
  )
  expect(out.state).toBe('scheduled')
})

/** A part of a path that is fixed in another call is no id. */
const FIXED = new Set(Object.values(v1Routes).flatMap(({ path }) => path.split('/')))
const fits = (path: string, asked: string) => {
  const [parts, given] = [path.split('/'), asked.split('/')]
  return (
    parts.length === given.length &&
    parts.every((part, at) =>
      part.startsWith(':') ? !FIXED.has(given[at] ?? '') : part === given[at],
    )
  )
}

it('has walked every call of the document', () => {
  const missed = Object.values(v1Routes).filter(
    ({ method, path }) => !called.some((asked) => fits(`${method} ${path}`, asked)),
  )
  expect(missed.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
