const LONG_TITLE = 40
const SHORT_WORD = 3

/** Splits a long benefit into a title and a body. */
export const splitBenefit = (text: string): { title: string; body: string } => {
  const whole = { title: text.trim(), body: '' }
  if (whole.title.length <= LONG_TITLE) return whole
  const at = whole.title.search(/(?:\s[—–-]\s|[:;,.!?]\s)/u)
  if (at < SHORT_WORD || at > LONG_TITLE) return whole
  const body = whole.title.slice(at).replace(/^[\s—–:;,.!?-]+/u, '')
  return {
    title: whole.title.slice(0, at),
    body: `${body.charAt(0).toUpperCase()}${body.slice(1)}`,
  }
}

/** Marks the last words where the user has marked none. */
export const markKey = (text: string): string => {
  const words = text.trim().split(/\s+/u)
  if (text.includes('*') || words.length < 2) return text
  const last = words.at(-1) ?? ''
  const count = last.replaceAll(/[^\p{L}\d]/gu, '').length <= SHORT_WORD && words.length > 2 ? 2 : 1
  return `${words.slice(0, -count).join(' ')} *${words.slice(-count).join(' ')}*`
}
