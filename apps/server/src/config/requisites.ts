import type { Env } from './env.ts'

/** The operator's legal details as given; null where the variable is missing. */
export type Requisites = {
  owner: string | null
  inn: string | null
  ogrn: string | null
  address: string | null
  email: string | null
  phone: string | null
  /** Country of the servers. */
  hosting: string | null
  /** Who answers AI requests; null: our templates. */
  aiEngine: string | null
  aiCountry: string | null
}

export const parseRequisites = (env: Env): Requisites => ({
  owner: env.LEGAL_OWNER ?? null,
  inn: env.LEGAL_INN ?? null,
  ogrn: env.LEGAL_OGRN ?? null,
  address: env.LEGAL_ADDRESS ?? null,
  email: env.LEGAL_EMAIL ?? null,
  phone: env.LEGAL_PHONE ?? null,
  hosting: env.LEGAL_HOSTING ?? null,
  aiEngine: env.LEGAL_AI_ENGINE ?? (env.AI_BASE_URL ? new URL(env.AI_BASE_URL).host : null),
  aiCountry: env.LEGAL_AI_COUNTRY ?? null,
})

const SELLER_LINES = [
  ['owner', 'Продавец'],
  ['inn', 'ИНН'],
  ['ogrn', 'ОГРН'],
  ['address', 'Адрес'],
  ['email', 'Почта'],
] as const satisfies readonly (readonly [keyof Requisites, string])[]

/** The seller's requisites as a receipt shows them, in order; missing ones are left out. */
export const listSellerLines = (requisites: Requisites): [name: string, value: string][] =>
  SELLER_LINES.flatMap(([requisite, name]) => {
    const value = requisites[requisite]
    return value === null ? [] : [[name, value]]
  })

/** Without these the legal pages do not say who answers for the site. */
const NEEDED = [
  ['owner', 'LEGAL_OWNER'],
  ['inn', 'LEGAL_INN'],
  ['address', 'LEGAL_ADDRESS'],
  ['email', 'LEGAL_EMAIL'],
  ['hosting', 'LEGAL_HOSTING'],
] as const satisfies readonly (readonly [keyof Requisites, string])[]

/** Names of variables, for the owner of the installation. */
export const listMissingRequisites = (requisites: Requisites): string[] =>
  NEEDED.flatMap(([requisite, variable]) => (requisites[requisite] === null ? [variable] : []))
