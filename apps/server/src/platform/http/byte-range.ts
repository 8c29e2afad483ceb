import type { ByteRange } from '../storage/blob-store.ts'

/**
 * A single byte range. Undefined means the whole file: no header, or one that can't be parsed, which RFC 9110 says to
 * ignore.
 */
export const parseRange = ({
  header,
  size,
}: {
  header: string | undefined
  size: number
}): ByteRange | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
