import { findDownload, prepareDownload } from '@kadr/contract/downloads'
import { playedSources } from '@kadr/sandbox/downloads'
import * as z from 'zod/mini'
import { findFreePort, MAIN, startChild } from './support/child.ts'
import { createDataDir, startDatabase } from './support/cluster.ts'
import { measureChildren } from './support/process-tree.ts'
import { interleave, report } from './support/rounds.ts'

const DOWNLOADS = Number(process.argv[2] ?? 100)
const ROUNDS = 3
const CALLS = 200
/** The route beside: it reads the database, as most of the API does. */
const BESIDE = '/api/downloads/state'

const database = await startDatabase()
const data = createDataDir()
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`
const server = await startChild({
  file: MAIN,
  health: `${url}/health`,
  env: {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: data.folder,
    RATE_LIMITS: 'off',
    TRUST_PROXY: '1',
    STARTER: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  },
})

/** The events of a call; each caller comes from an address of its own. */
const ask = async (path: string, body: object, caller: number): Promise<unknown[]> => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${caller % 250}`,
  }
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const frames = (await answer.text()).split('\n\n').filter((frame) => frame.startsWith('data: '))
  return frames.map((frame): unknown => JSON.parse(frame.slice('data: '.length)))
}

const findKey = async () => {
  const body = { url: playedSources.youtube?.linkTo('00') ?? '', source: 'youtube' }
  const last = z.parse(findDownload.events, (await ask(findDownload.path, body, 0)).at(-1))
  // The first row is a picture and a sound that are joined: the dearest kind of download.
  if (last.type === 'found') return last.items[0]?.key ?? ''
  throw new Error(JSON.stringify(last))
}

const download = async (key: string, caller: number): Promise<number> => {
  const startedAt = performance.now()
  const events = await ask(prepareDownload.path, { key }, caller)
  const last = z.parse(prepareDownload.events, events.at(-1))
  if (last.type !== 'ready') throw new Error(JSON.stringify(last))
  const headers = { 'x-forwarded-for': `198.51.100.${caller % 250}` }
  const answer = await fetch(`${url}${last.url}`, { headers })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok || byteLength < 10_000) throw new Error(`${answer.status}, ${byteLength} bytes`)
  return performance.now() - startedAt
}

/** The median time of a call beside, in ms. */
const measureBeside = async () => {
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now()
    await (await fetch(`${url}${BESIDE}`)).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN
}

const key = await findKey()
await download(key, 1)
const ends: number[] = []
const beside = async () => {
  const running = Promise.all(
    Array.from({ length: DOWNLOADS }, async (_, caller) => ends.push(await download(key, caller))),
  )
  const measured = await measureBeside()
  await running
  return measured
}

const cost = await measureChildren(async () => {
  const results = await interleave({
    contestants: [
      { name: `beside ${DOWNLOADS} downloads`, measure: beside },
      { name: 'idle', measure: measureBeside },
    ],
    rounds: ROUNDS,
  })
  report({
    ...{ name: 'API beside downloads', unit: 'ms', results },
    meaning: 'median time of a call; 1 means that downloads are not felt',
  })
})
const sorted = ends.toSorted((a, b) => a - b)
console.table({
  downloads: {
    'peak memory, MiB': Math.round(cost.peakMebibytes),
    'CPU to a download, s': (cost.cpuSeconds / ends.length).toFixed(3),
    'slowest to middle': (
      (sorted.at(-1) ?? 0) / (sorted[Math.floor(sorted.length / 2)] ?? 1)
    ).toFixed(2),
  },
})

await server.stop()
await database.stop()
data.remove()
