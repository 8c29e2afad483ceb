import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, newWriter } from '../../../../../test/posts.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { checkPlanSheet, listPlanSheets } from '../../../publishing/posts/index.ts'
import { addSheet } from './add-sheet.ts'

const findPort = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

let app: TestShell
beforeAll(async () => {
  const port = await findPort()
  const place = { host: '127.0.0.1', port, publicUrl: `http://127.0.0.1:${port}` }
  app = await createTestApp({ config: { ...place, isSandbox: true } })
  await app.http.listen({ host: place.host, port })
})
afterAll(() => app.stop())

it('takes the plan of a sheet once, and shows what has changed there since', async () => {
  const who = await newWriter(app, 1)
  const { ctx } = app
  const actor = { ...who, role: 'owner' as const, isApprover: false, connectionIds: null }
  const { signal } = new AbortController()
  await addSheet.run({ ctx, actor, signal })
  await addSheet.run({ ctx, actor, signal })
  expect((await ask(app, who, { path: '/posts/counts' })).data).toMatchObject({ draft: 3 })
  const { items } = await listPlanSheets({ ctx, actor })
  expect(items).toMatchObject([{ last: { created: 3, changed: 0, left: 0 } }])
  const read = createSafeFetch({ ports: [ctx.config.port], isAllowed: () => true })
  const { rows } = await checkPlanSheet({ ctx, actor, fetch: read, id: items[0]?.id ?? '' })
  expect(rows.map(({ fate }) => fate)).toEqual(['changed', 'same', 'same', 'new'])
})
