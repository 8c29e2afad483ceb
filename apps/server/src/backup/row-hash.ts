import { hash } from 'node:crypto'
import { Transform } from 'node:stream'

export type RowsDigest = { rows: number; hash: string }

const NEW_LINE = 10
const MODULUS = 1n << 128n

/** A number of 128 bits for one row as COPY writes it. */
const numberOf = (line: Buffer): bigint => {
  const digest = hash('sha256', line, 'buffer')
  return (digest.readBigUInt64BE(0) << 64n) + digest.readBigUInt64BE(8)
}

/**
 * Passes the text of COPY through, counts its rows and adds up their hashes: a table has no order, and a sum does not
 * depend on one. A row holds no line break of its own, COPY escapes it.
 */
export const createRowHash = (): { stream: Transform; result(): RowsDigest } => {
  let rows = 0
  let sum = 0n
  let open: Buffer[] = []
  const take = (line: Buffer) => {
    rows += 1
    sum = (sum + numberOf(line)) % MODULUS
  }
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      let from = 0
      for (let at = part.indexOf(NEW_LINE); at >= 0; at = part.indexOf(NEW_LINE, from)) {
        const end = part.subarray(from, at)
        take(open.length > 0 ? Buffer.concat([...open, end]) : end)
        open = []
        from = at + 1
      }
      if (from < part.length) open.push(part.subarray(from))
      done(null, part)
    },
  })
  return { stream, result: () => ({ rows, hash: sum.toString(16).padStart(32, '0') }) }
}
