import type { Env, EnvName } from './env.ts'

const LINES: readonly (readonly [EnvName, string])[] = [
  ['SELLER_NAME', 'Продавец'],
  ['SELLER_INN', 'ИНН'],
  ['SELLER_OGRN', 'ОГРН'],
  ['SELLER_ADDRESS', 'Адрес'],
  ['SELLER_EMAIL', 'Почта'],
]

/** Requisites of the seller for receipts and the page about payments. */
export const parseSeller = (env: Env): [name: string, value: string][] =>
  LINES.flatMap(([variable, name]) => {
    const value = env[variable]
    return value ? [[name, value]] : []
  })
