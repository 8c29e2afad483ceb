const MARKS: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** How much of a text is searched for its encoding. */
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
    // `stream` tolerates a character cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Text that is readable as ASCII cannot be UTF-16, whatever it declares. */
const settle = (label: string) => (/^utf-?16/i.test(label) ? 'utf-8' : label)

/**
 * Detects the encoding in this order: byte order mark, given label, declaration in the text, UTF-8
 * if valid. The fallback is windows-1251, which Russian spreadsheets write without a declaration.
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

/** Decodes a text of unknown encoding and strips its byte order mark. */
export const decodeText = ({
  bytes,
  label,
}: {
  bytes: Uint8Array
  label?: string | undefined
}): string => new TextDecoder(findEncoding({ head: bytes, label })).decode(bytes)
