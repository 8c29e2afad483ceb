/** Phrases about the operator on the public pages. */
export const REQUISITES = [
  'owner',
  'operator',
  'seller',
  'write',
  'contact',
  'contactUrl',
  'hosting',
  'ai',
] as const
export type Requisite = (typeof REQUISITES)[number]

export const isRequisite = (name: string): name is Requisite =>
  REQUISITES.some((known) => known === name)
