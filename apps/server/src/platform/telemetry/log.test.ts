import { defineRoute } from '@kadr/contract/base/route'
import { INIT_DATA_HEADERS } from '@kadr/contract/identity/auth'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestShell } from '../../../test/test-shell.ts'
import type { Module } from '../module.ts'

const SECRET = 'hunter2'

const signIn = defineRoute({
  method: 'POST',
  path: '/door/:linkToken',
  access: 'public',
  rate: 'signIn',
  summary: 'Дверь',
  affects: [],
  params: z.object({ linkToken: z.string() }),
  body: z.object({ code: z.string(), refreshToken: z.string() }),
  data: z.object({}),
})

const door: Module = {
  name: 'door',
  routes(mount) {
    mount({
      route: signIn,
      handle({ ctx, body, request }) {
        ctx.log.info({ ...body, token: SECRET, password: SECRET }, 'a careless line')
        request.log.info({ headers: { authorization: SECRET, cookie: SECRET } }, 'another one')
        throw new Error(`broken query\nparams: 1,\n${SECRET}`)
      },
    })
  },
}

it('writes no secret, whatever happens', async () => {
  const lines: string[] = []
  const app = await createTestShell(
    { modules: [door], authenticate: async () => undefined },
    { config: { logLevel: 'trace' }, logTo: { write: (line: string) => void lines.push(line) } },
  )
  const headers = {
    authorization: `Bearer ${SECRET}`,
    cookie: `session=${SECRET}`,
    [INIT_DATA_HEADERS.telegram]: SECRET,
    [INIT_DATA_HEADERS.max]: SECRET,
  }
  const payload = { code: SECRET, refreshToken: SECRET, state: SECRET }
  await app.http.inject({ method: 'POST', url: `/api/door/${SECRET}`, headers, payload })
  await app.http.inject({ url: `/api/door?code=${SECRET}&state=${SECRET}`, headers })
  await app.http.inject({ url: `/login/google?code=${SECRET}&state=${SECRET}`, headers })
  await app.http.inject({ method: 'POST', url: '/api/door/x', headers, payload: `{"${SECRET}` })
  await app.stop()
  const log = lines.join('')
  expect(log).toContain('a careless line')
  expect(log).toContain('/api/door/:linkToken')
  expect(log).toContain('broken')
  expect(log).not.toContain(SECRET)
})
