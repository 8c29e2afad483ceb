import { setTimeout as pause } from 'node:timers/promises'
import { demo } from '@kadr/contract/operations/demo'
import { signLaunch } from '@kadr/sandbox/sign-launch'
import * as z from 'zod/mini'
import { findFreePort, MAIN, startChild } from './child.ts'

const LIMIT_MS = 30 * 60_000
const BOT_TOKEN = '7000000002:demo-0123456789abcdefghij'
/** The person the demo workspace belongs to. */
const ANNA = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }

const signIn = async (url: string): Promise<string> => {
  const launch = signLaunch({ botToken: BOT_TOKEN, user: ANNA, platform: 'android' })
  const initData = new URLSearchParams(launch).get('tgWebAppData') ?? ''
  const answer = await fetch(`${url}/api/auth/validate`, {
    method: 'POST',
    headers: { 'x-telegram-init-data': initData, 'x-device-id': crypto.randomUUID() },
  })
  return z.object({ data: z.object({ token: z.string() }) }).parse(await answer.json()).data.token
}

/** A server with an embedded database, the sandbox and the demo workspace in `dataDir`. */
export const startDemoServer = async (dataDir: string, env: Record<string, string> = {}) => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startChild({
    file: MAIN,
    health: `${url}/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      STARTER: 'on',
      DEMO: 'on',
      SANDBOX: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_BOT_NAME: 'kadr_demo_bot',
      TELEGRAM_API_URL: `${url}/sandbox/net/telegram/api`,
      TELEGRAM_SITE_URL: `${url}/sandbox/net/telegram/www`,
      ...env,
    },
  })
  return {
    ...server,
    url,
    signInAsAnna: async () => ({ authorization: `Bearer ${await signIn(url)}` }),
  }
}

type DemoServer = Awaited<ReturnType<typeof startDemoServer>>

/** Waits until the demo is full; `onStep` hears of each look at it. */
export const waitForDemo = async (
  { url, signInAsAnna }: DemoServer,
  onStep: (state: z.infer<typeof demo>) => void = () => undefined,
): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    const answer = await fetch(`${url}/api/demo`, { headers: await signInAsAnna() })
    const { data } = z.object({ data: demo }).parse(await answer.json())
    onStep(data)
    if (data.isDemo && !data.isFilling) return
    if (Date.now() > deadline) throw new Error('The demo was not full in time')
    await pause(1000)
  }
}
