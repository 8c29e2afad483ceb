import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { composition } from '../../src/app.ts'
import { createProductsModule } from '../../src/modules/library/products/index.ts'
import { call, signInAs } from '../people.ts'
import { createTestShell, type TestShell } from '../test-shell.ts'

let app: TestShell
let site: Server
let origin = ''
let token = ''

const PAGE = `<h1>Чай</h1>${'</b>'.repeat(200_000)}`

beforeAll(async () => {
  site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  const modules = composition.modules.filter(({ name }) => name !== 'products')
  app = await createTestShell({
    ...composition,
    modules: [...modules, createProductsModule({ fetch })],
  })
  token = (await signInAs(app, { id: 1 })).token
})
afterAll(async () => {
  await app.stop()
  site.close()
})
afterEach(() => vi.restoreAllMocks())

/** Holds every task back until it is released. */
const holdThreads = () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const { run } = app.ctx.threads
  vi.spyOn(app.ctx.threads, 'run').mockImplementation(async (task, input) => {
    reach()
    await released
    return run(task, input)
  })
  return { reached, release }
}

const cell = `${' '.repeat(24_000)}a${'"'.repeat(24_000)}`
const csv = `name;text\n${Array.from({ length: 14 }, () => `Чай;${cell}`).join('\n')}`
const attributes = Array.from({ length: 20_000 }, (_, at) => `a${at}='`).join(' ')
const yml = `<yml_catalog><shop><offers><offer ${attributes}'><name>Чай</name></offer></offers></shop></yml_catalog>`

it.each([
  [
    'a table of products',
    '/products/import',
    { source: { kind: 'text', text: csv }, isDryRun: true },
  ],
  ['a price list', '/products/import', { source: { kind: 'text', text: yml }, isDryRun: true }],
  ['a page', '/products/read-page', () => ({ link: `${origin}/tea` })],
  ['a table of posts', '/posts/import/check', { text: csv, connectionIds: [] }],
])('answers other requests while %s is parsed', async (_name, path, given) => {
  const { reached, release } = holdThreads()
  const order: string[] = []
  const body = typeof given === 'function' ? given() : given
  const parsed = call(app, { method: 'POST', path, token, body }).then((answer) => {
    order.push('parsed')
    return answer
  })
  await reached
  const health = await app.http.inject({ url: '/health' })
  order.push('health')
  release()
  const { status } = await parsed
  expect(health.statusCode).toBe(200)
  expect(status).toBeLessThan(500)
  expect(order).toEqual(['health', 'parsed'])
})
