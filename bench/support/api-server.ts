import { signLaunch } from '@kadr/sandbox/sign-launch'
import { findFreePort, MAIN, startChild } from './child.ts'
import { createDataDir } from './cluster.ts'

const BOT_TOKEN = '7000000003:bench-0123456789abcdefghij'

/** Starts the server as a child process on the given database, with one signed-in user. */
export const startApiServer = async (databaseUrl: string, env: Record<string, string> = {}) => {
  const data = createDataDir()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startChild({
    file: MAIN,
    health: `${url}/health`,
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: data.folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_BOT_NAME: 'kadr_bench_bot',
      ...env,
    },
  })
  const hash = signLaunch({
    botToken: BOT_TOKEN,
    user: { id: 1, firstName: 'Анна' },
    platform: 'android',
  })
  const initData = new URLSearchParams(hash).get('tgWebAppData') ?? ''
  const answer = await fetch(`${url}/api/auth/validate`, {
    method: 'POST',
    headers: { 'x-telegram-init-data': initData },
  })
  const { data: person } = (await answer.json()) as {
    data: { token: string; user: { id: string } }
  }
  return {
    url,
    userId: person.user.id,
    headers: { authorization: `Bearer ${person.token}` },
    stop: async () => {
      await server.stop()
      data.remove()
    },
  }
}
