/** Trailing hashtags stay at the end when the rest is changed. */
export const splitTail = (text: string): { body: string; tail: string } => {
  const found = /(?:^|\s)((?:#[\p{L}\p{N}_]+\s*)+)$/u.exec(text)
  if (!found) return { body: text.trim(), tail: '' }
  return { body: text.slice(0, found.index).trim(), tail: (found[1] ?? '').trim() }
}
