import { type BotConfig, type Config, TELEGRAM_API_URL, type TelegramConfig } from './config.ts'
import type { Secrets } from './secrets.ts'

export const SANDBOX_GOOGLE_PATH = '/sandbox/google'
export const SANDBOX_MAIL_PATH = '/sandbox/mail'
export const SANDBOX_NETWORKS_PATH = '/sandbox/net'
export const SANDBOX_PAYMENTS_PATH = '/sandbox/pay'
const LOCAL_BOT = { id: 7_000_000_001, name: 'kadr_local_bot' }

/** Whether the bot is the sandbox's fake: only its launches may be forged for any user. */
export const isLocalBot = ({ botToken }: TelegramConfig) => botToken.startsWith(`${LOCAL_BOT.id}:`)

/** Whether Google is served by our own fake. */
export const isSandboxGoogle = ({ isSandbox, google, publicUrl }: Config) =>
  isSandbox && google?.issuer === `${publicUrl}${SANDBOX_GOOGLE_PATH}`

const ANY_HOST: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** URL by which the process reaches itself, independent of its public URL. */
export const loopbackUrl = ({ host, port }: Config) => {
  const name = ANY_HOST[host] ?? host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** URLs of the fake networks: for browsers, and for our own requests. */
export const sandboxNetworkUrls = (config: Config) => ({
  browserUrl: `${config.publicUrl}${SANDBOX_NETWORKS_PATH}`,
  serverUrl: `${loopbackUrl(config)}${SANDBOX_NETWORKS_PATH}`,
})

/** URLs of the fake payment providers: pages for browsers, calls for our own requests. */
export const sandboxPaymentUrls = (config: Config) => ({
  browserUrl: `${config.publicUrl}${SANDBOX_PAYMENTS_PATH}`,
  serverUrl: `${loopbackUrl(config)}${SANDBOX_PAYMENTS_PATH}`,
})

/** The fake bot's token is valid only at the sandbox's fake Telegram. */
const botOf = (config: Config): BotConfig =>
  config.telegram || config.bot.apiUrl !== TELEGRAM_API_URL
    ? config.bot
    : { ...config.bot, apiUrl: `${sandboxNetworkUrls(config).serverUrl}/telegram/api` }

/** In the sandbox, sets local credentials for Telegram and Google where no real ones are configured. */
export const withSandboxCredentials = ({
  config,
  secrets,
}: {
  config: Config
  secrets: Secrets
}): Config => {
  if (!config.isSandbox) return config
  const localToken = secrets.derive('sandbox-telegram-bot').toString('base64url')
  return {
    ...config,
    bot: botOf(config),
    telegram: config.telegram ?? {
      botToken: `${LOCAL_BOT.id}:${localToken}`,
      botName: LOCAL_BOT.name,
      initDataMaxAgeSeconds: 86_400,
    },
    google: config.google ?? {
      issuer: `${config.publicUrl}${SANDBOX_GOOGLE_PATH}`,
      clientId: 'kadr-local',
      clientSecret: secrets.derive('sandbox-google-client').toString('base64url'),
    },
  }
}
