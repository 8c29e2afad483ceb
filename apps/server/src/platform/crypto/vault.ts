import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** `id` is stored with the sealed text, to find its key after a rotation. */
export type VaultKey = { id: string; key: Buffer }

/** Authenticated as additional data: sealed text copied to another row or column can't be opened. */
type SealedField = { table: string; rowId: string; field: string }

export type Vault = {
  /** Prefix of texts sealed by the newest key. */
  currentPrefix: string
  seal(input: SealedField & { text: string }): string
  open(input: SealedField & { sealed: string }): string
}

/** The text was changed, belongs to another row or column, or its key is not configured. */
export class VaultError extends Error {
  override name = 'VaultError'
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^v1\.([\w-]+)\.([\w-]+)\.([\w-]*)\.([\w-]+)$/

const toAssociatedData = ({ table, rowId, field }: SealedField) =>
  Buffer.from(`${table}:${rowId}:${field}`, 'utf8')

const decode = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')

/** Seals with the first key, opens with any. */
export const createVault = (keys: readonly VaultKey[]): Vault => {
  const [current] = keys
  if (!current) throw new Error('A vault needs a key')
  const currentPrefix = `v1.${current.id}.`
  return {
    currentPrefix,
    seal({ text, ...place }) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, iv).setAAD(toAssociatedData(place))
      const parts = [iv, Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])]
      const encoded = [...parts, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return `${currentPrefix}${encoded.join('.')}`
    },
    open({ sealed, ...place }) {
      const [, id, iv, text, tag] = SEALED.exec(sealed) ?? []
      if (id === undefined) throw new VaultError('Not a sealed text')
      const key = keys.find((candidate) => candidate.id === id)
      if (!key) throw new VaultError(`No key named ${id}`)
      try {
        const options = { authTagLength: TAG_BYTES }
        const decipher = createDecipheriv(ALGORITHM, key.key, decode(iv), options)
        decipher.setAAD(toAssociatedData(place)).setAuthTag(decode(tag))
        return Buffer.concat([decipher.update(decode(text)), decipher.final()]).toString('utf8')
      } catch {
        // The original error is dropped: it adds nothing and could leak the text.
        throw new VaultError(`Sealed for another place or changed: ${place.table}.${place.field}`)
      }
    },
  }
}
