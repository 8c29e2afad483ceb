import { mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { createClosers } from '../../../apps/server/src/platform/process/open-store.ts'
import { openApp } from '../open-app.ts'
import { createPeople } from './ask.ts'
import { DISTURBANCES, giveDisk, planDisturbances } from './disturb.ts'
import { startFleet } from './fleet.ts'
import { hurry } from './hurry.ts'
import { readMachineOptions } from './options.ts'
import { openSurroundings, type Surroundings } from './surroundings.ts'
import { isCleanReport, judgeAll, type Report } from './verdict.ts'
import { buy, happen, makePost, makeReel, writeMessage } from './work.ts'
import { settle, type World } from './world.ts'

const options = readMachineOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const secondsSince = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`
const say = (text: string) => console.log(`${secondsSince(startedAt)}: ${text}`)
const POLL_MS = 500
const STOP_MS = 10_000
const BACK_WITHIN_MS = options.backSeconds * 1000
const OWN_ANSWERS_MS = 15_000
/** Clocks of two machines are a minute apart. */
const APART_SECONDS = 30

const closers = createClosers((error) => console.log(`while ending: ${error}`))
const closeAll = () => Promise.race([closers.closeAll(), pause(STOP_MS)])
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => void closeAll().then(() => process.exit(1)))
}
const closing = (close: () => unknown) => closers.add(async () => void (await close()))

const settleIn = async (surroundings: Surroundings): Promise<World> => {
  const { servers, ownDoor, env, origin, sandbox, payments, receiver } = surroundings
  const url = servers.urlAt(ownDoor.port)
  const app = await openApp({
    url,
    answersWithinMs: OWN_ANSWERS_MS,
    env: { ...env, DATABASE_URL: url, DATA_DIR: join(servers.folder, 'own'), ROLES: 'http' },
  })
  closing(() => app.stop())
  const people = createPeople({ origin })
  const payers = Math.max(1, Math.ceil(options.payments / 2))
  return settle({ app, people, random, sandbox, payments, receiver, origin, payers })
}

const listMembers = ({ servers, pooler }: Surroundings) => {
  const { urlAt } = servers
  const direct = { portOf: servers.port, urlAt }
  const pooled = { portOf: () => Number(new URL(pooler.url).port), urlAt }
  const [ahead, behind] = [APART_SECONDS, -APART_SECONDS]
  const members = [
    { name: 'web-1', role: 'http', skewSeconds: ahead, ...pooled },
    { name: 'web-2', role: 'http', skewSeconds: behind, ...pooled },
    { name: 'worker-1', role: 'worker', skewSeconds: ahead, ...direct },
    { name: 'worker-2', role: 'worker', skewSeconds: behind, ...direct },
    { name: 'render-1', role: 'render', skewSeconds: behind, ...direct },
    { name: 'bot-1', role: 'bot', skewSeconds: ahead, ...direct },
  ] as const
  const chosen = options.members.split(',')
  return members.filter(({ name }) => options.members === '' || chosen.includes(name))
}

const startMachines = async (surroundings: Surroundings, hasDisks: boolean) => {
  const { servers, env, front } = surroundings
  const members = listMembers(surroundings)
  for (const { name } of members) {
    const folder = join(servers.folder, name)
    mkdirSync(folder)
    if (hasDisks) closing(giveDisk(folder))
  }
  const fleet = await startFleet({ folder: servers.folder, env, members })
  closing(() => fleet.stop())
  front.lead(fleet.machines.filter(({ role }) => role === 'http'))
  const late = await fleet.waitUntilReady(BACK_WITHIN_MS)
  if (late.length > 0) throw new Error(`Not ready: ${late.join(', ')}; look into ${servers.folder}`)
  return fleet
}

const run = async (): Promise<boolean> => {
  const surroundings = await openSurroundings({ options, closing })
  say('a primary, a standby that confirms commits, a pooler and a store')
  const world = await settleIn(surroundings)
  say('people have their accounts')
  const planned = planDisturbances({ ...options, random })
  const fleet = await startMachines(surroundings, planned.includes('full-disk'))
  say(`${fleet.machines.length} processes are ready`)
  const { sandbox, receiver, front, ownDoor, poolerDoor } = surroundings
  sandbox.tell('storm')
  const doors = fleet.machines.filter(({ role }) => role !== 'http').map(({ door }) => door)
  const stage = {
    ...surroundings,
    fleet,
    doors: [ownDoor, poolerDoor, ...doors],
    random,
    awayMs: options.awaySeconds * 1000,
    say,
  }

  let done = 0
  /** Its share of the work comes with each of the disturbances, the rest after them. */
  const spread = async (count: number, work: (index: number) => Promise<void>) => {
    for (let index = 0; index < count; index += 1) {
      const shareAt = () => (count * (done + 1)) / (planned.length + 1)
      while (done < planned.length && index >= shareAt()) await pause(POLL_MS)
      await work(index)
      await pause(POLL_MS * random())
    }
  }
  const works = [
    [options.posts, makePost],
    [options.renders, makeReel],
    [options.payments, buy],
    [options.messages, writeMessage],
    [options.webhooks, happen],
  ] as const
  const working = works.map(([count, work]) => spread(count, (index) => work({ world, index })))
  for (const name of planned) {
    await pause(2000 + 3000 * random())
    const from = Date.now()
    say(`${name} …`)
    const what = await DISTURBANCES[name](stage)
    done += 1
    say(`${name}: ${what}, ${secondsSince(from)}; ${world.posts.length} posts`)
  }
  const lastAt = Date.now()
  const absent = await fleet.waitUntilReady(BACK_WITHIN_MS)
  if (absent.length === 0) say(`all are ready ${secondsSince(lastAt)} after the last one`)
  await Promise.all(working)
  say('all work has been asked for')

  sandbox.tell('calm')
  const look = async () =>
    judgeAll({ world, arrivals: await sandbox.report(), received: await receiver.report() })
  let report: Report | undefined
  const endsAt = startedAt + options.limitSeconds * 1000
  while (!(report && isCleanReport(report)) && Date.now() < endsAt) {
    try {
      await hurry(world)
      report = await look()
    } catch (error) {
      const cause = error instanceof Error ? error.cause : ''
      say(`${error} ${cause ?? ''}`)
    }
    await pause(POLL_MS * 4)
  }

  const { people } = world
  console.log(
    `chaos: ${planned.length} disturbances, seed ${options.seed}, ${secondsSince(startedAt)}, ${fleet.starts()} starts of processes, nobody in the line for ${front.emptyMs() / 1000} s, asked again ${JSON.stringify(people.reasons())}, load ${loadavg()[0]?.toFixed(0)} on ${cpus().length} cores`,
  )
  if (report) console.table(report.lines)
  const troubles = [...absent.map((name) => `not back: ${name}`), ...(report?.wrong ?? [])]
  for (const text of troubles.slice(0, 40)) console.log(text)
  return report !== undefined && isCleanReport(report) && absent.length === 0
}

const isClean = await run().catch((error: unknown) => {
  console.error(error)
  return false
})
await closeAll()
process.exit(isClean ? 0 : 1)
