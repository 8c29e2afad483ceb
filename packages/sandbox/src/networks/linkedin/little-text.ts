/**
 * How the network reads its own format: an escaped sign stands for itself, a bare one ends the
 * text without a word of warning. Hashtags may be bare.
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
