import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock(new Date('2026-03-10T22:30:00Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const link = z.object({ url: z.string(), expiresAt: z.string() })

const begin = async (token: string) => {
  const { data } = await call(app, { method: 'POST', path: '/users/me/export/link', token })
  const { url, expiresAt } = link.parse(data)
  return { path: url.replace(app.ctx.config.publicUrl, ''), url, expiresAt }
}

const visit = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({ url: path, method })

const refusal = (code: string, status: number) => ({ status, code })
const refused = async (path: string) => {
  const answer = await visit(path)
  return { status: answer.statusCode, code: answer.json().error.code }
}

it('gives the person’s data as a file named by their day, once', async () => {
  const { token, user } = await signInAs(app, { id: 1, firstName: 'Своя' })
  const { path, url, expiresAt } = await begin(token)
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/exports\/[\w-]{43}$/)
  expect(expiresAt).toBe('2026-03-10T22:35:00.000Z')
  const answer = await visit(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    // 1:30 at night in Moscow.
    'content-disposition': 'attachment; filename="kadr-2026-03-11.json"',
    'cache-control': 'no-store',
    'access-control-allow-origin': 'https://web.telegram.org',
  })
  const file = answer.json()
  expect(Object.keys(file)).toEqual(['exportedAt', 'sections'])
  expect(file.sections.users).toMatchObject([{ id: user.id, firstName: 'Своя' }])
  expect(await refused(path)).toEqual(refusal('LINK_EXPIRED', 410))
})

it('is given to one of many who come at once', async () => {
  const { token } = await signInAs(app, { id: 2 })
  const { path } = await begin(token)
  const answers = await Promise.all(Array.from({ length: 8 }, () => visit(path)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 410),
  ])
})

it('is not used up by a look at the headers', async () => {
  const { token } = await signInAs(app, { id: 3 })
  const { path } = await begin(token)
  const head = await visit(path, 'HEAD')
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect((await visit(path)).statusCode).toBe(200)
  expect((await visit(path, 'HEAD')).statusCode).toBe(410)
})

it('lives five minutes, and nobody guesses one or keeps it beyond the person', async () => {
  const { token } = await signInAs(app, { id: 4 })
  const { path } = await begin(token)
  expect(await refused(`${path}x`)).toEqual(refusal('NOT_FOUND', 404))
  expect(await refused('/api/exports/short')).toEqual(refusal('VALIDATION_FAILED', 400))
  clock.advance(5 * 60_000)
  expect(await refused(path)).toEqual(refusal('LINK_EXPIRED', 410))
  const fresh = await begin(token)
  const body = { confirmation: 'УДАЛИТЬ' }
  await call(app, { method: 'DELETE', path: '/users/me', token, body })
  expect(await refused(fresh.path)).toEqual(refusal('NOT_FOUND', 404))
})

it('is known to the database only by its hash', async () => {
  const { token } = await signInAs(app, { id: 5 })
  const { path } = await begin(token)
  const secret = path.split('/').at(-1) ?? ''
  const { rows } = await app.database.pool.query('select l::text as row from export_links l')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(secret)
})
