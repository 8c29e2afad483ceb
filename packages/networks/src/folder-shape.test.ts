import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NETWORKS } from '@kadr/contract/networks'
import { fakes, listSandboxEndpoints } from '@kadr/sandbox/networks/all-fakes'
import { describe, expect, it } from 'vitest'
import { adapters } from './index.ts'

const SOURCE = import.meta.dirname
const PARTS = [
  'index.ts',
  'endpoints.ts',
  'connect.ts',
  'tokens.ts',
  'profile.ts',
  'options.ts',
  'metrics.ts',
  'publish.ts',
  'failures.ts',
  'wire.ts',
  'settings.ts',
  'setup.ts',
]
const BASE = 'https://kadr.test/sandbox'
const LIMIT = 400

const folders = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)

it('has one folder for every network and no other', () => {
  expect([...folders].sort()).toEqual([...NETWORKS].sort())
  expect(Object.keys(adapters).sort()).toEqual([...NETWORKS].sort())
})

it('has a fake for every network', () => {
  expect(Object.keys(fakes).sort()).toEqual([...NETWORKS].sort())
})

describe.each(NETWORKS)('the folder of %s', (id) => {
  const files = readdirSync(path.join(SOURCE, id))
  const adapter = adapters[id]

  it('has the same parts as the others and a test', () => {
    expect(files).toEqual(expect.arrayContaining([...PARTS, `${id}.test.ts`]))
  })

  it('declares itself in index.ts and does nothing else there', () => {
    const source = readFileSync(path.join(SOURCE, id, 'index.ts'), 'utf8')
    expect(source).not.toMatch(/=>|\bfunction\b|\bawait\b/)
    expect(source.match(/^export /gm)).toHaveLength(1)
  })

  it('keeps its files short', () => {
    const long = files.filter(
      (file) => readFileSync(path.join(SOURCE, id, file), 'utf8').split('\n').length > LIMIT,
    )
    expect(long).toEqual([])
  })

  it('fulfils its type: id, limits, ways to sign in, defaults of settings', () => {
    expect(adapter.id).toBe(id)
    expect(adapter.limits.network).toBe(id)
    expect(adapter.title).not.toBe('')
    expect(adapter.connect.default).toBeDefined()
    expect(adapter.settings.safeParse({}).success).toBe(true)
    for (const address of Object.values(adapter.endpoints)) {
      expect(address).toMatch(/^(https:\/\/|[\w.]+$)/)
    }
  })

  it('says how to register, what is reviewed and what ends', () => {
    const { portal, steps, review, beforeReview, apiVersion } = adapter.setup
    expect(portal.url).toMatch(/^https:/)
    expect(steps.length).toBeGreaterThan(1)
    expect(review).toMatch(/\.$/)
    expect(beforeReview.length).toBeGreaterThan(0)
    if (apiVersion) {
      expect(apiVersion.endsOn).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(adapter.endpoints.version).toBe(apiVersion.value)
    }
  })

  it('says what it counts and what it can be asked, or that it can not', () => {
    const { account, post } = adapter.metrics
    for (const reader of [account, post]) {
      if (reader === null) continue
      expect(reader.names.length).toBeGreaterThan(0)
      expect(new Set(reader.names).size).toBe(reader.names.length)
    }
    expect([null, 'function']).toContain(adapter.accountOptions && typeof adapter.accountOptions)
  })

  it('can be pointed at the sandbox as a whole', () => {
    const played = listSandboxEndpoints({ browserUrl: BASE, serverUrl: BASE })[id] ?? {}
    const real = Object.entries(adapter.endpoints)
      .filter(([, address]) => address.startsWith('https://'))
      .map(([name]) => name)
    const { extraScopes: _, ...addresses } = played
    expect(Object.keys(addresses).sort()).toEqual(real.sort())
    for (const address of Object.values(addresses)) {
      expect(address.startsWith(`https://kadr.test/sandbox/${id}`)).toBe(true)
    }
  })
})
