import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecrets } from '../../config/secrets.ts'
import { parseVaultKeys, vaultKeysOf } from '../../config/vault-keys.ts'
import { createVault, VaultError } from './vault.ts'

const oldKey = { id: 'k1', key: randomBytes(32) }
const newKey = { id: 'k2', key: randomBytes(32) }
const place = { table: 'connections', rowId: 'row-1', field: 'access_token' }
const vault = createVault([newKey, oldKey])

it.each(['a token', '', 'Ключ 🔑'.repeat(500)])('opens what it sealed', (text) => {
  const sealed = vault.seal({ ...place, text })
  expect(sealed).toMatch(/^v1\.k2\.[\w-]{16}\.[\w-]*\.[\w-]{22}$/)
  expect(vault.open({ ...place, sealed })).toBe(text)
})

it('never seals the same text the same way', () => {
  expect(vault.seal({ ...place, text: 'same' })).not.toBe(vault.seal({ ...place, text: 'same' }))
})

it.each([{ table: 'oauth_states' }, { rowId: 'row-2' }, { field: 'refresh_token' }])(
  'refuses a text that was moved to another %o',
  (elsewhere) => {
    const sealed = vault.seal({ ...place, text: 'a token' })
    expect(() => vault.open({ ...place, ...elsewhere, sealed })).toThrow(VaultError)
  },
)

it('refuses a text with any part changed', () => {
  const sealed = vault.seal({ ...place, text: 'a token' })
  const parts = sealed.split('.')
  for (const index of [1, 2, 3, 4]) {
    const changed = parts.with(
      index,
      `${parts[index]?.startsWith('A') ? 'B' : 'A'}${parts[index]?.slice(1)}`,
    )
    expect(() => vault.open({ ...place, sealed: changed.join('.') })).toThrow(VaultError)
  }
  const shortTag = parts.with(4, parts[4]?.slice(0, 6) ?? '')
  expect(() => vault.open({ ...place, sealed: shortTag.join('.') })).toThrow(VaultError)
  expect(() => vault.open({ ...place, sealed: 'a token' })).toThrow(VaultError)
})

it('says which key is missing, and nothing of the text', () => {
  const sealed = createVault([{ id: 'lost', key: randomBytes(32) }]).seal({ ...place, text: 'x' })
  expect(() => vault.open({ ...place, sealed })).toThrow('No key named lost')
})

it('opens with an older key and seals with the newest', () => {
  const sealed = createVault([oldKey]).seal({ ...place, text: 'a token' })
  expect(sealed.startsWith(vault.currentPrefix)).toBe(false)
  const text = vault.open({ ...place, sealed })
  expect(vault.seal({ ...place, text }).startsWith(vault.currentPrefix)).toBe(true)
})

it('keeps what was sealed before keys were given readable', () => {
  const secrets = createSecrets(Buffer.alloc(32, 1))
  const before = createVault(vaultKeysOf({ given: [], secrets }))
  const sealed = before.seal({ ...place, text: 'a token' })
  expect(sealed).toMatch(/^v1\.local\./)
  const after = createVault(vaultKeysOf({ given: [newKey], secrets }))
  expect(after.currentPrefix).toBe('v1.k2.')
  expect(after.open({ ...place, sealed })).toBe('a token')
})

const KEY = Buffer.alloc(32, 9).toString('base64')
it.each([
  ['k1', /ожидается список/],
  ['k1:short', /32 байта/],
  [`local:${KEY}`, /занято/],
  [`k1:${KEY},k1:${KEY}`, /повторяются/],
])('refuses VAULT_KEYS=%s without repeating the key', (text, message) => {
  const parse = () => parseVaultKeys({ VAULT_KEYS: text })
  expect(parse).toThrow(message)
  expect(parse).not.toThrow(KEY)
})

it('takes the first of the given keys as the current one', () => {
  const keys = parseVaultKeys({ VAULT_KEYS: `b:${KEY}, a:${KEY}` })
  expect(keys.map(({ id }) => id)).toEqual(['b', 'a'])
})
