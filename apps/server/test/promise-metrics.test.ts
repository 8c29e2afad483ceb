import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from './people.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'
import { workspaceOf } from './workspace-of.ts'

let app: TestShell
let workspaceId = ''
let userId = ''
beforeAll(async () => {
  app = await createTestApp()
  const person = await signInAs(app, { id: 7 })
  userId = person.user.id
  workspaceId = await workspaceOf(app, person.token)
})
afterAll(() => app.stop())

const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

/** The value of one line of /metrics: `name` or `name{label="value"}`. */
const figure = async (line: string): Promise<number> => {
  const { body } = await app.http.inject('/metrics')
  const found = body.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1))
}

type Target = { state: string; dueMinutes: number; leaseMinutes?: number; waitsMinutes?: number }

const addTarget = async ({ state, dueMinutes, leaseMinutes, waitsMinutes }: Target) => {
  const [id, postId] = [newId(), newId()]
  await run(`insert into posts (id, workspace_id, text, search_text) values ($1, $2, 'п', 'п')`, [
    postId,
    workspaceId,
  ])
  await run(
    `insert into post_targets (id, workspace_id, post_id, network, account_title, settings, state, next_at, lease_until, waiting)
    values ($1, $2, $3, 'telegram', 'Канал', '{}', $4, now() - make_interval(mins => $5),
      now() + make_interval(mins => $6),
      case when $7::int is not null then jsonb_build_object('until', now() + make_interval(mins => $7)) end)`,
    [id, workspaceId, postId, state, dueMinutes, leaseMinutes ?? null, waitsMinutes ?? null],
  )
}

it('counts posts that are due and in nobody’s hand', async () => {
  expect(await figure('publisher_oldest_due_seconds')).toBe(0)
  await addTarget({ state: 'scheduled', dueMinutes: 0 })
  await addTarget({ state: 'scheduled', dueMinutes: 30, waitsMinutes: 5 })
  await addTarget({ state: 'preparing', dueMinutes: 30, leaseMinutes: 1 })
  await addTarget({ state: 'preparing', dueMinutes: 2 })
  expect(await figure('publisher_oldest_due_seconds')).toBe(0)
  await addTarget({ state: 'scheduled', dueMinutes: 2 })
  await addTarget({ state: 'submitting', dueMinutes: 10 })
  expect(await figure('publisher_late_targets{network="telegram"}')).toBe(1)
  expect(await figure('publisher_stuck_targets{network="telegram"}')).toBe(1)
  expect(await figure('publisher_oldest_due_seconds')).toBeGreaterThanOrEqual(600)
})

it('tells networks that posts wait for, while they do', async () => {
  await run(`insert into network_pauses (network, since, until, accounts, pauses)
    values ('bluesky', now(), now() + interval '1 minute', '{}', 1),
      ('threads', now(), now() - interval '1 minute', '{}', 1)`)
  expect(await figure('network_paused{network="bluesky"}')).toBe(1)
  expect(await figure('network_paused{network="threads"}')).toBeNaN()
})

it('tells accounts whose access is about to be lost from those that lost it', async () => {
  const add = (externalId: string, access: string, failures: number) =>
    run(
      `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes,
        missing_scopes, access, sealed_access_token, is_renewable, connected_at, refreshed_at, failure_count)
      values ($1, $2, 'youtube', 'own', $3, 'Канал', '{}', '{}', '{}', $4, 'x', true, now(), now(), $5)`,
      [newId(), workspaceId, externalId, access, failures],
    )
  await add('a', 'active', 2)
  await add('b', 'active', 3)
  await add('c', 'needs_reauth', 9)
  expect(await figure('connections{network="youtube",state="active"}')).toBe(1)
  expect(await figure('connections{network="youtube",state="failing"}')).toBe(1)
  expect(await figure('connections{network="youtube",state="needs_reauth"}')).toBe(1)
})

it('counts charges that failed, and tells how late the next step is', async () => {
  expect(await figure('plan_renewals_oldest_due_seconds')).toBe(0)
  await run(
    `insert into renewals (user_id, state, provider, plan, billing_period, currency, amount, ends_at, problem, act_at)
    values ($1, 'past_due', 'yookassa', 'CREATOR', 'monthly', 'RUB', 99000, now(), 'shop', now() - interval '10 minutes')`,
    [userId],
  )
  expect(await figure('plan_renewals_failing{problem="shop"}')).toBe(1)
  expect(await figure('plan_renewals_oldest_due_seconds')).toBeGreaterThanOrEqual(600)
})

it('counts figures that should have been read', async () => {
  const accountId = newId()
  await run(
    `insert into analytics_accounts (id, workspace_id, network, external_id, title)
    values ($1, $2, 'tiktok', 'a', 'Канал')`,
    [accountId, workspaceId],
  )
  await run(
    `insert into metric_subjects (id, workspace_id, kind, network, account_id, next_at)
    values ($1, $2, 'account', 'tiktok', $1, now() - interval '29 minutes')`,
    [accountId, workspaceId],
  )
  expect(await figure('analytics_oldest_due_seconds')).toBe(0)
  await run(`update metric_subjects set next_at = now() - interval '31 minutes'`)
  expect(await figure('analytics_overdue_subjects{network="tiktok"}')).toBe(1)
  expect(await figure('analytics_oldest_due_seconds')).toBeGreaterThanOrEqual(1860)
})

it('tells the line of renders, also when it is empty', async () => {
  expect(await figure('render_line{state="queued"}')).toBe(0)
  await run(
    `insert into generations (id, workspace_id, kind, title, output, state, scene, assets, seconds, fingerprint, cost, created_at)
    values ($1, $2, 'slideshow', 'Рилс', 'video', 'queued', '{}', '[]', 1, 'f', 1, now() - interval '1 minute')`,
    [newId(), workspaceId],
  )
  expect(await figure('render_line{state="queued"}')).toBe(1)
  expect(await figure('render_oldest_waiting_seconds')).toBeGreaterThanOrEqual(60)
})

it('tells for how long outboxes and consumers have been behind', async () => {
  await app.consumeEvents()
  expect(await figure('outbox_oldest_seconds{outbox="events"}')).toBe(0)
  await run(`insert into bot_messages (key, chat_id, method, params, due_at)
    values ('a', 1, 'sendMessage', '{}', now() - interval '2 minutes'),
      ('b', 2, 'sendMessage', '{}', now() + interval '2 minutes')`)
  await run(`insert into payment_webhooks (provider, event_id, kind, body, received_at)
    values ('stripe', 'e', 'payment', '{}', now() - interval '3 minutes')`)
  await run(
    `insert into events (workspace_id, kind, subject_id, payload, created_at)
    values ($1, 'figures.collected', $1, '{}', now() - interval '4 minutes')`,
    [workspaceId],
  )
  expect(await figure('outbox_oldest_seconds{outbox="bot_messages"}')).toBeGreaterThanOrEqual(120)
  expect(await figure('outbox_oldest_seconds{outbox="payment_webhooks"}')).toBeGreaterThanOrEqual(
    180,
  )
  expect(await figure('outbox_oldest_seconds{outbox="events"}')).toBeGreaterThanOrEqual(240)
  await run(`update events set position = nextval('event_positions') where position is null`)
  expect(await figure('outbox_oldest_seconds{outbox="events"}')).toBe(0)
  const consumer = app.consumers[0]?.name
  expect(
    await figure(`event_consumer_oldest_seconds{consumer="${consumer}"}`),
  ).toBeGreaterThanOrEqual(240)
})

it('counts places of live workers, and the room on the disk', async () => {
  expect(await figure('worker_slots{kind="publisher"}')).toBe(0)
  await run(
    `insert into workers (id, kind, slots, seen_at) values ($1, 'publisher', 8, now()), ($2, 'publisher', 8, now() - interval '1 minute')`,
    [newId(), newId()],
  )
  expect(await figure('worker_slots{kind="publisher"}')).toBe(8)
  expect(await figure('disk_bytes{kind="free"}')).toBeGreaterThan(0)
})
