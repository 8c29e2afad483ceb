import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mostUsedCalls } from '../apps/server/test/most-used-calls.ts'
import { watchMemory } from './support/api-memory.ts'
import { findFreePort, startChild } from './support/child.ts'
import { createDataDir, startDatabase } from './support/cluster.ts'
import { startDemoServer, waitForDemo } from './support/demo-server.ts'
import { readCpuSeconds } from './support/process-tree.ts'

/**
 * `npm run bench -- api`: CPU time of the process for each of the most used calls over the demo workspace, beside a bare
 * Fastify route that asks the database once and sends the same answer. `--data folder` keeps the demo for further runs;
 * `--memory 100000` prints the memory of the process instead, while so many calls of all kinds are made.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    calls: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    memory: { type: 'string' },
  },
})
const CALLS = Number(values.calls)
const WARM_UP = 60
const AT_ONCE = 4

type Headers = Record<string, string>

const ask = async (url: string, headers: Headers) => {
  const answer = await fetch(url, { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`)
  return text
}

/** Milliseconds of CPU time of a process for one call. */
const measure = async ({ pid, url, headers }: { pid: number; url: string; headers: Headers }) => {
  const run = async (calls: number) => {
    let left = calls
    const caller = async () => {
      while (left > 0) {
        left -= 1
        await ask(url, headers)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
  }
  await run(WARM_UP)
  const before = readCpuSeconds(pid)
  await run(CALLS)
  return ((readCpuSeconds(pid) - before) * 1000) / CALLS
}

const fillDemo = async (folder: string) => {
  const server = await startDemoServer(folder)
  await waitForDemo(server)
  await server.stop()
}

const own = values.data === undefined ? createDataDir() : undefined
const folder = values.data ?? own?.folder ?? ''
await fillDemo(folder)

const server = await startDemoServer(folder, { ROLES: 'http' })
/** As browsers ask. */
const signIn = async () => ({
  ...(await server.signInAsAnna()),
  'accept-encoding': 'gzip, deflate, br',
})
const asked = Object.entries(mostUsedCalls(new Date())).filter(([name]) =>
  name.includes(values.only),
)

const printMemory = async (calls: number) => {
  let headers = await signIn()
  const rows = await watchMemory({
    server,
    calls,
    ask: (call) => ask(`${server.url}/api${asked[call % asked.length]?.[1]}`, headers),
    renew: async () => {
      headers = await signIn()
    },
  })
  console.table(rows)
}

const compareWithBare = async () => {
  const headers = await signIn()
  const answers: Record<string, unknown> = {}
  for (const [name, path] of asked)
    answers[name] = JSON.parse(await ask(`${server.url}/api${path}`, headers))
  const recorded = join(folder, 'answers.json')
  writeFileSync(recorded, JSON.stringify(answers))

  const database = await startDatabase()
  const barePort = await findFreePort()
  const bareUrl = `http://127.0.0.1:${barePort}`
  const bare = await startChild({
    file: new URL('./support/answers-server.ts', import.meta.url).pathname,
    health: `${bareUrl}/health`,
    env: { PORT: String(barePort), DATABASE_URL: database.url, ANSWERS: recorded },
  })

  const rows: Record<string, object> = {}
  for (const [name, path] of asked) {
    const ours = await measure({ pid: server.pid, url: `${server.url}/api${path}`, headers })
    const url = `${bareUrl}/answers/${encodeURIComponent(name)}`
    const floor = await measure({ pid: bare.pid, url, headers: {} })
    rows[name] = {
      'CPU, ms': Number(ours.toFixed(2)),
      'bare, ms': Number(floor.toFixed(2)),
      ratio: Number((ours / floor).toFixed(1)),
      bytes: JSON.stringify(answers[name]).length,
    }
  }
  console.table(rows)
  await bare.stop()
  await database.stop()
}

if (values.memory === undefined) await compareWithBare()
else await printMemory(Number(values.memory))
await server.stop()
own?.remove()
