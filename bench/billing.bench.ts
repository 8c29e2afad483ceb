import { Client } from 'pg'
import { reportLedger } from '../apps/server/src/modules/money/billing/payments/ledger-report.repository.ts'
import { renewDue } from '../apps/server/src/modules/money/billing/renewals/renew-due.ts'
import { createPayments } from '../apps/server/src/platform/outside/payments/payments.ts'
import { createFakeClock } from '../apps/server/test/fake-clock.ts'
import { createFakeProvider } from '../apps/server/test/fake-payments.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'

/** Renewals due on one day; the provider answers at once, so that our own work is measured. */
const RENEWALS = Number(process.argv[2] ?? 100_000)
const END = new Date('2026-12-01T09:00:00.000Z')
const DAY_MS = 86_400_000

const database = await startDatabase()
const app = await openBenchApp(database.url)
const clock = createFakeClock(new Date(END.getTime() - 30 * DAY_MS))
const provider = createFakeProvider()
const ctx = { ...app.ctx, clock, payments: createPayments([provider.provider]) }
// One connection: it holds a temporary table.
const client = new Client({ connectionString: database.url })
await client.connect()
const run = (text: string, values: unknown[] = []) => client.query(text, values)

const SNAPSHOT =
  '{"videoGenerations":100,"aiGenerations":70,"accountTracking":30,"connectedAccounts":10}'

/** People who bought a month, each at another second of the day. */
const fill = async () => {
  await run(
    `insert into users (id, first_name, last_name)
     select gen_random_uuid(), 'Покупатель', n::text from generate_series(1, $1::int) n`,
    [RENEWALS],
  )
  await run(`insert into workspaces (id, name, time_zone, personal_user_id)
    select gen_random_uuid(), 'Личное', 'Europe/Moscow', id from users where first_name = 'Покупатель'`)
  await run(`insert into workspace_members (workspace_id, user_id, role)
    select id, personal_user_id, 'owner' from workspaces where name = 'Личное'`)
  await run(`insert into subscriptions (user_id, anchor_at)
    select id, now() from users where first_name = 'Покупатель'`)
  await run(
    `create temporary table bought as
     select id as user_id, gen_random_uuid() as order_id, gen_random_uuid() as method_id,
       $1::timestamptz + make_interval(secs => (random() * 86400)::int) as ends_at
     from users where first_name = 'Покупатель'`,
    [END],
  )
  await run(
    `insert into paid_periods (id, user_id, order_id, source, plan, limits, unit, unit_ms, value, currency,
       starts_at, ends_at, anchor_at, points_anchor_at)
     select gen_random_uuid(), user_id, order_id, 'order', 'CREATOR', $1::jsonb, 'month', 2592000000, 149000, 'RUB',
       ends_at - interval '30 days', ends_at, ends_at - interval '30 days', ends_at - interval '30 days'
     from bought`,
    [SNAPSHOT],
  )
  const { rows } = await run('select method_id from bought')
  const seal = (id: string) =>
    ctx.vault.seal({
      table: 'payment_methods',
      rowId: id,
      field: 'sealed_token',
      text: `card-${id}`,
    })
  const ids = rows.map((row: { method_id: string }) => row.method_id)
  await run(
    `insert into payment_methods (id, user_id, provider, sealed_token, title)
     select bought.method_id, user_id, 'yookassa', sealed.token, 'Мир •• 4417'
     from bought join unnest($1::uuid[], $2::text[]) as sealed(id, token) on sealed.id = bought.method_id`,
    [ids, ids.map(seal)],
  )
  await run(`insert into renewals (user_id, state, provider, method_id, plan, billing_period, currency, amount,
      ends_at, act_at)
    select user_id, 'on', 'yookassa', method_id, 'CREATOR', 'monthly', 'RUB', 149000, ends_at,
      ends_at - interval '2 days' from bought`)
}

const measure = async (what: string) => {
  const startedAt = performance.now()
  const done = await renewDue({ ctx })
  const seconds = (performance.now() - startedAt) / 1000
  const rss = Math.round(process.memoryUsage().rss / 2 ** 20)
  const rate = Math.round(done / seconds)
  console.log(`${what}: ${done} in ${seconds.toFixed(1)} s, ${rate} a second, ${rss} MB`)
}

await fill()
clock.set(new Date(END.getTime() - DAY_MS))
await measure('notices')
await run(`insert into notifications (id, workspace_id, user_id, kind, title, text, key)
  select gen_random_uuid(), events.workspace_id, events.subject_id, 'renewal_coming', '', '', events.payload ->> 'key'
  from events where kind = 'renewal.announced'`)
// In life charges are spread over the day as purchases were; here all wait at once.
clock.set(new Date(END.getTime() + 2 * DAY_MS))
await measure('charges')
const { balances: _, ...figures } = await reportLedger({ db: ctx.db })
const { rows: spread } = await run(
  `select count(*)::int as due from renewals, generate_series(0, 23) hour
   where act_at >= $1::timestamptz + make_interval(hours => hour)
     and act_at < $1::timestamptz + make_interval(hours => hour + 1) group by hour order by 1 desc limit 1`,
  [new Date(END.getTime() + 29 * DAY_MS)],
)
console.log('largest hour of the next day of renewals:', spread[0]?.due ?? 0)
console.log(figures)
await client.end()
await app.close()
await database.stop()
process.exit(figures.unbalanced + figures.chargedTwice + figures.paidWithoutPlan === 0 ? 0 : 1)
