/** Who runs the installation, as its legal pages name them. */
export const REQUISITES = [
  'owner',
  'inn',
  'ogrn',
  'address',
  'email',
  'phone',
  'site',
  'hosting',
  'aiEngine',
  'aiCountry',
] as const
export type Requisite = (typeof REQUISITES)[number]

export const isRequisite = (name: string): name is Requisite =>
  REQUISITES.some((known) => known === name)
