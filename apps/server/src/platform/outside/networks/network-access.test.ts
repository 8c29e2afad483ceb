import { createServer } from 'node:http'
import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { adapters } from '@kadr/networks'
import { expect, it } from 'vitest'
import { loadConfig } from '../../../config/config.ts'
import { type Env, readEnv } from '../../../config/env.ts'
import { withSandboxCredentials } from '../../../config/sandbox-credentials.ts'
import { createSecrets } from '../../../config/secrets.ts'
import { findNetworkAccess } from './network-access.ts'
import { createNetworks } from './networks.ts'

const secrets = createSecrets(Buffer.alloc(32, 3))
const configOf = (env: Env) => withSandboxCredentials({ config: loadConfig(readEnv(env)), secrets })
const accessOf = (env: Env, network: Network, method = 'default') =>
  findNetworkAccess({ config: configOf(env), network, method })

const OUTSIDE: Env = { NODE_ENV: 'production', PUBLIC_URL: 'https://kadr.test' }
const TIKTOK: Env = { TIKTOK_CLIENT_ID: 'key', TIKTOK_CLIENT_SECRET: 'secret' }

it.each(NETWORKS)(
  'plays %s without credentials, pages for browsers and calls on the loopback',
  (network) => {
    const env = { PUBLIC_URL: 'https://kadr.test', PORT: '4000' }
    for (const method of Object.keys(adapters[network].connect)) {
      const endpoints = accessOf(env, network, method)?.endpoints ?? {}
      expect(Object.keys(endpoints)).toEqual(Object.keys(adapters[network].endpoints))
      const addresses = Object.values(endpoints).filter((address) => URL.canParse(address))
      for (const address of addresses) {
        expect(address).toMatch(
          /^(https:\/\/kadr\.test|http:\/\/127\.0\.0\.1:4000)\/sandbox\/net\//,
        )
      }
    }
  },
)

/** People give what they have made at the network: a password, a key. */
const WITHOUT_APPLICATION: readonly Network[] = ['bluesky', 'vk']

it.each(NETWORKS.filter((network) => !WITHOUT_APPLICATION.includes(network)))(
  'has no %s outside the sandbox without credentials',
  (network) => {
    expect(accessOf(OUTSIDE, network)).toBeUndefined()
  },
)

it('needs no application where people sign in with a password', () => {
  expect(accessOf(OUTSIDE, 'bluesky')).toEqual({
    app: { clientId: '', clientSecret: '' },
    endpoints: adapters.bluesky.endpoints,
    isSandbox: false,
  })
})

it('calls the real network with the given application, also beside the sandbox', () => {
  for (const env of [TIKTOK, { ...TIKTOK, ...OUTSIDE }]) {
    expect(accessOf(env, 'tiktok')).toEqual({
      app: { clientId: 'key', clientSecret: 'secret' },
      endpoints: adapters.tiktok.endpoints,
      isSandbox: false,
    })
  }
})

it('lets any address be another one', () => {
  const env = {
    ...TIKTOK,
    TIKTOK_API_URL: 'http://127.0.0.1:9/v2/',
    LINKEDIN_VERSION: '202701',
    BLUESKY_ENTRYWAY_URL: 'https://pds.test',
    INSTAGRAM_FACEBOOK_GRAPH_URL: 'http://graph.test',
  }
  expect(accessOf(env, 'tiktok')?.endpoints).toEqual({
    ...adapters.tiktok.endpoints,
    api: 'http://127.0.0.1:9/v2',
  })
  expect(accessOf(env, 'linkedin')?.endpoints.version).toBe('202701')
  expect(accessOf(env, 'bluesky')?.endpoints).toEqual({
    ...adapters.bluesky.endpoints,
    entryway: 'https://pds.test',
  })
  expect(accessOf(env, 'instagram')?.endpoints.facebookGraph).toBe('http://graph.test')
})

it('asks for an application of its own where a method signs in in another manner', () => {
  const env = {
    ...OUTSIDE,
    INSTAGRAM_CLIENT_ID: 'i',
    INSTAGRAM_CLIENT_SECRET: 's',
    YOUTUBE_CLIENT_ID: 'y',
    YOUTUBE_CLIENT_SECRET: 's',
  }
  expect(accessOf(env, 'youtube', 'popup')?.app.clientId).toBe('y')
  expect(accessOf(env, 'instagram', 'facebook-business')).toBeUndefined()
  const both = {
    ...env,
    INSTAGRAM_FACEBOOK_BUSINESS_CLIENT_ID: 'f',
    INSTAGRAM_FACEBOOK_BUSINESS_CLIENT_SECRET: 's',
  }
  expect(accessOf(both, 'instagram', 'facebook-business')?.app.clientId).toBe('f')
  expect(accessOf(both, 'instagram')?.app.clientId).toBe('i')
})

it('never signs in to pages of LinkedIn with the application of profiles', () => {
  const env = { ...OUTSIDE, LINKEDIN_CLIENT_ID: 'l', LINKEDIN_CLIENT_SECRET: 's' }
  expect(accessOf(env, 'linkedin')?.app.clientId).toBe('l')
  expect(accessOf(env, 'linkedin', 'pages')).toBeUndefined()
  const both = {
    ...env,
    LINKEDIN_PAGES_CLIENT_ID: 'p',
    LINKEDIN_PAGES_CLIENT_SECRET: 's',
    LINKEDIN_PAGES_EXTRA_SCOPES: 'w_organization_social_feed',
  }
  const pages = accessOf(both, 'linkedin', 'pages')
  expect(pages?.app.clientId).toBe('p')
  expect(pages?.endpoints.pagesExtraScopes).toBe('w_organization_social_feed')
})

it('takes the bot for its application', () => {
  const token = `1:${'a'.repeat(30)}`
  const env = { ...OUTSIDE, TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: 'kadr_bot' }
  expect(accessOf(env, 'telegram')).toEqual({
    app: { clientId: 'kadr_bot', clientSecret: token },
    endpoints: adapters.telegram.endpoints,
    isSandbox: false,
  })
})

it.each<[Env, RegExp]>([
  [{ TIKTOK_CLIENT_ID: 'key' }, /TIKTOK_CLIENT_ID и TIKTOK_CLIENT_SECRET задаются только вместе/],
  [{ TIKTOK_API_URL: 'tiktok' }, /TIKTOK_API_URL: ожидается адрес/],
])('says in one line what is wrong with %o', (env, message) => {
  expect(() => loadConfig(env)).toThrow(message)
})

it('keeps addresses that people name away from this machine, except its own networks', async () => {
  const server = createServer((_request, response) => response.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const config = configOf({ PORT: String(port) })
  const clock = { now: () => new Date() }
  const context = createNetworks({ config, clock }).findContext({
    network: 'bluesky',
    method: 'default',
  })
  const ask = (url: string) => context?.http({ method: 'GET', url, isUserGiven: true })
  try {
    expect(await ask(`http://127.0.0.1:${port}/sandbox/net/bluesky/pds/x`)).toMatchObject({
      kind: 'replied',
    })
    for (const path of ['/api/health', '/sandbox/net/../../health', '/sandbox/network']) {
      expect(await ask(`http://127.0.0.1:${port}${path}`)).toMatchObject({ kind: 'silent' })
    }
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
