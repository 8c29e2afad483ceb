import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { Config } from '../config/config.ts'
import { OWNER_VARIABLES, type OwnerChat, ownerVariable } from '../config/owner.ts'
import { listMissingRequisites } from '../config/requisites.ts'
import { supportContact } from '../config/support.ts'
import { messengers } from '../platform/outside/messengers/messengers.ts'
import { type Finding, finding, type Level } from './finding.ts'

/** A page of the sandbox: only developers open it. */
const levelOf = ({ isSandbox }: Config): Level => (isSandbox ? 'info' : 'warning')

const checkRequisites = (config: Config): Finding => {
  const missing = listMissingRequisites(config.requisites)
  return missing.length === 0
    ? finding('ok', 'Реквизиты', 'указаны.')
    : finding(
        levelOf(config),
        'Реквизиты',
        `не указаны ${missing.join(', ')}: юридические страницы не называют, кто отвечает за сайт.`,
      )
}

const CHATS = OWNER_VARIABLES.join(', ')

const checkSupport = (config: Config): Finding => {
  const contact = supportContact(config)
  return contact
    ? finding('ok', 'Поддержка', `${contact.shown}.`)
    : finding(
        levelOf(config),
        'Поддержка',
        `контакта нет, писать людям некуда. Задайте SUPPORT_URL, LEGAL_EMAIL или ${CHATS}.`,
      )
}

const MESSAGES = 'Сообщения владельцу'

/** A bot writes only to who has written to it. */
const checkChat = async (config: Config, { messenger, chatId }: OwnerChat): Promise<Finding> => {
  const name = ownerVariable(messenger)
  const { botOf, hasChat } = messengers[messenger]
  const found = botOf(config)
  if (!found) {
    return finding('warning', MESSAGES, `${name} задан, а бота нет: писать некому.`)
  }
  const bot = `бот @${found.botName}`
  switch (await hasChat({ config, chatId })) {
    case true:
      return finding('ok', MESSAGES, `${bot} их пришлёт.`)
    case false:
      return finding(
        'error',
        MESSAGES,
        `${bot} не может писать в чат ${chatId}. Напишите ему /start или исправьте ${name}.`,
      )
    default:
      return finding(
        'warning',
        MESSAGES,
        `${PROVIDER_NAMES[messenger]} не отвечает, чат ${name} не проверен.`,
      )
  }
}

const checkLetters = (config: Config, email: string): Finding =>
  config.mail || config.isSandbox
    ? finding('ok', MESSAGES, `приходят на ${email}.`)
    : finding('warning', MESSAGES, `на ${email} не придут: не задан SMTP_URL.`)

/** Complaints, requests and questions about payments. */
const checkMessages = async (config: Config): Promise<Finding[]> => {
  const { chats, email } = config.owner
  const found = [
    ...(await Promise.all(chats.map((chat) => checkChat(config, chat)))),
    ...(email === null ? [] : [checkLetters(config, email)]),
  ]
  if (found.length > 0) return found
  const text = `никуда не приходят: задайте ${CHATS} или OWNER_EMAIL.`
  return [finding(levelOf(config), MESSAGES, text)]
}

/** What the site says about its owner, and where people reach them. */
export const checkOwner = async (config: Config): Promise<Finding[]> => [
  checkRequisites(config),
  checkSupport(config),
  ...(await checkMessages(config)),
]
