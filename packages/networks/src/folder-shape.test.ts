import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ALL_NETWORKS, HAND_NETWORKS, NETWORKS } from '@kadr/contract/publishing/networks'
import { NETWORK_METRICS } from '@kadr/domain/insight/network-metrics'
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
  'quota.ts',
  'retention.ts',
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
  expect([...folders].sort()).toEqual([...ALL_NETWORKS].sort())
  expect(Object.keys(adapters).sort()).toEqual([...ALL_NETWORKS].sort())
})

it('has a fake for every network', () => {
  expect(Object.keys(fakes)).toEqual(expect.arrayContaining([...NETWORKS]))
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

  it('fulfils its type: id, limits, methods to sign in, defaults of settings', () => {
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
    const { account, items, tracking } = adapter.metrics
    const told = NETWORK_METRICS[id]
    const sorted = (names: readonly string[] = []) => [...names].sort()
    expect(sorted(account?.names)).toEqual(sorted(told.account))
    expect(sorted(account?.dayNames)).toEqual(sorted(told.days))
    expect(sorted(items?.names)).toEqual(sorted(told.item))
    expect(sorted(tracking?.account.names)).toEqual(sorted(told.tracked?.account))
    expect(sorted(tracking?.items.names)).toEqual(sorted(told.tracked?.item))
    expect(adapter.quota.limit).toBeGreaterThan(0)
    expect([null, 30, 365]).toContain(adapter.retention(adapter))
    expect([null, 'function']).toContain(adapter.accountOptions && typeof adapter.accountOptions)
  })

  it('has conversations, or says why not', () => {
    const { conversations, noConversations } = adapter
    expect(conversations === null).toBe(noConversations !== undefined)
    expect(files.includes('conversations.ts')).toBe(conversations !== null)
    expect(files.includes('conversations.test.ts')).toBe(conversations !== null)
    if (!conversations) {
      expect(noConversations).toMatch(/^Сеть не даёт: .+\.$/)
      return
    }
    // What comes in comes by reading or by updates of a bot.
    expect(Boolean(conversations.read) || Boolean(conversations.readUpdate)).toBe(true)
    const abilities = conversations.abilities({ details: {}, scopes: [] })
    expect(abilities.note).toMatch(/^[А-ЯA-Z].+[а-я].*\.$/)
    for (const { maximums } of [abilities.answerText, abilities.directText]) {
      expect(maximums.length).toBeGreaterThan(0)
    }
    const { hide, show, remove, like } = conversations
    const { canHide, canDelete, canLike } = abilities
    expect(Boolean(hide)).toBe(Boolean(show))
    expect([canHide && !hide, canDelete && !remove, canLike && !like]).toEqual([
      false,
      false,
      false,
    ])
    for (const step of conversations.hooks?.steps ?? []) expect(step).toMatch(/\.$/)
  })

  it('can be pointed at the sandbox as a whole', () => {
    const played = listSandboxEndpoints({ browserUrl: BASE, serverUrl: BASE })[id] ?? {}
    const real = Object.entries(adapter.endpoints)
      .filter(([, address]) => address.startsWith('https://'))
      .map(([name]) => name)
    const { extraScopes: _, pagesExtraScopes: _pages, ...addresses } = played
    expect(Object.keys(addresses).sort()).toEqual(real.sort())
    for (const address of Object.values(addresses)) {
      expect(address.startsWith(`https://kadr.test/sandbox/${id}`)).toBe(true)
    }
  })
})

describe.each(HAND_NETWORKS)('the folder of %s, where a person publishes', (id) => {
  const adapter = adapters[id]
  const connect = adapter.connect.default
  const workspaceId = 'workspace'
  const connectTo = (address: string) =>
    connect?.by === 'hand' ? connect.finish({ workspaceId, title: ' Кофе ', address }) : undefined

  it('declares the place, and defaults of settings', () => {
    expect(readdirSync(path.join(SOURCE, id)).sort()).toEqual(['index.ts', 'place.ts'])
    expect(adapter).toMatchObject({ id, endpoints: {}, limits: { network: id } })
    expect(adapter.settings.safeParse({}).success).toBe(true)
    expect(adapter.setup.review).toMatch(/\.$/)
  })

  it('takes an account by its address, apart for each workspace', () => {
    const { url } = adapter.setup.portal
    const outcome = connectTo(`${url.replace('https://', 'm.')}/kofe/?from=share`)
    expect(outcome).toMatchObject({
      kind: 'granted',
      grants: [{ profile: { title: 'Кофе', profileUrl: `${url}/kofe` } }],
    })
    const profile = outcome?.kind === 'granted' ? outcome.grants[0]?.profile : undefined
    expect(profile?.externalId).toContain(workspaceId)
    expect(profile && adapter.placeOf?.(profile)).toMatch(/^https:\/\//)
  })

  it.each(['', 'кофе', 'https://example.com/kofe', 'javascript:alert(1)'])(
    'refuses %s as an address, with an example',
    (address) => {
      const failure = { code: 'bad_address', message: expect.stringContaining('например') }
      expect(connectTo(address)).toMatchObject({ kind: 'failed', failure })
    },
  )

  it('sends nothing itself', async () => {
    const { default: _, ...others } = adapter.connect
    expect(others).toEqual({})
    expect(adapter.publish.reply).toBeNull()
    expect(Object.values(adapter.metrics)).toEqual([null, null, null, null])
    expect(adapter.conversations).toBeNull()
    expect(adapter.noConversations).toMatch(/^Сеть не даёт: .+\.$/)
  })
})
