const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: '', b: '', f: '' }

/** Fields that hold our own marks, not words to read. */
const MARKS = new Set(['family', 'format', 'network'])

const readString = (json: string, start: number): { text: string; end: number } => {
  let text = ''
  let at = start
  while (at < json.length && json[at] !== '"') {
    if (json[at] !== '\\') {
      text += json[at]
      at += 1
      continue
    }
    const kind = json[at + 1]
    const code = kind === 'u' ? /^[\da-f]{4}/i.exec(json.slice(at + 2, at + 6))?.[0] : undefined
    // Half an escape: its end has not come yet.
    if (kind === undefined || (kind === 'u' && !code)) return { text, end: json.length }
    text += code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[kind] ?? kind)
    at += code ? 6 : 2
  }
  return { text, end: at + 1 }
}

/** Whether a string that comes now would be a name, by the signs that came before it. */
const createPlace = () => {
  const open: string[] = []
  let isName = false
  return {
    isName: () => isName,
    pass(sign: string) {
      if (sign === '{' || sign === '[') open.push(sign)
      if (sign === '}' || sign === ']') open.pop()
      if ('{[,:'.includes(sign)) isName = sign !== ':' && open.at(-1) === '{'
    },
  }
}

/**
 * The texts of a JSON document that is still being written, one under another; the last may be unfinished. Each
 * longer beginning of the document gives a longer beginning of the result.
 */
export const readPartial = (json: string): string => {
  const texts: string[] = []
  const place = createPlace()
  let name = ''
  let at = 0
  while (at < json.length) {
    const sign = json[at] ?? ''
    if (sign !== '"') {
      place.pass(sign)
      at += 1
      continue
    }
    const { text, end } = readString(json, at + 1)
    if (place.isName()) name = text
    else if (!MARKS.has(name) && text !== '') texts.push(text)
    at = end
  }
  return texts.join('\n')
}
