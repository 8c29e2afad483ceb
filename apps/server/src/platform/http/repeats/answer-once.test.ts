import { idempotent } from '@kadr/contract/base/idempotency'
import { defineRoute } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { purgeIdempotentAnswers } from './answer-once.ts'

const plant = defineRoute({
  method: 'POST',
  path: '/trees/:kind',
  access: 'user',
  rate: 'write',
  summary: 'Посадить дерево',
  affects: [],
  params: z.object({ kind: z.string() }),
  headers: idempotent,
  body: z.object({ height: z.int() }),
  data: z.object({ number: z.int() }),
})

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
const userId = newId()
const otherId = newId()
let planted = 0
/** What the next planting waits for. */
let soil: Promise<void> | undefined

beforeAll(async () => {
  app = await createTestShell(
    {
      modules: [
        {
          name: 'trees',
          routes: (mount) =>
            mount({
              route: plant,
              async handle({ body }) {
                await soil
                if (body.height === 13) {
                  throw new UserError({ code: 'CONFLICT', userMessage: 'Тринадцатое не растёт' })
                }
                if (body.height === 500) throw new Error('The spade is broken')
                planted += 1
                return { number: planted }
              },
            }),
        },
      ],
      authenticate: async ({ token }) => ({
        userId: token === 'other' ? otherId : userId,
        sessionId: newId(),
      }),
    },
    { clock },
  )
  for (const id of [userId, otherId]) {
    await app.database.pool.query(
      `insert into users (id, first_name, last_name, time_zone) values ($1, 'Анна', '', 'Europe/Moscow')`,
      [id],
    )
  }
})
afterAll(() => app.stop())
beforeEach(() => {
  planted = 0
  soil = undefined
})

const send = async ({
  key,
  height = 3,
  kind = 'oak',
  token = 'mine',
}: {
  key?: string
  height?: number
  kind?: string
  token?: string
}) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/trees/${kind}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    payload: { height },
  })
  const { data, error } = answer.json()
  return {
    status: answer.statusCode,
    number: data?.number,
    code: error?.code,
    isReplayed: answer.headers['idempotent-replayed'] === 'true',
  }
}

it('answers a repeat with the first answer, and plants once', async () => {
  expect(await send({ key: 'first-key' })).toMatchObject({ number: 1, isReplayed: false })
  expect(await send({ key: 'first-key' })).toMatchObject({ number: 1, isReplayed: true })
  expect(await send({ key: 'second-key' })).toMatchObject({ number: 2, isReplayed: false })
  expect(await send({})).toMatchObject({ number: 3 })
})

it('refuses the key with another body or another address', async () => {
  await send({ key: 'changed-key' })
  expect(await send({ key: 'changed-key', height: 4 })).toMatchObject({
    status: 422,
    code: 'KEY_REUSED',
  })
  expect(await send({ key: 'changed-key', kind: 'elm' })).toMatchObject({
    status: 422,
    code: 'KEY_REUSED',
  })
  expect(planted).toBe(1)
})

it('keeps the keys of two people apart', async () => {
  await send({ key: 'common-key' })
  expect(await send({ key: 'common-key', token: 'other' })).toMatchObject({
    number: 2,
    isReplayed: false,
  })
})

it('works on one of two at the same moment', async () => {
  let water = () => {}
  soil = new Promise((resolve) => {
    water = resolve
  })
  const first = send({ key: 'racing-key' })
  await expect
    .poll(
      async () =>
        (await app.database.pool.query(`select 1 from idempotent_answers where key = 'racing-key'`))
          .rowCount,
    )
    .toBe(1)
  const second = send({ key: 'racing-key' })
  water()
  expect(await first).toMatchObject({ number: 1 })
  expect(await second).toMatchObject({ number: 1, isReplayed: true })
})

it('lets a refused or failed request come again', async () => {
  expect(await send({ key: 'refused-key', height: 13 })).toMatchObject({ status: 409 })
  expect(await send({ key: 'refused-key', height: 14 })).toMatchObject({ number: 1 })
  expect(await send({ key: 'failed-key', height: 500 })).toMatchObject({ status: 500 })
  expect(await send({ key: 'failed-key', height: 15 })).toMatchObject({ number: 2 })
})

it('goes on with a request whose process died', async () => {
  await send({ key: 'killed-key' })
  await app.database.pool.query(
    `update idempotent_answers set answer = null, started_at = started_at - interval '30 seconds' where key = 'killed-key'`,
  )
  expect(await send({ key: 'killed-key' })).toMatchObject({ status: 409 })
  clock.set(new Date(clock.now().getTime() + 3 * MINUTE_MS))
  expect(await send({ key: 'killed-key', height: 4 })).toMatchObject({ code: 'KEY_REUSED' })
  expect(await send({ key: 'killed-key' })).toMatchObject({ number: 2, isReplayed: false })
})

it('forgets after a day', async () => {
  await send({ key: 'old-key-1' })
  clock.set(new Date(clock.now().getTime() + DAY_MS + MINUTE_MS))
  expect(await send({ key: 'old-key-1', height: 9 })).toMatchObject({
    number: 2,
    isReplayed: false,
  })
  clock.set(new Date(clock.now().getTime() + DAY_MS + MINUTE_MS))
  await purgeIdempotentAnswers(app)
  const { rowCount } = await app.database.pool.query('select 1 from idempotent_answers')
  expect(rowCount).toBe(0)
})
