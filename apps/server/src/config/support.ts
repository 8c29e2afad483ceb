import type { Config } from './config.ts'
import { isLocalBot, isLocalMax } from './sandbox-credentials.ts'

/** Where people write for help: the address, and its words inside a sentence. */
type SupportContact = { url: string; shown: string }

type Installation = Pick<
  Config,
  'supportUrl' | 'requisites' | 'telegram' | 'max' | 'owner' | 'publicUrl'
>

/** The bot passes questions on when messages to the owner arrive somewhere. */
export const canBotPassOn = ({
  telegram,
  max,
  owner,
}: Pick<Config, 'telegram' | 'max' | 'owner'>): boolean =>
  (telegram !== null || max !== null) && (owner.chats.length > 0 || owner.email !== null)

const START = '?start=paysupport'

/** The chat of a bot that takes the question. */
const findBot = ({ telegram, max, publicUrl }: Installation) => {
  if (telegram) {
    const { botName } = telegram
    const url = isLocalBot(telegram)
      ? `${publicUrl}/dev/telegram`
      : `https://t.me/${botName}${START}`
    return { botName, url }
  }
  if (!max) return undefined
  const { botName } = max
  return {
    botName,
    url: isLocalMax(max) ? `${publicUrl}/dev/max` : `https://max.ru/${botName}${START}`,
  }
}

/** The contact of the support: SUPPORT_URL, LEGAL_EMAIL, the bot; null when the owner named none. */
export const supportContact = (config: Installation): SupportContact | null => {
  const { supportUrl, requisites } = config
  if (supportUrl !== null) return { url: supportUrl, shown: supportUrl }
  const { email } = requisites
  if (email !== null) return { url: `mailto:${email}`, shown: email }
  const bot = canBotPassOn(config) ? findBot(config) : undefined
  return bot ? { url: bot.url, shown: `команда /paysupport бота @${bot.botName}` } : null
}

/** The end of a message about what only the owner of the installation can mend. */
export const askSupport = (config: Installation): string => {
  const contact = supportContact(config)
  return contact
    ? `Напишите в поддержку: ${contact.shown}`
    : 'Сообщите владельцу сайта: контакта поддержки он не указал'
}
