const rules = new Intl.PluralRules('ru')

/** The forms for 1 (аккаунт), 2 (аккаунта) and 5 (аккаунтов). */
export type PluralForms = readonly [one: string, few: string, many: string]

export const plural = ({ count, forms }: { count: number; forms: PluralForms }) => {
  const [one, few, many] = forms
  const category = rules.select(Math.abs(count))
  if (category === 'one') return one
  // A fraction takes the genitive singular: 1,5 аккаунта.
  return category === 'few' || category === 'other' ? few : many
}

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** Groups thousands with non-breaking spaces: 1 490. */
export const formatNumber = (value: number) => numbers.format(value).replaceAll(/\s/g, '\u00a0')

/** A number and its noun, which stay on one line: 5 аккаунтов. */
export const countOf = ({ count, forms }: { count: number; forms: PluralForms }) =>
  `${formatNumber(count)}\u00a0${plural({ count, forms })}`
