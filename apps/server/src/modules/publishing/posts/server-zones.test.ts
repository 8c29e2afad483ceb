import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, createDraft, newWriter, plan } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const SERVER_ZONES = [
  ['UTC', 0],
  ['Europe/Moscow', -180],
  ['America/New_York', 300],
  ['Asia/Kolkata', -330],
  ['Pacific/Chatham', -825],
] as const
let app: TestShell
let people = 0

beforeAll(async () => {
  app = await createTestApp({ clock: createFakeClock(new Date('2026-01-10T09:00:00Z')) })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await app.stop()
})

describe.each(SERVER_ZONES)('on a server in %s', (zone, offset) => {
  it.each([
    ['Europe/Moscow', '2026-03-28T09:00', '2026-03-28T06:00:00.000Z'],
    ['Europe/Moscow', '2026-03-29T09:00', '2026-03-29T06:00:00.000Z'],
    ['America/New_York', '2026-03-07T09:00', '2026-03-07T14:00:00.000Z'],
    ['America/New_York', '2026-03-08T09:00', '2026-03-08T13:00:00.000Z'],
    // DST: the first wall time is skipped, the second occurs twice.
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ])('%s %s is %s, also in the queue', async (timeZone, wallTime, at) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-01-10T00:00:00Z').getTimezoneOffset()).toBe(offset)
    people += 1
    const who = await newWriter(app, people)
    const draft = await createDraft(app, who, [await addAccount(app, who)])
    const post = await plan(app, who, draft, wallTime, { timeZone })
    expect(post.time).toEqual({ at, wallTime, timeZone })
    const { rows } = await app.database.pool.query(
      'select due_at, next_at from post_targets where post_id = $1',
      [post.id],
    )
    expect(rows).toEqual([{ due_at: new Date(at), next_at: new Date(at) }])
  })
})
