import type { Config, TelegramConfig } from './config.ts'
import type { Secrets } from './secrets.ts'

export const SANDBOX_GOOGLE_PATH = '/sandbox/google'
const LOCAL_BOT = { id: 7_000_000_001, name: 'kadr_local_bot' }

/** Whether launches are signed by our own local bot: only such a bot may be played by anybody. */
export const isLocalBot = ({ botToken }: TelegramConfig) => botToken.startsWith(`${LOCAL_BOT.id}:`)

/** Whether our own process stands where Google stands. */
export const isSandboxGoogle = ({ isSandbox, google, publicUrl }: Config) =>
  isSandbox && google?.issuer === `${publicUrl}${SANDBOX_GOOGLE_PATH}`

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
