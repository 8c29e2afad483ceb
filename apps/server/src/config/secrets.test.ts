import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kadr-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const load = (secretKey: string | null = null) => loadSecrets({ secretKey, dataDir })

it('generates a secret once and keeps it to its owner', () => {
  const first = load().derive('a')
  expect(load().derive('a')).toEqual(first)
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
})

it('gives each purpose a key of its own', () => {
  const secrets = load('x'.repeat(32))
  expect(secrets.derive('a')).toHaveLength(32)
  expect(secrets.derive('a')).not.toEqual(secrets.derive('b'))
  expect(load('y'.repeat(32)).derive('a')).not.toEqual(secrets.derive('a'))
})

it('refuses a damaged file instead of starting with a weak key', () => {
  writeFileSync(join(dataDir, 'secret.key'), 'short')
  expect(load).toThrow(/Файл секрета повреждён/)
})
