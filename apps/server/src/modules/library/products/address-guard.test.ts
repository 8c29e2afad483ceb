import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const REFUSED = {
  status: 422,
  error: { code: 'PAGE_UNREADABLE', message: expect.stringContaining('Внутренний адрес') },
}

let app: TestShell
let internal: Server
let origin = ''
let token = ''
let requests = 0

beforeAll(async () => {
  internal = createServer((_request, response) => {
    requests += 1
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Внутри</title>')
  })
  await new Promise<void>((resolve) => internal.listen(0, '127.0.0.1', resolve))
  const address = internal.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  // The production composition, with its real fetch.
  app = await createTestApp()
  token = (await signInAs(app, { id: 1 })).token
})
afterAll(async () => {
  await app.stop()
  internal.close()
})
beforeEach(() => {
  requests = 0
})

const post = (path: string, body: object) => call(app, { method: 'POST', path, token, body })

it('does not read a page at an internal address', async () => {
  expect(await post('/products/read-page', { link: `${origin}/page` })).toMatchObject(REFUSED)
  expect(requests).toBe(0)
})

it('does not import a list from an internal address', async () => {
  const source = { kind: 'link', link: `${origin}/feed.xml` }
  expect(await post('/products/import', { source, isDryRun: true })).toMatchObject(REFUSED)
  expect(requests).toBe(0)
})
