import { NETWORKS } from '@kadr/contract/publishing/networks'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { statusModule } from './index.ts'
import { judgeParts } from './judge-parts.ts'
import type { Figures } from './read-figures.ts'
import { recordStatus } from './watch-status.ts'

const FINE: Figures = {
  networks: NETWORKS.map((network) => ({
    network,
    isOn: true,
    isPaused: false,
    late: 0,
    stuck: 0,
  })),
  publishers: 4,
  renderers: 1,
  rendersQueued: 0,
  rendersMade: 0,
  oldestRenderSeconds: 0,
  oldestReadingSeconds: 0,
  isBotOn: true,
  oldestMessageSeconds: 0,
  arePaymentsOn: true,
  chargesFailedByUs: 0,
  noticesParked: 0,
  oldestNoticeSeconds: 0,
  unread: new Set(),
}

const stateOf = (figures: Partial<Figures>, part: string) =>
  judgeParts({ ...FINE, ...figures }).find(({ id }) => id === part)

const tiktok = (change: object) =>
  FINE.networks.map((one) => (one.network === 'tiktok' ? { ...one, ...change } : one))

it('says of a whole installation that it works', () => {
  const parts = judgeParts(FINE)
  expect(parts).toHaveLength(NETWORKS.length + 4)
  expect(parts.filter(({ state }) => state !== 'works')).toEqual([])
})

it.each([
  [
    'publishing_tiktok',
    'slow',
    { networks: tiktok({ late: 2, stuck: 1 }) },
    /Опаздывает 3\u00a0поста/,
  ],
  ['publishing_tiktok', 'slow', { networks: tiktok({ isPaused: true }) }, /Сеть не\u00a0отвечает/],
  ['publishing_tiktok', 'off', { networks: tiktok({ isOn: false }) }, /не\u00a0подключено/],
  ['publishing_tiktok', 'down', { publishers: 0 }, /не\u00a0выходят/],
  ['renders', 'down', { renderers: 0, rendersQueued: 3 }, /В\u00a0очереди 3\u00a0видео/],
  ['renders', 'slow', { rendersQueued: 9, oldestRenderSeconds: 900 }, /первое ждёт 15\u00a0минут/],
  ['analytics', 'slow', { oldestReadingSeconds: 7200 }, /на\u00a0120\u00a0минут/],
  ['bot', 'slow', { oldestMessageSeconds: 300 }, /опаздывают на\u00a05\u00a0минут/],
  ['payments', 'down', { chargesFailedByUs: 1 }, /по\u00a0нашей вине/],
  ['payments', 'slow', { noticesParked: 1 }, /с\u00a0опозданием/],
] as const)('says that %s is %s', (part, state, figures, text) => {
  expect(stateOf(figures, part)).toMatchObject({ state, text: expect.stringMatching(text) })
})

it('claims nothing of what could not be read', () => {
  for (const [module, part] of [
    ['publisher', 'publishing_youtube'],
    ['workers', 'renders'],
    ['generations', 'renders'],
    ['collector', 'analytics'],
    ['bot-outbox', 'bot'],
    ['billing', 'payments'],
  ] as const)
    expect(stateOf({ unread: new Set([module]) }, part)?.state).toBe('unknown')
})

const clock = createFakeClock(new Date('2026-11-18T11:05:00Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestShell(
    { modules: [statusModule], authenticate: async () => undefined },
    { clock },
  )
})
afterAll(() => app.stop())

const readTexts = async () => (await statusModule.siteValues?.(app.ctx)) ?? {}
const startRenderer = () =>
  app.database.pool.query(
    `insert into workers (id, kind, slots, seen_at)
     values (gen_random_uuid(), 'renderer', 1, $1), (gen_random_uuid(), 'publisher', 4, $1)`,
    [clock.now()],
  )

it('records what was down from its beginning to its end, once for all processes', async () => {
  await Promise.all([recordStatus(app.ctx), recordStatus(app.ctx)])
  expect((await readTexts()).status_renders_state).toBe('down')
  expect((await readTexts()).status_incident_0).toBeUndefined()
  clock.advance(27 * MINUTE_MS)
  await recordStatus(app.ctx)
  const lasting = Object.values(await readTexts())
  expect(lasting).toContain(
    '18\u00a0ноября, 14:05 и\u00a0до\u00a0сих пор по\u00a0Москве. Сборка видео: перерыв',
  )
  await startRenderer()
  await recordStatus(app.ctx)
  const texts = await readTexts()
  expect(texts.status_renders_state).toBe('works')
  expect(Object.values(texts)).toContain(
    '18\u00a0ноября, 14:05–14:32 по\u00a0Москве. Сборка видео: перерыв',
  )
})

it('does not call a restart an incident, and forgets old ones', async () => {
  const count = async () =>
    Object.keys(await readTexts()).filter((name) => name.startsWith('status_incident_')).length
  const before = await count()
  clock.advance(HOUR_MS)
  await recordStatus(app.ctx)
  clock.advance(MINUTE_MS)
  await startRenderer()
  await recordStatus(app.ctx)
  expect(await count()).toBe(before)
  clock.advance(91 * 24 * HOUR_MS)
  await statusModule.purge?.({ ctx: app.ctx })
  expect(await count()).toBe(0)
})
