const BARE = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

/** `mysite.ru/kofe` → `https://mysite.ru/kofe`; anything else stays as it is. */
export const withScheme = (text: string): string => {
  const trimmed = text.trim()
  return BARE.test(trimmed) ? `https://${trimmed}` : trimmed
}
