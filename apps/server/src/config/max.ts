import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseFile, parseSwitch, parseUrl } from './parse.ts'

export type MaxConfig = {
  botToken: string
  /** Of its links: https://max.ru/<name>. */
  botName: string
  apiUrl: string
  isWebhook: boolean
  /** Root certificates the API needs besides the usual ones (PEM), or null. */
  certificateFile: string | null
}

const MAX_API_URL = 'https://platform-api2.max.ru'

/** The bot of the messenger MAX. */
export const parseMax = (env: Env): MaxConfig | null => {
  const botToken = env.MAX_BOT_TOKEN
  if (!botToken) return null
  const botName = env.MAX_BOT_NAME?.replace(/^@/, '')
  if (!botName) {
    throw new ConfigError('Вместе с MAX_BOT_TOKEN нужна MAX_BOT_NAME: имя бота без @')
  }
  return {
    botToken,
    botName,
    apiUrl: parseUrl({ env, name: 'MAX_API_URL' }) ?? MAX_API_URL,
    // MAX keeps what comes while nobody asks for it only for a webhook.
    isWebhook: parseSwitch({
      env,
      name: 'MAX_WEBHOOK',
      fallback: env.PUBLIC_URL?.startsWith('https:') ?? false,
    }),
    certificateFile: parseFile({ env, name: 'MAX_CA_FILE' }),
  }
}
