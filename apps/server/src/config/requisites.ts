import type { Requisite } from '@kadr/domain/requisites'
import type { Env } from './env.ts'

export type Requisites = Readonly<Record<Requisite, string>>

const UNKNOWN = 'не указано'

/** Who runs the installation, for its legal pages. */
export const parseRequisites = ({
  env,
  publicUrl,
}: {
  env: Env
  publicUrl: string
}): Requisites => ({
  owner: env.LEGAL_OWNER ?? 'владелец сайта',
  inn: env.LEGAL_INN ?? UNKNOWN,
  ogrn: env.LEGAL_OGRN ?? UNKNOWN,
  address: env.LEGAL_ADDRESS ?? UNKNOWN,
  email: env.LEGAL_EMAIL ?? UNKNOWN,
  phone: env.LEGAL_PHONE ?? UNKNOWN,
  site: publicUrl,
  hosting: env.LEGAL_HOSTING ?? UNKNOWN,
  aiEngine:
    env.LEGAL_AI_ENGINE ??
    (env.AI_BASE_URL ? new URL(env.AI_BASE_URL).host : 'шаблоны Кадра, без внешнего сервиса'),
  aiCountry: env.LEGAL_AI_COUNTRY ?? UNKNOWN,
})

const SELLER_LINES: readonly (readonly [Requisite, string])[] = [
  ['owner', 'Продавец'],
  ['inn', 'ИНН'],
  ['ogrn', 'ОГРН'],
  ['address', 'Адрес'],
  ['email', 'Почта'],
]

/** Requisites of the seller as a receipt shows them, in order; those that are not given are left out. */
export const listSellerLines = (requisites: Requisites): [name: string, value: string][] =>
  SELLER_LINES.flatMap(([requisite, name]) =>
    requisites[requisite] === UNKNOWN ? [] : [[name, requisites[requisite]]],
  )
