import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import { BackupError } from './backup-error.ts'

/** One GCM message is for 64 GB at most, and its end would be known to be genuine only after it was used. */
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const SALT_BYTES = 32
const MAGIC = Buffer.from('KADRSEA1')
const HEADER_BYTES = MAGIC.length + SALT_BYTES
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES

/** The key of one object. With the name in it, an object put in another's place does not open. */
type Seal = { key: Buffer; name: string }

const keyOf = ({ key, name }: Seal, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, `kadr-backup:${name}`, 32))

/** The number of the chunk and whether it is the last: none can be moved, repeated or cut off. */
const nonceOf = (counter: bigint, isLast: boolean) => {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(counter, 3)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Cuts a stream into chunks of one size; the last one may be shorter, also empty. */
const inChunks = ({
  bytes,
  onChunk,
}: {
  bytes: number
  onChunk(chunk: Buffer, isLast: boolean): Buffer
}): Transform => {
  let held: Buffer[] = []
  let size = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      held.push(part)
      size += part.length
      // One chunk is kept back: only the end tells whether it is the last.
      if (size <= bytes) return done()
      try {
        const whole = Buffer.concat(held)
        let at = 0
        for (; whole.length - at > bytes; at += bytes) {
          this.push(onChunk(whole.subarray(at, at + bytes), false))
        }
        held = [whole.subarray(at)]
        size = whole.length - at
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        done(null, onChunk(Buffer.concat(held), true))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

export const createSealer = (seal: Seal): Transform => {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(seal, salt)
  let counter = 0n
  const stream = inChunks({
    bytes: CHUNK_BYTES,
    onChunk(chunk, isLast) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(counter, isLast))
      counter += 1n
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    },
  })
  stream.push(Buffer.concat([MAGIC, salt]))
  return stream
}

const createDamage = (name: string) =>
  new BackupError(
    `Копия не открылась (${name}): другой BACKUP_KEY, либо файл копии оборван или изменён`,
  )

const openChunk = (input: { key: Buffer; chunk: Buffer; nonce: Buffer; name: string }): Buffer => {
  const { key, chunk, nonce, name } = input
  if (chunk.length < TAG_BYTES) throw createDamage(name)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw createDamage(name)
  }
}

/** Takes the header off and passes the rest on. */
const createHeaderReader = ({ seal, onSalt }: { seal: Seal; onSalt(salt: Buffer): void }) => {
  let head: Buffer | undefined = Buffer.alloc(0)
  const isForeign = (bytes: Buffer) => !bytes.subarray(0, MAGIC.length).equals(MAGIC)
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      if (!head) return done(null, part)
      head = Buffer.concat([head, part])
      if (head.length < HEADER_BYTES) return done()
      if (isForeign(head)) return done(createDamage(seal.name))
      onSalt(head.subarray(MAGIC.length, HEADER_BYTES))
      const rest = head.subarray(HEADER_BYTES)
      head = undefined
      done(null, rest)
    },
    flush: (done) => done(head ? createDamage(seal.name) : null),
  })
}

/** The streams that open what `createSealer` has sealed, to be piped through in this order. */
export const createOpeners = (seal: Seal): [Transform, Transform] => {
  let key: Buffer | undefined
  let counter = 0n
  const header = createHeaderReader({
    seal,
    onSalt: (salt) => {
      key = keyOf(seal, salt)
    },
  })
  const chunks = inChunks({
    bytes: SEALED_CHUNK_BYTES,
    onChunk(chunk, isLast) {
      if (!key) throw createDamage(seal.name)
      const nonce = nonceOf(counter, isLast)
      counter += 1n
      return openChunk({ key, chunk, nonce, name: seal.name })
    },
  })
  return [header, chunks]
}
