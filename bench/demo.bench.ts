import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demo } from '@kadr/contract/operations/demo'
import { signLaunch } from '@kadr/sandbox/sign-launch'
import * as z from 'zod/mini'
import { findFreePort, MAIN, startChild } from './support/child.ts'
import { createDataDir } from './support/cluster.ts'
import { measureChildren } from './support/process-tree.ts'

/**
 * `npm run bench -- demo`: an installation without data, until its demo workspace is full. With the starter pack of the
 * build; `--first` makes that anew too, as the very first start does.
 */
const LIMIT_MS = 30 * 60_000
const BOT_TOKEN = '7000000002:demo-0123456789abcdefghij'
const ANNA = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }

const data = createDataDir()
const starter = mkdtempSync(join(tmpdir(), 'kadr-demo-starter-'))
const made: Record<string, string> = process.argv.includes('--first')
  ? { STARTER_DIR: starter }
  : {}
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`

const signIn = async (): Promise<string> => {
  const launch = signLaunch({ botToken: BOT_TOKEN, user: ANNA, platform: 'android' })
  const initData = new URLSearchParams(launch).get('tgWebAppData') ?? ''
  const answer = await fetch(`${url}/api/auth/validate`, {
    method: 'POST',
    headers: { 'x-telegram-init-data': initData, 'x-device-id': crypto.randomUUID() },
  })
  return z.object({ data: z.object({ token: z.string() }) }).parse(await answer.json()).data.token
}

const readDemo = async () => {
  const headers = { authorization: `Bearer ${await signIn()}` }
  const answer = await fetch(`${url}/api/demo`, { headers })
  return z.object({ data: demo }).parse(await answer.json()).data
}

const moments: Record<string, number> = {}
let loadBefore = 0
const cost = await measureChildren(async () => {
  loadBefore = loadavg()[0] ?? 0
  const began = performance.now()
  const mark = (name: string) => {
    moments[name] ??= (performance.now() - began) / 1000
  }
  const server = await startChild({
    file: MAIN,
    health: `${url}/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: data.folder,
      ...made,
      STARTER: 'on',
      DEMO: 'on',
      SANDBOX: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_BOT_NAME: 'kadr_demo_bot',
      TELEGRAM_API_URL: `${url}/sandbox/net/telegram/api`,
      TELEGRAM_SITE_URL: `${url}/sandbox/net/telegram/www`,
    },
  })
  mark('it answers')
  for (;;) {
    const { isDemo, isFilling, isCollecting } = await readDemo()
    if (isDemo) mark('first step')
    if (isDemo && !isCollecting) mark('figures of three months')
    if (isDemo && !isFilling) break
    if (performance.now() - began > LIMIT_MS) throw new Error('The demo was not full in time')
    await pause(1000)
  }
  mark('full')
  await server.stop()
})
for (const [name, seconds] of Object.entries(moments))
  console.log(`${name}: ${seconds.toFixed(0)} s`)
console.log(
  `CPU ${cost.cpuSeconds.toFixed(0)} s on ${cpus().length} cores, load before ${loadBefore.toFixed(1)}`,
)
data.remove()
rmSync(starter, { recursive: true, force: true })
