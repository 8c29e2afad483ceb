export const numberOf = (
  name: string,
  text: string,
  { min, max }: { min: number; max: number },
) => {
  const value = Number(text)
  if (value >= min && value <= max) return value
  throw new Error(`--${name}: a number from ${min} to ${max}, not ${text}`)
}
