import { type BotConfig, type Config, TELEGRAM_API_URL, type TelegramConfig } from './config.ts'
import type { Secrets } from './secrets.ts'

export const SANDBOX_GOOGLE_PATH = '/sandbox/google'
export const SANDBOX_NETWORKS_PATH = '/sandbox/net'
const LOCAL_BOT = { id: 7_000_000_001, name: 'kadr_local_bot' }

/** Whether launches are signed by our own local bot: only such a bot may be played by anybody. */
export const isLocalBot = ({ botToken }: TelegramConfig) => botToken.startsWith(`${LOCAL_BOT.id}:`)

/** Whether our own process stands where Google stands. */
export const isSandboxGoogle = ({ isSandbox, google, publicUrl }: Config) =>
  isSandbox && google?.issuer === `${publicUrl}${SANDBOX_GOOGLE_PATH}`

const ANY_HOST: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where the process reaches itself, whatever the outside calls it. */
const loopbackUrl = ({ host, port }: Config) => {
  const name = ANY_HOST[host] ?? host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Where the played networks are: for people's browsers, and for calls of our own. */
export const sandboxNetworkUrls = (config: Config) => ({
  browserUrl: `${config.publicUrl}${SANDBOX_NETWORKS_PATH}`,
  serverUrl: `${loopbackUrl(config)}${SANDBOX_NETWORKS_PATH}`,
})

/** A bot of our own making is known to nobody but the sandbox's Telegram. */
const botOf = (config: Config): BotConfig =>
  config.telegram || config.bot.apiUrl !== TELEGRAM_API_URL
    ? config.bot
    : { ...config.bot, apiUrl: `${sandboxNetworkUrls(config).serverUrl}/telegram/api` }

/** In the sandbox, gives Telegram and Google local credentials where no real ones are set. */
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
