import type { Config } from '../../../../config/config.ts'
import { isLocalBot } from '../../../../config/sandbox-credentials.ts'

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

/** Has the person choose a group, which gets the code as the parameter of `/start`; the command does the same by hand. */
export const startGroupLink = ({
  config: { publicUrl, telegram },
  code,
}: {
  config: Pick<Config, 'publicUrl' | 'telegram'>
  code: string
}): { url: string; command: string } | undefined => {
  if (!telegram) return undefined
  const { botName } = telegram
  const url = isLocalBot(telegram)
    ? `${publicUrl}/dev/telegram?startgroup=${code}`
    : `https://t.me/${botName}?startgroup=${code}`
  return { url, command: `/start@${botName} ${code}` }
}
