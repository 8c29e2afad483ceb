import { createServer } from 'node:http'
import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { DAY_MS } from '@kadr/kit/durations'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { inTransaction } from '../../apps/server/src/db/connection.ts'
import {
  createAutomation,
  pauseAutomation,
} from '../../apps/server/src/modules/automation/automations/automations.service.ts'
import { raisePoints } from '../../apps/server/src/modules/money/points/index.ts'
import { ruleOf } from '../../apps/server/test/automations.ts'
import { readAttached, signInAt, signInWithPlan } from '../../apps/server/test/connecting.ts'
import type { FakeClock } from '../../apps/server/test/fake-clock.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'
import { workspaceOf } from '../../apps/server/test/workspace-of.ts'
import { pick } from './pick.ts'

/** Clocks change in three of them during March and April. */
const ZONES = ['Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
/** 02:30 is skipped on the night clocks go forward. */
const TIMES = ['02:30', '09:00', '18:00']
/** One in this many workspaces has points for a part of its month only. */
const POOR_SHARE = 6

/** Each is written about differently. */
const TOPICS =
  'кофе дома;уход за кожей;ремонт кухни;йога утром;английский язык;налоги ИП;свадебный букет;маникюр;домашний хлеб;тренировки в зале;психолог и тревога;отпуск на море;шины зимой;стоматология;одежда на осень;реклама в соцсетях;танцы для взрослых;матрас и сон;домашние растения;уборка квартиры;суши и роллы;тату и уход;чай и заварка;игрушки для детей'.split(
    ';',
  )
const SYLLABLES = 'ба во гу ди жо зе ка лю ми но пу ра си то фе хо це чу ша щи'.split(' ')

export type Owner = { workspaceId: string; userId: string; connectionId: string }
type Random = () => number

const wordsOf = (random: Random, count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 3 }, () => pick(random, SYLLABLES)).join(''),
  ).join(' ')

/** Two new articles a day in every feed, the newest first. */
const feedAt = ({ path, since, now }: { path: string; since: Date; now: Date }) => {
  const count = Math.max(1, Math.floor(((now.getTime() - since.getTime()) * 2) / DAY_MS) + 1)
  const items = Array.from({ length: Math.min(count, 60) }, (_, index) => {
    const id = count - index
    const words = createSeededRandom(`${path}:${id}`)
    const title = wordsOf(words, 4)
    return `<item><guid>${path}-${id}</guid><title>${title}</title><description>${wordsOf(words, 16)}</description></item>`
  })
  return `<rss><channel>${items.join('')}</channel></rss>`
}

export const startFeeds = async (clock: FakeClock) => {
  const since = clock.now()
  const server = createServer((request, response) => {
    const body = feedAt({ path: request.url ?? '/', since, now: clock.now() })
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { port, stop: () => server.close() }
}

const some = <T>(random: Random, all: readonly T[], count: number): T[] =>
  all
    .map((one) => ({ one, chance: random() }))
    .toSorted((one, other) => one.chance - other.chance)
    .slice(0, count)
    .map(({ one }) => one)

const sourceOf = ({ random, index, port }: { random: Random; index: number; port: number }) => {
  switch (index % 5) {
    case 0:
      return { kind: 'hooks' as const, topic: pick(random, TOPICS), families: [] }
    case 1:
      return { kind: 'feed' as const, url: `http://127.0.0.1:${port}/feed/${index}` }
    default:
      return { kind: 'topics' as const, topics: some(random, TOPICS, 12) }
  }
}

/** Mostly posts of words: a carousel is drawn and a reel encoded for real. */
const outputOf = (index: number): AutomationRule['output'] => {
  if (index % 40 === 3) return 'slideshow'
  return index % 20 === 8 ? 'carousel' : 'post'
}

const chaosRule = ({
  random,
  index,
  port,
  owner,
  endsOn,
}: {
  random: Random
  index: number
  port: number
  owner: Owner
  endsOn: string
}): AutomationRule => {
  const output = outputOf(index)
  const isPost = output === 'post'
  return ruleOf([owner.connectionId], {
    name: `Правило ${index}`,
    output,
    source: sourceOf({ random, index: isPost ? index : 3, port }),
    slides: 3,
    schedule: {
      kind: 'times',
      weekdays: some(random, [1, 2, 3, 4, 5, 6, 7], isPost ? 2 + Math.floor(random() * 2) : 1),
      times: some(random, TIMES, 1),
    },
    endsOn,
    mode: pick(random, ['publish', 'publish', 'publish', 'publish', 'draft'] as const),
    leadHours: pick(random, [1, 6, 24]),
    repeatAfterDays: pick(random, [0, 7, 14]),
  })
}

/** One account of a network and one workspace for each person of the sandbox. */
const addOwner = async ({
  app,
  personId,
  index,
}: {
  app: TestShell
  personId: string
  index: number
}): Promise<Owner> => {
  const plan = index % POOR_SHARE === POOR_SHARE - 1 ? 'CREATOR' : 'AGENCY'
  const { token, user } = await signInWithPlan(app, { id: 900 + index, plan })
  await inTransaction(app.ctx.db, (tx) => raisePoints({ ctx: app.ctx, tx, userId: user.id }))
  const workspaceId = await workspaceOf(app, token)
  const attached = await signInAt({ app, token, place: 'threads', personId })
  const [connection] = readAttached(attached).connections
  if (!connection) throw new Error('The account was not connected')
  const { pool } = app.database
  const zone = ZONES[index % ZONES.length]
  await pool.query('update workspaces set time_zone = $1 where id = $2', [zone, workspaceId])
  // Renewing access is not under test here.
  await pool.query('update connections set access_expires_at = null where id = $1', [connection.id])
  return { workspaceId, userId: user.id, connectionId: connection.id }
}

const actorOf = ({ workspaceId, userId }: Owner) => ({
  workspaceId,
  userId,
  role: 'owner' as const,
  isApprover: true,
  connectionIds: null,
})

export const createAutomationWorld = async ({
  app,
  people,
  automations,
  port,
  random,
  endsOn,
}: {
  app: TestShell
  people: readonly { id: string }[]
  automations: number
  port: number
  random: Random
  endsOn: string
}): Promise<Map<number, Owner>> => {
  const count = Math.min(people.length, Math.ceil(automations / 4))
  const owners: Owner[] = []
  for (const [index, { id }] of people.slice(0, count).entries()) {
    owners.push(await addOwner({ app, personId: id, index }))
  }
  const made = new Map<number, Owner>()
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  for (let index = 0; index < automations; index += 1) {
    const owner = owners[index % owners.length]
    if (!owner) continue
    const rule = chaosRule({ random, index, port, owner, endsOn })
    const actor = actorOf(owner)
    const { id } = await createAutomation({ ctx: app.ctx, fetch, actor, rule, isPaused: false })
    made.set(id, owner)
  }
  return made
}

/** What a person does who finds a paused rule. */
export const resumeAutomation = ({
  app,
  id,
  owner,
}: {
  app: TestShell
  id: number
  owner: Owner
}) => pauseAutomation({ ctx: app.ctx, actor: actorOf(owner), id, isPaused: false })
