const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: '', b: '', f: '' }

/** Fields with identifiers, not text to show. */
const MARKS = new Set(['family', 'format', 'network', 'role', 'object'])

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
    // Incomplete escape.
    if (kind === undefined || (kind === 'u' && !code)) return { text, end: json.length }
    text += code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[kind] ?? kind)
    at += code ? 6 : 2
  }
  return { text, end: at + 1 }
}

/** Tracks whether the next string is a key. */
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
 * Extracts the texts of an incomplete JSON document; the last one may be incomplete. Monotonic: a
 * longer prefix of the document gives a longer prefix of the result.
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
