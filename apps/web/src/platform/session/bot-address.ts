import type { MessengerName } from '@kadr/contract/identity/users'
import type { PublicConfig } from '@kadr/contract/site/config'

type Bot = { messenger: MessengerName; config: PublicConfig }

const BOT_NAMES = { telegram: 'telegramBotName', max: 'maxBotName' } as const satisfies Record<
  MessengerName,
  keyof PublicConfig
>

export const botNameOf = ({ messenger, config }: Bot): string | null => config[BOT_NAMES[messenger]]

const HOSTS: Readonly<Record<MessengerName, string>> = {
  telegram: 'https://t.me',
  max: 'https://max.ru',
}

/** The bot, or in the sandbox its emulator. With `startParam` it opens the mini-app. */
export const botUrl = ({
  messenger,
  config,
  startParam,
}: Bot & { startParam?: string }): string | undefined => {
  const botName = botNameOf({ messenger, config })
  if (botName === null) return undefined
  const place = config.isSandbox ? `/dev/${messenger}` : `${HOSTS[messenger]}/${botName}`
  return startParam === undefined ? place : `${place}?startapp=${startParam}`
}
