import type { Config } from '../config/config.ts'
import { listMissingRequisites } from '../config/requisites.ts'
import { supportContact } from '../config/support.ts'
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

const checkSupport = (config: Config): Finding => {
  const contact = supportContact(config)
  return contact
    ? finding('ok', 'Поддержка', `${contact.shown}.`)
    : finding(
        levelOf(config),
        'Поддержка',
        'контакта нет, писать людям некуда. Задайте SUPPORT_URL, LEGAL_EMAIL или OWNER_TELEGRAM_ID.',
      )
}

/** What the site says about its owner, and where people reach them. */
export const checkOwner = (config: Config): Finding[] => [
  checkRequisites(config),
  checkSupport(config),
]
