/// <reference path="./support/autocannon.d.ts" />
import autocannon from 'autocannon'
import { startApiServer } from './support/api-server.ts'
import { findFreePort, startChild } from './support/child.ts'
import { startDatabase } from './support/cluster.ts'
import { interleave, report } from './support/rounds.ts'

const ROUNDS = 5
const LOAD = { connections: 16, duration: 3 }

const measure = async ({
  url,
  headers = {},
}: {
  url: string
  headers?: Record<string, string>
}) => {
  const { requests, non2xx, errors } = await autocannon({ url, headers, ...LOAD })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}

const database = await startDatabase()
const barePort = await findFreePort()
const bareUrl = `http://127.0.0.1:${barePort}`
const { url, headers, userId, stop } = await startApiServer(database.url)
const bare = await startChild({
  file: new URL('./support/bare-server.ts', import.meta.url).pathname,
  health: `${bareUrl}/health`,
  env: { PORT: String(barePort), DATABASE_URL: database.url },
})

const results = await interleave({
  rounds: ROUNDS,
  contestants: [
    { name: 'GET /api/users/me', measure: () => measure({ url: `${url}/api/users/me`, headers }) },
    { name: 'bare Fastify route', measure: () => measure({ url: `${bareUrl}/users/${userId}` }) },
  ],
})
report({
  name: 'http-request',
  unit: 'requests/s',
  results,
  meaning: 'of the throughput of a bare route with the same query',
})
await Promise.all([stop(), bare.stop()])
await database.stop()
