import { defineRoute } from '@kadr/contract/base/route'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import { defineJob } from '../jobs/job-definition.ts'
import type { Module } from '../module.ts'

const plant = defineRoute({
  method: 'POST',
  path: '/plant',
  access: 'public',
  rate: 'write',
  summary: 'Посадить',
  affects: [],
  body: z.object({ name: z.string() }),
  data: z.object({}),
})

const water = defineJob({
  name: 'garden.water',
  schema: z.object({ name: z.string() }),
  options: { retryLimit: 0 },
  async handle({ ctx, data }) {
    await ctx.db.execute('select 1')
    ctx.log.info(data, 'garden.watered')
  },
})

const garden: Module = {
  name: 'garden',
  jobs: () => [water],
  routes(mount) {
    mount({
      route: plant,
      async handle({ ctx, body }) {
        await ctx.db.execute('select 1')
        ctx.log.info(body, 'garden.planted')
        if (body.name === 'stone') throw new Error('does not grow')
        await ctx.jobs.enqueue(water, body)
        return {}
      },
    })
  },
}

type Line = { msg: string; requestId?: string; job?: string; jobId?: string; name?: string }
const lines: Line[] = []
let app: TestShell
beforeAll(async () => {
  app = await createTestShell(
    { modules: [garden], authenticate: async () => undefined },
    { config: { logLevel: 'info' }, logTo: { write: (line) => lines.push(JSON.parse(line)) } },
  )
})
afterAll(() => app.stop())
beforeEach(() => {
  lines.length = 0
})

const ask = (name: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: '/api/plant', headers, payload: { name } })
const linesOf = (msg: string) => lines.filter((line) => line.msg === msg)

it('names the request in each line of it, though requests run side by side', async () => {
  const answers = await Promise.all(['plum', 'pear', 'fig'].map((name) => ask(name)))
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(3)
  const planted = new Map(linesOf('garden.planted').map((line) => [line.name, line.requestId]))
  expect(['plum', 'pear', 'fig'].map((name) => planted.get(name))).toEqual(ids)
  expect(
    linesOf('request')
      .map(({ requestId }) => requestId)
      .toSorted(),
  ).toEqual(ids.toSorted())
  await app.runDueJobs()
})

it('names the job in its lines, and the request that enqueued it', async () => {
  const requestId = 'proxy-0000.17'
  const answer = await ask('lime', { 'x-request-id': requestId })
  expect(answer.headers['x-request-id']).toBe(requestId)
  await app.runDueJobs()
  expect(linesOf('garden.watered')).toMatchObject([
    {
      name: 'lime',
      requestId,
      job: 'garden.water',
      jobId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

it('takes no id over that could break a log or a page', async () => {
  for (const given of ['short', 'a'.repeat(65), 'with space 12', '<script>alert(1)</script>']) {
    const answer = await ask('plum', { 'x-request-id': given })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{12}$/)
  }
  await app.runDueJobs()
})

it('tells a person the number under which their error is found', async () => {
  const answer = await ask('stone')
  const { message } = answer.json().error
  const [failed] = linesOf('http.request_failed')
  expect(failed?.requestId).toBe(answer.headers['x-request-id'])
  expect(message).toContain(`Номер ошибки: ${failed?.requestId}`)
})

it('belongs to nothing outside of any work', () => {
  app.ctx.log.info('alone')
  expect(Object.keys(linesOf('alone')[0] ?? {})).toEqual(['level', 'time', 'msg'])
})
