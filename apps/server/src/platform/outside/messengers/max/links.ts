import type { Config } from '../../../../config/config.ts'
import { isLocalMax } from '../../../../config/sandbox-credentials.ts'

type Bot = Pick<Config, 'publicUrl' | 'max'>

/** The bot, or its stand-in of the sandbox. */
const botUrl = ({ publicUrl, max }: Bot): string | undefined => {
  if (!max) return undefined
  return isLocalMax(max) ? `${publicUrl}/dev/max` : `https://max.ru/${max.botName}`
}

/** Opens the mini-app with a start parameter of A-Z, a-z, 0-9, _ and - (512 at most). */
export const startLink = ({
  config,
  param,
}: {
  config: Bot
  param: string
}): string | undefined => {
  const url = botUrl(config)
  return url && `${url}?startapp=${param}`
}

/** MAX has no link that adds a bot to a group: the person adds it and sends the command there. */
export const startGroupLink = ({
  config,
  code,
}: {
  config: Bot
  code: string
}): { url: string; command: string } | undefined => {
  const url = botUrl(config)
  return url && config.max && isLocalMax(config.max)
    ? { url: `${url}?startgroup=${code}`, command: `/start ${code}` }
    : url
      ? { url, command: `/start ${code}` }
      : undefined
}
