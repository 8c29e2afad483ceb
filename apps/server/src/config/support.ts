import type { Config } from './config.ts'
import { isLocalBot } from './sandbox-credentials.ts'

/** Where people write for help: the address, and its words inside a sentence. */
type SupportContact = { url: string; shown: string }

type Installation = Pick<Config, 'supportUrl' | 'requisites' | 'telegram' | 'owner' | 'publicUrl'>

/** The bot passes questions on when messages to the owner arrive somewhere. */
export const canBotPassOn = ({ telegram, owner }: Pick<Config, 'telegram' | 'owner'>): boolean =>
  telegram !== null && (owner.telegramId !== null || owner.email !== null)

/** The contact of the support: SUPPORT_URL, LEGAL_EMAIL, the bot; null when the owner named none. */
export const supportContact = (config: Installation): SupportContact | null => {
  const { supportUrl, requisites, telegram, publicUrl } = config
  if (supportUrl !== null) return { url: supportUrl, shown: supportUrl }
  const { email } = requisites
  if (email !== null) return { url: `mailto:${email}`, shown: email }
  if (telegram === null || !canBotPassOn(config)) return null
  return {
    url: isLocalBot(telegram)
      ? `${publicUrl}/dev/telegram`
      : `https://t.me/${telegram.botName}?start=paysupport`,
    shown: `команда /paysupport бота @${telegram.botName}`,
  }
}

/** The end of a message about what only the owner of the installation can mend. */
export const askSupport = (config: Installation): string => {
  const contact = supportContact(config)
  return contact
    ? `Напишите в поддержку: ${contact.shown}`
    : 'Сообщите владельцу сайта: контакта поддержки он не указал'
}
