/**
 * Parses LinkedIn's "little text": an escaped character is literal, an unescaped one silently
 * truncates the text. Hashtags may be unescaped.
 */
export function readLittleText(text: string): string {
  let shown = ''
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if (sign === '\\') {
      index += 1
      shown += text[index] ?? ''
    } else if (/[|{}@[\]()<>*_~]/.test(sign)) return shown
    else shown += sign
  }
  return shown
}
