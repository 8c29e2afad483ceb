import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { READ_POSTS_DAYS } from '@kadr/domain/audience/reading-ladder'
import { DAY_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { STRANGERS } from '@kadr/sandbox/networks/_strangers/people'
import { fakes } from '@kadr/sandbox/networks/all-fakes'
import { createNetworkHost, type Fault } from '@kadr/sandbox/networks/host'
import * as z from 'zod/mini'
import { pick } from './pick.ts'

/**
 * All fake networks in one process, with injected faults at the given rate. `storm` starts the faults, `calm`
 * stops them, `report` returns everything received.
 */
const [port = '0', seed = '1', rate = '0', without = '', hasHistory = 'false', frontPort = port] =
  process.argv.slice(2)
const random = createSeededRandom(Number(seed) + 1)
const origin = `http://127.0.0.1:${frontPort}`
const FILE_BYTES = 2000
/** Meta's rate limit blocks an account for 15 minutes: with few accounts the run would mostly wait. */
const CROWD = 10

/** ECONNRESET is expected: callers are killed during requests. */
const logError = (detail: object, message: string) => {
  if (!inspect(detail).includes('ECONNRESET')) console.error(message, detail)
}

const host = createNetworkHost({
  fakes: Object.values(fakes),
  baseUrl: `${origin}/sandbox/net`,
  clock: { now: () => new Date() },
  fetch,
  crowd: CROWD,
  hasHistory: hasHistory === 'true',
  log: { error: (detail, message) => logError(detail, message) },
})

const TIMES = 1

const ALL_FAULTS: readonly ((network: string) => Fault)[] = [
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

const FAULTS = ALL_FAULTS.filter((fault) => !without.split(',').includes(fault('').kind))

let areFaultsOn = false
const injectFault = (path: string) => {
  const [, network] = /^\/sandbox\/net\/([^/]+)\//.exec(path) ?? []
  if (!areFaultsOn || !network || random() >= Number(rate)) return
  host.setFault(pick(random, FAULTS)(network))
}

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  // The media URLs of the application, for networks that pull media.
  if (path.startsWith('/api/media/')) {
    const type = path.includes('mp4') ? 'video/mp4' : 'image/jpeg'
    response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(FILE_BYTES, 7))
    return
  }
  injectFault(path)
  host.listener(request, response)
})

const commentOrder = z.object({
  comment: z.object({
    accounts: z.array(z.object({ network: z.string(), externalId: z.string() })),
    count: z.int(),
  }),
})
/** Posts of an account that people write under; what comes to older ones is not read. */
const POSTS = 20
const READ_MS = (READ_POSTS_DAYS - 1) * DAY_MS

const writeComments = ({ accounts, count }: z.infer<typeof commentOrder>['comment']) =>
  accounts.flatMap(({ network, externalId }, place) => {
    const fake = host.findFake(network)
    const posts = (fake?.posts() ?? [])
      .filter(
        ({ accountId, createdAt }) =>
          accountId === externalId && Date.now() - Date.parse(createdAt) < READ_MS,
      )
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, POSTS)
    const own = Math.floor(count / accounts.length) + (place < count % accounts.length ? 1 : 0)
    return Array.from({ length: own }, (_, index) => {
      const text = `Вопрос ${network} ${index}?`
      const person = STRANGERS[index % STRANGERS.length]
      const post = posts[index % posts.length]
      if (!fake?.voice || !person || !post) throw new Error(`Nobody can write at ${network}`)
      fake.voice.comment({ postId: post.id, person, text, at: new Date() })
      return text
    })
  })

process.on('message', (message) => {
  const order = commentOrder.safeParse(message).data
  if (order) process.send?.(writeComments(order.comment))
  if (message === 'comments') {
    process.send?.(
      host.fakes().flatMap((fake) => fake.voice?.comments().map(({ text }) => text) ?? []),
    )
  }

  if (message === 'storm') areFaultsOn = true
  if (message === 'calm') {
    areFaultsOn = false
    host.clearFaults()
  }
  if (message === 'people') {
    process.send?.(host.fakes().map((fake) => ({ network: fake.id, people: fake.people() })))
  }
  if (message === 'report') {
    process.send?.(
      host.posts().map(({ network, text, url, createdAt }) => ({
        network,
        text,
        isPrivate: url === '',
        at: createdAt,
      })),
    )
  }
})
process.on('disconnect', () => process.exit())
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
