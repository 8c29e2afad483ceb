const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The control digit that follows `digits`. */
const controlOf = (digits: readonly number[]): number => {
  const weights = WEIGHTS.slice(WEIGHTS.length - digits.length)
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0)
  return (sum % 11) % 10
}

/** A Russian tax number: 10 digits of a company or 12 of a person, with control digits. */
export const isInn = (text: string): boolean => {
  if (!/^(?:\d{10}|\d{12})$/.test(text)) return false
  const digits = [...text].map(Number)
  const first = digits.length === 10 ? 9 : 10
  return digits.slice(first).every((digit, at) => digit === controlOf(digits.slice(0, first + at)))
}
