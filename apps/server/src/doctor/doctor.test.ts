import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const isRight = secret === 'kadr-local-secret'
  const app = { clientId: 'kadr-local', clientSecret: secret }
  const pages = { clientId: 'kadr-pages', clientSecret: isRight ? 'kadr-pages-secret' : secret }
  const entries = Object.keys(config.networks).map((network) => [
    network,
    {
      apps: {
        default: app,
        popup: app,
        pages,
        'facebook-business': {
          clientId: 'kadr-facebook',
          clientSecret: isRight ? 'kadr-facebook-secret' : secret,
        },
      },
      endpoints: urls[network] ?? {},
    },
  ])
  return {
    ...config,
    networks: { ...config.networks, ...Object.fromEntries(entries) },
    telegram: {
      botToken: isRight ? '700001:token' : '700001:revoked',
      botName: 'kadr_local_bot',
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
    expect(levels(findings, 'LinkedIn (pages)')).toEqual(['ok'])
    expect(levels(findings, 'Bluesky')).toEqual(['ok'])
    expect(levels(findings, 'Telegram')).toEqual(['ok'])
    expect(JSON.stringify(of(findings, 'LinkedIn'))).toContain(
      'https://kadr.example/api/auth/linkedin/callback',
    )
    const threads = of(findings, 'Threads').map(({ text }) => text)
    expect(threads).toContain(
      'адрес уведомлений о тех, кто убрал приложение: https://kadr.example/api/auth/threads/deauthorize',
    )
    expect(threads).toContain(
      'адрес запросов на удаление данных: https://kadr.example/api/auth/threads/delete-data',
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
    expect(levels(findings, 'LinkedIn (pages)')).toEqual(['error'])
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

  it('tells what is wrong with the engine of downloads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kadr-doctor-'))
    const program = join(folder, 'yt-dlp')
    const say = async (script: string | null) => {
      if (script) writeFileSync(program, script, { mode: 0o755 })
      const { downloads } = loadConfig(ENV)
      const config = installed({ downloads: { ...downloads, enginePath: program } })
      return of(await examine(config), 'yt-dlp')[0]?.text
    }
    try {
      expect(await say(null)).toContain('не найден')
      expect(await say('#!/bin/sh\necho "python3: not found" >&2; exit 127\n')).toContain(
        'нет Python',
      )
      expect(await say('#!/bin/sh\necho 2023.03.04\n')).toContain('старше трёх месяцев')
      expect(await say('#!/bin/sh\necho 2026.11.01\n')).toBe('версия 2026.11.01.')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('lists what the legal pages miss, the contact, and who writes texts', async () => {
    const { requisites } = loadConfig(ENV)
    const nobody = { chats: [], email: null }
    const bare = await examine(installed({ requisites, owner: nobody, supportUrl: null }))
    expect(of(bare, 'Реквизиты')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('LEGAL_OWNER, LEGAL_INN') },
    ])
    expect(of(bare, 'Поддержка')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('SUPPORT_URL') },
    ])
    expect(levels(bare, 'ИИ')).toEqual(['info'])
    const email = 'help@kadr.example'
    const known = await examine(installed({ requisites: { ...requisites, email } }))
    expect(of(known, 'Поддержка')).toMatchObject([{ level: 'ok', text: `${email}.` }])
  })

  /** The same installation with other settings of LinkedIn. */
  const withLinkedin = (change: {
    pages?: { clientId: string; clientSecret: string }
    endpoints?: Record<string, string>
  }) => {
    const config = installed()
    const { apps, endpoints } = config.networks.linkedin
    const linkedin = {
      apps: { ...apps, ...(change.pages && { pages: change.pages }) },
      endpoints: { ...endpoints, ...change.endpoints },
    }
    return { ...config, networks: { ...config.networks, linkedin } }
  }

  it('finds scopes of the other LinkedIn application, which would fail every sign-in', async () => {
    const extraScopes = 'r_organization_social w_organization_social rw_organization_admin'
    const members = await examine(withLinkedin({ endpoints: { extraScopes } }))
    expect(of(members, 'LinkedIn')[0]).toMatchObject({
      level: 'error',
      text: expect.stringMatching(/^LINKEDIN_EXTRA_SCOPES называет r_organization_social/),
    })
    expect(levels(members, 'LinkedIn (pages)')).toEqual(['ok'])
    const pages = await examine(withLinkedin({ endpoints: { pagesExtraScopes: 'openid' } }))
    expect(of(pages, 'LinkedIn (pages)')[0]).toMatchObject({
      level: 'error',
      text: expect.stringMatching(/^LINKEDIN_PAGES_EXTRA_SCOPES называет openid/),
    })
    expect(levels(pages, 'LinkedIn')[0]).toBe('ok')
  })

  it('finds one application given for two that have to be apart', async () => {
    const { apps } = installed().networks.linkedin
    const findings = await examine(withLinkedin(apps.default ? { pages: apps.default } : {}))
    expect(of(findings, 'LinkedIn (pages)')).toMatchObject([
      { level: 'error', text: expect.stringContaining('другое приложение') },
    ])
    // A popup of Google has the application of the redirect.
    expect(levels(findings, 'YouTube (popup)')).toEqual([])
  })

  it('says what is switched off at BotFather', async () => {
    const bot = { id: 700_001, is_bot: true, first_name: 'Кадр', username: 'kadr_local_bot' }
    const off = { has_main_web_app: false, supports_inline_queries: false, can_join_groups: false }
    const say = async (switches: object) => {
      const reply = { status: 200, json: { ok: true, result: { ...bot, ...switches } } }
      const fault = { network: 'telegram', path: '*/getMe', kind: 'scripted' } as const
      networks.host.setFault({ ...fault, reply, times: 1 })
      return of(await examine(installed()), 'Telegram')
    }
    const [told] = await say(off)
    expect(told?.level).toBe('warning')
    expect(told?.text).toMatch(/Configure Mini App.*\/setinline.*\/setjoingroups/)
    // A Bot API server of before these switches.
    expect(await say({})).toMatchObject([{ level: 'ok' }])
  })

  it('says of a webhook that leads elsewhere', async () => {
    const config = installed()
    const bot = { ...config.bot, isWebhook: true }
    expect(levels(await examine({ ...config, bot }), 'Telegram')).toEqual(['warning'])
  })
})
