const MARKS: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** How much of a text may say what its encoding is. */
const HEAD_BYTES = 4096
const DECLARED = /charset\s*=\s*["']?\s*([\w.:-]+)|<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i

const isKnown = (label: string) => {
  try {
    new TextDecoder(label)
    return true
  } catch {
    return false
  }
}

const isUtf8 = (bytes: Uint8Array) => {
  try {
    // `stream` forgives a letter cut in two at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** A text names UTF-16 only in UTF-16: bytes that we could read as ASCII are not. */
const settle = (label: string) => (/^utf-?16/i.test(label) ? 'utf-8' : label)

/**
 * The encoding by, in turn: the byte order mark, the label given with the bytes, what the text says of itself,
 * and UTF-8 if it fits. What is left is windows-1251: spreadsheets of Russian systems write it without a word.
 */
export const findEncoding = ({
  head,
  label,
}: {
  head: Uint8Array
  label?: string | undefined
}): string => {
  const mark = MARKS.find(([signature]) => signature.every((byte, at) => head[at] === byte))
  if (mark) return mark[1]
  if (label && isKnown(label)) return label.toLowerCase()
  const ascii = new TextDecoder('latin1').decode(head.subarray(0, HEAD_BYTES))
  const found = DECLARED.exec(ascii)
  const declared = found?.[1] ?? found?.[2]
  if (declared && isKnown(declared)) return settle(declared.toLowerCase())
  return isUtf8(head) ? 'utf-8' : 'windows-1251'
}

/** Text of unknown encoding, without its byte order mark. */
export const decodeText = ({
  bytes,
  label,
}: {
  bytes: Uint8Array
  label?: string | undefined
}): string => new TextDecoder(findEncoding({ head: bytes, label })).decode(bytes)
