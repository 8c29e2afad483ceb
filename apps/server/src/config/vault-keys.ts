import type { VaultKey } from '../platform/crypto/vault.ts'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseList } from './parse.ts'
import type { Secrets } from './secrets.ts'

const KEY_BYTES = 32
const LOCAL_ID = 'local'

const createError = (what: string) => new ConfigError(`Переменная VAULT_KEYS: ${what}`)

const parseKey = (item: string): VaultKey => {
  const [, id, text] = /^([\w-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(item) ?? []
  if (!id || !text) throw createError('ожидается список «имя:ключ в base64» через запятую')
  if (id === LOCAL_ID) throw createError(`имя «${LOCAL_ID}» занято ключом из общего секрета`)
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) throw createError(`в ключе «${id}» должно быть ${KEY_BYTES} байта`)
  return { id, key }
}

/** Encryption keys of stored tokens, newest first. Never included in error messages. */
export const parseVaultKeys = (env: Env): VaultKey[] => {
  const keys = parseList({ env, name: 'VAULT_KEYS' }).map(parseKey)
  const ids = keys.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw createError('имена ключей повторяются')
  return keys
}

/** The configured keys, then the derived default: texts it sealed stay readable. */
export const vaultKeysOf = ({
  given,
  secrets,
}: {
  given: readonly VaultKey[]
  secrets: Secrets
}): VaultKey[] => [...given, { id: LOCAL_ID, key: secrets.derive('vault') }]
