import type { Requisite } from '@kadr/domain/base/requisites'
import type { Config } from './config.ts'
import type { Requisites } from './requisites.ts'
import { supportContact } from './support.ts'

const join = (parts: readonly (string | null)[], between: string) =>
  parts.filter((part) => part !== null).join(between)

const named = (name: string, value: string | null) => (value === null ? null : `${name} ${value}`)

const detailsOf = ({ inn, ogrn, address, email }: Requisites) =>
  join(
    [named('ИНН', inn), named('ОГРН', ogrn), named('адрес:', address), named('почта:', email)],
    ', ',
  )

const operatorOf = (requisites: Requisites): string => {
  const { owner } = requisites
  if (owner === null) return 'владелец этого сайта (он ещё не указал свои реквизиты)'
  const details = detailsOf(requisites)
  return details === '' ? owner : `${owner} (${details})`
}

const sellerOf = ({ owner, inn, ogrn, address, email, phone }: Requisites): string => {
  if (owner === null) return 'Владелец этого сайта ещё не указал свои реквизиты.'
  const who = join([owner, named('ИНН', inn), named('ОГРН', ogrn)], ', ')
  const where = [named('Адрес:', address), named('Почта:', email), named('Телефон:', phone)]
  return `${join([who, ...where], '. ')}.`
}

const writeOf = (config: Config): string => {
  const { email } = config.requisites
  if (email !== null) return `напишите на ${email}`
  const contact = supportContact(config)
  return contact
    ? `напишите нам (${contact.shown})`
    : 'обратитесь к владельцу сайта (контакта он ещё не указал)'
}

/** The link of the footer: what it says and where it leads. */
const contactOf = (config: Config) => {
  const contact = supportContact(config)
  return contact
    ? { contact: `Поддержка: ${contact.shown}`, contactUrl: contact.url }
    : { contact: 'Контакт поддержки владелец сайта ещё не указал', contactUrl: '/terms' }
}

const aiOf = ({ aiEngine, aiCountry }: Requisites): string => {
  if (aiEngine === null) return 'шаблоны Кадра, без внешнего сервиса'
  return aiCountry === null ? aiEngine : `${aiEngine} (${aiCountry})`
}

/** What the public pages say about the operator: whole phrases, true also where nothing was given. */
export const describeRequisites = (config: Config): Record<Requisite, string> => {
  const { requisites } = config
  const { owner, hosting } = requisites
  return {
    owner: owner ?? 'владелец сайта',
    operator: operatorOf(requisites),
    seller: sellerOf(requisites),
    write: writeOf(config),
    ...contactOf(config),
    hosting:
      hosting === null
        ? 'на серверах этого сайта (страну владелец ещё не указал)'
        : `на серверах в стране: ${hosting}`,
    ai: aiOf(requisites),
  }
}
