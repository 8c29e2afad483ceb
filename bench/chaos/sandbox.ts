import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { fakes } from '@kadr/sandbox/networks/all-fakes'
import { createNetworkHost, type Fault } from '@kadr/sandbox/networks/host'
import { pick } from './pick.ts'

/**
 * All networks in a process of their own, with a misfortune for one request in so many. Told `storm` it begins,
 * told `calm` it ends; `report` is answered with all that has arrived.
 */
const [port = '0', seed = '1', rate = '0', without = ''] = process.argv.slice(2)
const random = createSeededRandom(Number(seed) + 1)
const origin = `http://127.0.0.1:${port}`
const FILE_BYTES = 2000
/** Meta rests an account for a quarter of an hour: with a few of them the run would be mostly rest. */
const CROWD = 10

/** Callers that are killed in the middle of a call are what this is about. */
const tell = (detail: object, message: string) => {
  if (!inspect(detail).includes('ECONNRESET')) console.error(message, detail)
}

const host = createNetworkHost({
  fakes: Object.values(fakes),
  baseUrl: `${origin}/sandbox/net`,
  clock: { now: () => new Date() },
  fetch,
  crowd: CROWD,
  log: { error: (detail, message) => tell(detail, message) },
})

const TIMES = 1

const ALL: readonly ((network: string) => Fault)[] = [
  (network) => ({ network, times: TIMES, kind: 'timeout-before', holdMs: 400 }),
  (network) => ({ network, times: TIMES, kind: 'timeout-after', holdMs: 400 }),
  (network) => ({ network, times: TIMES, kind: 'timeout-after', holdMs: 400 }),
  (network) => ({ network, times: TIMES, kind: 'cut-before' }),
  (network) => ({ network, times: TIMES, kind: 'cut-after' }),
  (network) => ({ network, times: TIMES, kind: 'cut-after' }),
  (network) => ({ network, times: TIMES, kind: 'rate-limited', retryAfterSeconds: 1 }),
  (network) => ({ network, times: TIMES, kind: 'server-error', status: 503 }),
  (network) => ({ network, times: TIMES, kind: 'server-error-after', status: 502 }),
  (network) => ({ network, times: TIMES, kind: 'slow', delayMs: 300 }),
  (network) => ({ network, times: TIMES, kind: 'slow-processing', seconds: 2 }),
]

const MISFORTUNES = ALL.filter((fault) => !without.split(',').includes(fault('').kind))

let isStorm = false
const misfortune = (path: string) => {
  const [, network] = /^\/sandbox\/net\/([^/]+)\//.exec(path) ?? []
  if (!isStorm || !network || random() >= Number(rate)) return
  host.setFault(pick(random, MISFORTUNES)(network))
}

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  // Networks that pull their media find them where the application would have them.
  if (path.startsWith('/api/media/')) {
    const type = path.includes('mp4') ? 'video/mp4' : 'image/jpeg'
    response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(FILE_BYTES, 7))
    return
  }
  misfortune(path)
  host.listener(request, response)
})

process.on('message', (message) => {
  if (message === 'storm') isStorm = true
  if (message === 'calm') {
    isStorm = false
    host.clearFaults()
  }
  if (message === 'people') {
    process.send?.(host.fakes().map((fake) => ({ network: fake.id, people: fake.people() })))
  }
  if (message === 'report') {
    process.send?.(host.posts().map(({ network, text }) => ({ network, text })))
  }
})
process.on('disconnect', () => process.exit())
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
