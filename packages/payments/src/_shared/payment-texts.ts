const DECIMAL = /^(\d{1,12})\.(\d{2})$/

/** 149000 → «1490.00». */
export const formatDecimal = (amount: number): string => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount: ${amount}`)
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** «1490.00» → 149000; undefined for anything but two decimals. */
export const parseDecimal = (text: string): number | undefined => {
  const [, whole, part] = DECIMAL.exec(text) ?? []
  return whole && part ? Number(`${whole}${part}`) : undefined
}

/** «Visa •• 4477». */
export const formatCardTitle = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •• ${last4}`

/** 2027 and 3 → «2027-03». */
export const formatExpiry = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`
