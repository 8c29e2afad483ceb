import * as z from 'zod/mini'
import { findFreePort, MAIN, startChild } from './support/child.ts'
import { createDataDir, startDatabase } from './support/cluster.ts'
import { startHelper } from './support/helper-process.ts'
import { measureChildren, readCpuSeconds } from './support/process-tree.ts'
import { report, summarise } from './support/rounds.ts'

const [DOWNLOADS = 100, ROUNDS = 3] = process.argv.slice(2).map(Number)
const IDLE_CALLS = 400
/** The route beside: it reads the database, as most of the API does. */
const BESIDE = '/api/downloads/state'

const database = await startDatabase()
const data = createDataDir()
const sources = await startHelper('played-sources', data.folder)
const { port: sourcesPort, certificateFile } = z.parse(
  z.object({ port: z.number(), certificateFile: z.string() }),
  sources.opening,
)
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`
const server = await startChild({
  file: MAIN,
  health: `${url}/health`,
  env: {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: data.folder,
    DOWNLOADS_SANDBOX: `${sourcesPort}:${certificateFile}`,
    RATE_LIMITS: 'off',
    TRUST_PROXY: '1',
    STARTER: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  },
})
const clients = await startHelper('download-clients', url)

/** Times of calls one after another, in ms, for as long as `isOver` says. */
const measureCalls = async (isOver: (calls: number) => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver(times.length)) {
    const startedAt = performance.now()
    await (await fetch(`${url}${BESIDE}`)).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN

const ends: number[] = []
const idle: number[][] = []
const beside: number[][] = []
/** CPU of the web process alone: in rounds with downloads, and for a call without them. */
const spent = { downloads: 0, idle: 0 }

const downloadAll = async (key: string) =>
  z.parse(z.array(z.number()), await clients.ask({ download: DOWNLOADS, key }))

const measureRound = async (key: string) => {
  const atStart = readCpuSeconds(server.pid)
  let isOver = false
  const running = downloadAll(key).finally(() => {
    isOver = true
  })
  running.catch(() => undefined)
  beside.push(await measureCalls(() => isOver))
  ends.push(...(await running))
  const atIdle = readCpuSeconds(server.pid)
  idle.push(await measureCalls((calls) => calls >= IDLE_CALLS))
  spent.downloads += atIdle - atStart
  spent.idle += readCpuSeconds(server.pid) - atIdle
}

const measure = async () => {
  const key = z.parse(z.string(), await clients.ask({ find: true }))
  await clients.ask({ download: 1, key })
  await measureCalls((calls) => calls >= IDLE_CALLS)
  for (let round = 0; round < ROUNDS; round += 1) await measureRound(key)
  // In a separate round: reading smaps of all processes blocks this event loop, and with it the timed calls.
  const cost = await measureChildren(
    async () => void (await downloadAll(key)),
    [sources.pid, clients.pid],
  )
  for (const [name, part] of [
    ['median', 0.5],
    ['95th percentile', 0.95],
  ] as const) {
    const figures = (rounds: readonly number[][]) => rounds.map((sorted) => at(sorted, part))
    report({
      ...{ name: `API beside downloads, ${name}`, unit: 'ms' },
      results: [
        summarise(`beside ${DOWNLOADS} downloads`, figures(beside)),
        summarise('idle', figures(idle)),
      ],
      meaning: 'time of a call; 1 means that downloads are not felt',
    })
  }
  const calls = beside.reduce((sum, { length }) => sum + length, 0)
  const forCalls = (spent.idle / (IDLE_CALLS * ROUNDS)) * calls
  const sorted = ends.toSorted((a, b) => a - b)
  console.table({
    downloads: {
      'peak memory, MiB': Math.round(cost.peakMebibytes),
      'CPU to a download, s': (cost.cpuSeconds / DOWNLOADS).toFixed(3),
      'of it the web process': ((spent.downloads - forCalls) / ends.length).toFixed(3),
      'slowest to middle': ((sorted.at(-1) ?? 0) / at(sorted, 0.5)).toFixed(2),
      'calls beside': calls,
    },
  })
}

try {
  await measure()
} finally {
  await clients.stop()
  await server.stop()
  await sources.stop()
  await database.stop()
  data.remove()
}
