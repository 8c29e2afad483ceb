import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const START_LIMIT_MS = 120_000

export const BOT_TOKEN = '7000000002:e2e-0123456789abcdefghij'
const BOT_NAME = 'kadr_e2e_bot'

export const findFreePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })

export const createDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-e2e-'))
  // PostgreSQL refuses to run as root: its own user needs access.
  chmodSync(folder, 0o755)
  return folder
}

/** Where `prepareData` has left what a first start makes. */
const PREPARED = 'E2E_PREPARED_DATA'

/** A data folder as a first start leaves it: a migrated database, the plans, Анна. */
const createPreparedDir = () => {
  const folder = createDataDir()
  const prepared = process.env[PREPARED]
  // The files of PostgreSQL belong to its own user.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

type RunOptions = { port: number; dataDir: string; env?: Record<string, string> }
export type Run = {
  child: ChildProcess
  url: string
  output(): string
  exitCode: Promise<number | null>
}

/** Runs the script of `npm start` as a child process. */
export const runStart = ({ port, dataDir, env = {} }: RunOptions): Run => {
  const printed: string[] = []
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX: 'on',
      RATE_LIMITS: 'off',
      STARTER: 'off',
      // Tests do not check video quality.
      RENDER_SCALE: '25',
      LOG_LEVEL: 'warn',
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_BOT_NAME: BOT_NAME,
      // The bot token is fake, so the Bot API must be the sandbox's.
      TELEGRAM_API_URL: `http://127.0.0.1:${port}/sandbox/net/telegram/api`,
      TELEGRAM_SITE_URL: `http://localhost:${port}/sandbox/net/telegram/www`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  return {
    child,
    url: `http://localhost:${port}`,
    output: () => printed.join(''),
    exitCode: new Promise((done) => child.once('exit', done)),
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export const waitUntilReady = async ({ url, child, output }: Run) => {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped:\n${output()}`)
    const isReady = await fetch(`${url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error(`The server was not ready within ${START_LIMIT_MS / 1000} s:\n${output()}`)
}

export const interrupt = async ({ child, exitCode }: Run) => {
  child.kill('SIGINT')
  return exitCode
}

type ServerOptions = { name: string; env?: Record<string, string> }
export type RunningServer = { url: string; dataDir: string; stop(): Promise<void> }

/** The built application with a new data folder on a free port; its output is kept in results/. */
export const startServer = async ({ name, env = {} }: ServerOptions): Promise<RunningServer> => {
  const dataDir = createPreparedDir()
  const run = runStart({ port: await findFreePort(), dataDir, env })
  const stop = async () => {
    if (run.child.exitCode === null) await interrupt(run)
    const results = join(ROOT, 'e2e/results')
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, `server-${name}.log`), run.output())
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(run)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: run.url, dataDir, stop }
}

/** Makes the data folder that later servers of this process and its children start with. */
export const prepareData = async () => {
  const dataDir = createDataDir()
  const run = runStart({ port: await findFreePort(), dataDir })
  await waitUntilReady(run)
  await interrupt(run)
  process.env[PREPARED] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
