import type { Config } from '../../config/config.ts'
import { isLocalBot } from '../../config/sandbox-credentials.ts'

/** Opens the mini-app from anywhere in Telegram, with a start parameter of A-Z, a-z, 0-9, _ and - (512 at most). */
export const startLink = ({
  config: { publicUrl, telegram },
  param,
}: {
  config: Pick<Config, 'publicUrl' | 'telegram'>
  param: string
}): string | undefined => {
  if (!telegram) return undefined
  return isLocalBot(telegram)
    ? `${publicUrl}/dev/telegram?startapp=${param}`
    : `https://t.me/${telegram.botName}?startapp=${param}`
}

/** The start parameter that names a page of the app; read by `findOnward` of the web. */
export const pageParam = (path: string) => `to_${Buffer.from(path).toString('base64url')}`
