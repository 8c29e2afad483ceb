import { listSandboxEndpoints } from '@kadr/sandbox/networks/all-fakes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../test/fake-clock.ts'
import { type SandboxNetworks, startNetworks } from '../../test/sandbox-networks.ts'
import { createTestConfig } from '../../test/test-config.ts'
import { type Config, loadConfig } from '../config/config.ts'
import { SANDBOX_NETWORKS_PATH } from '../config/sandbox-credentials.ts'
import { type Finding, hasErrors } from './finding.ts'
import { runDoctor } from './run-doctor.ts'

const clock = createFakeClock(new Date('2026-11-16T12:00:00.000Z'))
const PUBLIC_URL = 'https://kadr.example'
const VERIFICATION = 'tiktokABC.txt=tiktok-developers-site-verification=ABC'
const ENV = { NODE_ENV: 'production', PUBLIC_URL, VERIFICATION_FILES: VERIFICATION } as const

let networks: SandboxNetworks
beforeAll(async () => {
  networks = await startNetworks(clock)
})
afterAll(() => networks.stop())

/** An installation with keys for every network, whose networks are played by the sandbox. */
const installed = ({
  secret = 'kadr-local-secret',
  ...over
}: Partial<Config> & { secret?: string } = {}) => {
  const base = `${networks.config.publicUrl}${SANDBOX_NETWORKS_PATH}`
  const urls = listSandboxEndpoints({ browserUrl: base, serverUrl: base })
  const config = { ...createTestConfig(), ...loadConfig(ENV), ...over }
  const app = { clientId: 'kadr-local', clientSecret: secret }
  const entries = Object.keys(config.networks).map((network) => [
    network,
    {
      apps: {
        default: app,
        popup: app,
        'facebook-business': {
          ...app,
          clientId: 'kadr-facebook',
          clientSecret: secret === 'kadr-local-secret' ? 'kadr-facebook-secret' : secret,
        },
      },
      endpoints: urls[network] ?? {},
    },
  ])
  return {
    ...config,
    networks: { ...config.networks, ...Object.fromEntries(entries) },
    telegram: {
      botToken: secret === 'kadr-local-secret' ? '700001:token' : '700001:revoked',
      botName: 'kadr_local_bot',
      initDataMaxAgeSeconds: 1,
    },
  }
}

/** The site answers as this program does. */
const answering: typeof fetch = async (input, init) => {
  const url = String(input)
  const date = { date: clock.now().toUTCString() }
  if (url === `${PUBLIC_URL}/health`) return new Response('{"status":"ok"}', { headers: date })
  if (url === `${PUBLIC_URL}/tiktokABC.txt`) {
    return new Response('tiktok-developers-site-verification=ABC')
  }
  if (init?.method === 'HEAD') return new Response(null, { headers: date })
  throw new TypeError('fetch failed')
}
const examine = (config: Config, given: typeof fetch = answering) =>
  runDoctor({ config, fetch: given, now: clock.now, timeUrls: ['https://time.example/'] })
const of = (findings: readonly Finding[], subject: string) =>
  findings.filter((one) => one.subject === subject)
const levels = (findings: readonly Finding[], subject: string) =>
  of(findings, subject).map(({ level }) => level)

describe('the doctor', () => {
  it('finds keys that every network accepts, and names the addresses of return', async () => {
    const findings = await examine(installed())
    for (const title of ['YouTube', 'TikTok', 'LinkedIn', 'Threads', 'Pinterest', 'Instagram']) {
      expect([title, of(findings, title)[0]]).toEqual([
        title,
        { level: 'ok', subject: title, text: 'ключи приняты.' },
      ])
    }
    expect(levels(findings, 'Instagram (facebook-business)')).toEqual(['ok'])
    expect(levels(findings, 'Bluesky')).toEqual(['ok'])
    expect(levels(findings, 'Telegram')).toEqual(['ok'])
    expect(JSON.stringify(of(findings, 'LinkedIn'))).toContain(
      'https://kadr.example/api/auth/linkedin/callback',
    )
    expect(levels(findings, 'PUBLIC_URL')).toEqual(['ok'])
    expect(levels(findings, 'Подтверждение домена')).toEqual(['ok'])
    expect(levels(findings, 'Часы')).toEqual(['ok'])
  })

  it('refuses wrong keys by name', async () => {
    const findings = await examine(installed({ secret: 'wrong' }))
    for (const title of [
      'YouTube',
      'TikTok',
      'LinkedIn',
      'Threads',
      'Pinterest',
      'Instagram',
      'Telegram',
    ]) {
      expect([title, levels(findings, title)[0]]).toEqual([title, 'error'])
    }
    expect(levels(findings, 'Instagram (facebook-business)')).toEqual(['error'])
    expect(hasErrors(findings)).toBe(true)
  })

  it('says which keys are missing, and that without any nobody can sign in', async () => {
    const { networks: played, ...config } = installed()
    const { apps } = loadConfig(ENV).networks.youtube
    const { bluesky, ...keyed } = played
    const keyless = Object.fromEntries(
      Object.keys(keyed).map((network) => [network, { apps, endpoints: {} }]),
    )
    const bare = { ...config, ...loadConfig(ENV), networks: { ...played, ...keyless, bluesky } }
    const findings = await examine(bare)
    expect(levels(findings, 'YouTube')).toEqual(['warning'])
    expect(levels(findings, 'Telegram')).toEqual(['warning'])
    expect(levels(findings, 'Вход')).toEqual(['error'])
    const sandboxed = await examine(createTestConfig())
    expect(levels(sandboxed, 'YouTube')).toEqual(['info'])
    expect(levels(sandboxed, 'Вход')).toEqual([])
  })

  it('wants a public https address in production, where this program answers', async () => {
    const local = installed({ publicUrl: 'http://localhost:3000' })
    const findings = await examine(local)
    expect(levels(findings, 'PUBLIC_URL')).toEqual(['error'])
    expect(of(findings, 'Instagram').at(-1)?.text).toContain('https')
    const silent: typeof fetch = async () => {
      throw new TypeError('fetch failed')
    }
    const unanswered = await examine(installed(), silent)
    expect(levels(unanswered, 'PUBLIC_URL')).toEqual(['error'])
    expect(levels(unanswered, 'Подтверждение домена')).toEqual(['error'])
    expect(levels(unanswered, 'Часы')).toEqual(['warning'])
  })

  it('warns of a version that ends, and of a clock that is wrong', async () => {
    const later = new Date('2027-08-20T12:00:00.000Z')
    const findings = await runDoctor({
      config: installed(),
      fetch: answering,
      now: () => later,
      timeUrls: ['https://time.example/'],
    })
    expect(of(findings, 'LinkedIn').at(-1)).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('2027-09-15'),
    })
    expect(levels(findings, 'Часы')).toEqual(['error'])
  })

  it('misses ffmpeg where it is not', async () => {
    expect(levels(await examine(installed({ programPath: '/nowhere' })), 'ffmpeg')).toEqual([
      'error',
    ])
  })

  it('says of a webhook that leads elsewhere', async () => {
    const config = installed()
    const bot = { ...config.bot, isWebhook: true }
    expect(levels(await examine({ ...config, bot }), 'Telegram')).toEqual(['warning'])
  })
})
