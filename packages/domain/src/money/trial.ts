import type { PlanName } from '@kadr/contract/money/subscription'

/** Once per person, without a card; ends automatically and nothing is charged. */
export const TRIAL: { plan: PlanName; days: number } = { plan: 'CREATOR', days: 7 }

/** Mail services that ignore dots in the name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** The same mailbox in one spelling; undefined for a text that is no address. */
export const normalizeEmail = (text: string): string | undefined => {
  const [, name = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(text.trim().toLowerCase()) ?? []
  if (!name) return undefined
  const plain = name.replace(/\+.*$/, '')
  return `${DOTLESS.has(domain) ? plain.replaceAll('.', '') : plain}@${domain}`
}
