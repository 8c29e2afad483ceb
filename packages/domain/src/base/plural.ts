const rules = new Intl.PluralRules('ru')

/** Forms for 1 (аккаунт), 2 (аккаунта) and 5 (аккаунтов). */
export type PluralForms = readonly [one: string, few: string, many: string]

export const plural = ({ count, forms }: { count: number; forms: PluralForms }) => {
  const [one, few, many] = forms
  const category = rules.select(Math.abs(count))
  if (category === 'one') return one
  // A fraction takes the genitive singular: 1,5 аккаунта.
  return category === 'few' || category === 'other' ? few : many
}

/**
 * Groups thousands with non-breaking spaces and keeps two decimals: 1 490,5. By hand, because the
 * first Intl.NumberFormat of a page takes a phone longer than drawing the numbers does.
 */
export const formatNumber = (value: number) => {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(2))).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0')
  const sign = value < 0 && (fraction !== undefined || whole !== '0') ? '-' : ''
  return `${sign}${grouped}${fraction === undefined ? '' : `,${fraction}`}`
}

/** Number and noun with a non-breaking space: 5 аккаунтов. */
export const countOf = ({ count, forms }: { count: number; forms: PluralForms }) =>
  `${formatNumber(count)}\u00a0${plural({ count, forms })}`
