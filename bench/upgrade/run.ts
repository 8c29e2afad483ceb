import { startSandbox } from '../chaos/processes.ts'
import {
  BOT_TOKEN,
  connectChannel,
  goOn,
  lookAround,
  type Person,
  publish,
  render,
  signIn,
} from '../support/api-walk.ts'
import { findFreePort } from '../support/child.ts'
import { startDatabase } from '../support/cluster.ts'
import { findReleaseBefore, openRelease, THIS_RELEASE } from './open-release.ts'
import { type Release, type Started, startRelease } from './start-release.ts'

/** The release before and this one on one database, through a whole walk: `npm run test:upgrade -- [commit]`. */
const [ref = findReleaseBefore()] = process.argv.slice(2)
const startedAt = Date.now()
const tell = (text: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0)} s: ${text}`)

const WORK = 'worker,render'
const AT_ONCE = 6

const closers: (() => unknown)[] = []
const before = openRelease(ref)
closers.push(before.remove)
tell(`the release before is ${before.commit.slice(0, 10)}`)
const database = await startDatabase()
closers.push(database.stop)
const port = await findFreePort()
const sandbox = await startSandbox({ port, seed: 1, faults: 0, without: '' })
closers.push(sandbox.stop)
const telegram = `http://127.0.0.1:${port}/sandbox/net/telegram`
const env = {
  NODE_ENV: 'development',
  DATABASE_URL: database.url,
  DATA_DIR: `${before.folder}/.data`,
  SECRET_KEY: 'upgrade-upgrade-upgrade-upgrade-upgrade',
  ...{ SANDBOX: 'on', DEMO: 'off', STARTER: 'off', RATE_LIMITS: 'off', RENDER_SCALE: '10' },
  LOG_LEVEL: 'error',
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
  TELEGRAM_BOT_NAME: 'kadr_walk_bot',
  TELEGRAM_API_URL: `${telegram}/api`,
  TELEGRAM_SITE_URL: `${telegram}/www`,
}
const start = async (release: Release, roles: string) => {
  const started = await startRelease({ release, roles, env })
  closers.push(started.stop)
  return started
}

/** Every text that has to arrive once. */
const sent: string[] = []
type Walk = { person: Person; director?: Person; name: string; at: Started; beside: Started }

const walk = async ({ person, director = person, name, at, beside }: Walk) => {
  await lookAround(at, person)
  await lookAround(beside, person)
  const texts = Array.from({ length: AT_ONCE }, (_, index) => `${name} ${index}`)
  sent.push(...texts)
  await Promise.all(texts.map((text) => publish({ person, text, at, beside })))
  const bytes = await render({ person: director, title: name, at, beside })
  tell(`${name}: ${AT_ONCE} posts, a video of ${bytes} bytes`)
}

const upgrade = async () => {
  const oldWeb = await start(before, 'http')
  const oldWorker = await start(before, WORK)
  const vera = await signIn(oldWeb, 77)
  await connectChannel(oldWeb, vera)
  await walk({ person: vera, name: 'До обновления', at: oldWeb, beside: oldWeb })

  const newWeb = await start(THIS_RELEASE, 'http')
  tell('this release has applied its migrations')
  const newWorker = await start(THIS_RELEASE, WORK)
  if (!(await oldWeb.isReady())) throw new Error('The release before has left the line')
  const stayed = await goOn(newWeb, vera)
  const both = { person: stayed, name: 'Старая страница, оба работника' }
  await walk({ ...both, at: oldWeb, beside: newWeb })
  await walk({ ...both, name: 'Новая страница, оба работника', at: newWeb, beside: oldWeb })
  // Somebody new at the release before, while the tables are those of this one.
  await lookAround(newWeb, await signIn(oldWeb, 78))
  const newcomer = await signIn(newWeb, 79)
  await lookAround(oldWeb, newcomer)

  await newWorker.stop()
  const person = await goOn(oldWeb, stayed)
  await walk({ person, name: 'Новая страница, старый работник', at: newWeb, beside: oldWeb })
  await start(THIS_RELEASE, WORK)
  await oldWorker.stop()
  await walk({ person, name: 'Старая страница, новый работник', at: oldWeb, beside: newWeb })
  await oldWeb.stop()
  const name = 'После обновления'
  await walk({ person, director: newcomer, name, at: newWeb, beside: newWeb })
}

const judge = async () => {
  const arrived = (await sandbox.report()).map(({ text }) => text)
  const wrong = sent.filter((text) => arrived.filter((one) => one === text).length !== 1)
  tell(`${sent.length} posts sent off, ${sent.length - wrong.length} arrived once`)
  if (wrong.length > 0) throw new Error(`Not once: ${wrong.join('; ')}`)
}

try {
  await upgrade()
  await judge()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const close of closers.reverse()) await close()
}
process.exit()
