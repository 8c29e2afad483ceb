import type { OauthProvider } from '@kadr/contract/identity/users'
import { type BotConfig, type Config, TELEGRAM_API_URL, type TelegramConfig } from './config.ts'
import type { MaxConfig } from './max.ts'
import type { Secrets } from './secrets.ts'
import { type OauthSettings, ofEachProvider } from './sign-in.ts'

export const SANDBOX_MAIL_PATH = '/sandbox/mail'
export const SANDBOX_NETWORKS_PATH = '/sandbox/net'
export const SANDBOX_PAYMENTS_PATH = '/sandbox/pay'
export const SANDBOX_SITE_PATH = '/sandbox/site'
export const SANDBOX_WEBHOOKS_PATH = '/sandbox/webhooks'
const LOCAL_CLIENT_ID = 'kadr-local'
const LOCAL_BOT = { id: 7_000_000_001, name: 'kadr_local_bot' }

/** Whether the bot is the sandbox's fake: only its launches may be forged for any user. */
export const isLocalBot = ({ botToken }: TelegramConfig) => botToken.startsWith(`${LOCAL_BOT.id}:`)

const LOCAL_MAX_TOKEN = 'sandbox-'
/** Names of bots there are numbers of organisations. */
const LOCAL_MAX_NAME = 'id7700000000_bot'

export const isLocalMax = ({ botToken }: MaxConfig) => botToken.startsWith(LOCAL_MAX_TOKEN)

export const SANDBOX_GOOGLE_PATH = '/sandbox/google'
/** The fakes of the other providers stand below one path. */
export const SANDBOX_ID_PATH = '/sandbox/id'

type PlayedPaths = { page: string; person?: string; pictures?: string }

const SIGN_IN_PATHS: Readonly<Record<OauthProvider, PlayedPaths>> = {
  google: { page: SANDBOX_GOOGLE_PATH },
  vk: { page: `${SANDBOX_ID_PATH}/vk-id` },
  yandex: {
    page: `${SANDBOX_ID_PATH}/yandex-id/oauth`,
    person: `${SANDBOX_ID_PATH}/yandex-id/login`,
    pictures: `${SANDBOX_ID_PATH}/yandex-id/avatars`,
  },
}

/** Settings of a provider that is played by our own fake. */
export const findPlayedSignIn = ({
  config,
  provider,
}: {
  config: Config
  provider: OauthProvider
}): OauthSettings | undefined => {
  const settings = config.signIn[provider]
  const pageUrl = `${config.publicUrl}${SIGN_IN_PATHS[provider].page}`
  return config.isSandbox && settings?.pageUrl === pageUrl ? settings : undefined
}

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

/** The same of MAX: its token has no number in front, so it is known by its name. */
const localMax = ({ config, secrets }: { config: Config; secrets: Secrets }): MaxConfig => ({
  botToken: `${LOCAL_MAX_TOKEN}${secrets.derive('sandbox-max-bot').toString('base64url')}`,
  botName: LOCAL_MAX_NAME,
  apiUrl: `${sandboxNetworkUrls(config).serverUrl}/max/api`,
  isWebhook: false,
  certificateFile: null,
})

/** The fake is this process: our requests reach it without leaving the machine. */
const localSignIn = ({
  config,
  secrets,
  provider,
}: {
  config: Config
  secrets: Secrets
  provider: OauthProvider
}): OauthSettings => {
  const { page, person = page, pictures = page } = SIGN_IN_PATHS[provider]
  const loopback = loopbackUrl(config)
  return {
    clientId: LOCAL_CLIENT_ID,
    clientSecret: secrets.derive(`sandbox-${provider}-client`).toString('base64url'),
    pageUrl: `${config.publicUrl}${page}`,
    serverUrl: `${loopback}${page}`,
    personUrl: `${loopback}${person}`,
    pictureUrl: `${config.publicUrl}${pictures}`,
  }
}

/** In the sandbox, sets local credentials for every sign-in where no real ones are configured. */
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
    },
    max: config.max ?? localMax({ config, secrets }),
    signIn: ofEachProvider(
      (provider) => config.signIn[provider] ?? localSignIn({ config, secrets, provider }),
    ),
  }
}
