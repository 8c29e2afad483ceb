import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { StoredBlob } from './blob-store.ts'

/** A pass-through stream that computes size and hash. */
export const createMeasure = (): { stream: Transform; result(): StoredBlob } => {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) }
}
