/** Runs of digits, with what people put between them. */
const LONG_NUMBER = /\+?\d(?:[\s().\u00a0-]*\d){8,}/g
const SHOWN = 2

/** Phones, cards and passports of strangers are no part of a notice: only the last digits are left. */
export const maskNumbers = (text: string): string =>
  text.replaceAll(LONG_NUMBER, (number) => {
    const digits = number.replaceAll(/\D/g, '')
    return `${'•'.repeat(4)}${digits.slice(-SHOWN)}`
  })
