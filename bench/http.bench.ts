/// <reference path="./support/autocannon.d.ts" />
import { signLaunch } from '@kadr/sandbox'
import autocannon from 'autocannon'
import { findFreePort, MAIN, startChild } from './support/child.ts'
import { createDataDir, startDatabase } from './support/cluster.ts'
import { interleave, report } from './support/rounds.ts'

const BOT_TOKEN = '7000000003:bench-0123456789abcdefghij'
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

const signIn = async (url: string) => {
  const user = { id: 1, firstName: 'Анна' }
  const hash = signLaunch({ botToken: BOT_TOKEN, user, platform: 'android' })
  const initData = new URLSearchParams(hash).get('tgWebAppData') ?? ''
  const answer = await fetch(`${url}/api/auth/validate`, {
    method: 'POST',
    headers: { 'x-telegram-init-data': initData },
  })
  const { data } = (await answer.json()) as { data: { token: string; user: { id: string } } }
  return data
}

const database = await startDatabase()
const data = createDataDir()
const [port, barePort] = [await findFreePort(), await findFreePort()]
const [url, bareUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`]
const server = await startChild({
  file: MAIN,
  health: `${url}/health`,
  env: {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: data.folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: 'kadr_bench_bot',
  },
})
const bare = await startChild({
  file: new URL('./support/bare-server.ts', import.meta.url).pathname,
  health: `${bareUrl}/health`,
  env: { PORT: String(barePort), DATABASE_URL: database.url },
})

const { token, user } = await signIn(url)
const headers = { authorization: `Bearer ${token}` }
const results = await interleave({
  rounds: ROUNDS,
  contestants: [
    { name: 'GET /api/users/me', measure: () => measure({ url: `${url}/api/users/me`, headers }) },
    { name: 'bare Fastify route', measure: () => measure({ url: `${bareUrl}/users/${user.id}` }) },
  ],
})
report({
  name: 'http-request',
  unit: 'requests/s',
  results,
  meaning: 'of the throughput of a bare route with the same query',
})
await Promise.all([server.stop(), bare.stop()])
await database.stop()
data.remove()
