import { UserError } from '@kadr/domain/base/app-error'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import type { AppContext } from '../../../context.ts'
import { type DatabaseConnection, inTransaction, openDatabase } from '../../../db/connection.ts'
import { releasePoints, releaseStaleReservations, reservePoints, spendPoints } from './index.ts'

const POOLS = 3
const SPENDERS = 9
const clock = createFakeClock()
let app: TestShell
let pools: DatabaseConnection[] = []
let nextId = 1

beforeAll(async () => {
  app = await createTestApp({ clock })
  pools = Array.from({ length: POOLS }, () =>
    openDatabase({ url: app.database.url, maxConnections: 4, onIdleError: () => undefined }),
  )
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await app.stop()
})

/** Few keys, so that they collide; more points requested than available. */
const errand = fc.record({
  key: fc.integer({ min: 0, max: 7 }).map((n) => ({ key: `key-${n}`, amount: 1 + (n % 3) })),
  end: fc.constantFrom('spend', 'release', 'spend twice', 'crash', 'roll back', 'both' as const),
})
type Errand = typeof errand extends fc.Arbitrary<infer T> ? T : never

const refused = (error: unknown) => {
  if (!(error instanceof UserError)) throw error
}

const settle = async ({ ctx, id, end }: { ctx: AppContext; id: string; end: Errand['end'] }) => {
  const spend = () => spendPoints({ ctx, reservationId: id }).catch(refused)
  const release = () => releasePoints({ ctx, reservationId: id }).catch(refused)
  if (end === 'spend') await spend()
  if (end === 'release') await release()
  if (end === 'spend twice') await Promise.all([spend(), spend()])
  if (end === 'both') await Promise.all([spend(), release()])
}

const run = async ({
  ctx,
  workspaceId,
  todo,
}: {
  ctx: AppContext
  workspaceId: string
  todo: Errand
}) => {
  const request = { ctx, workspaceId, kind: 'videoGenerations', ...todo.key } as const
  try {
    if (todo.end === 'roll back') {
      await inTransaction(ctx.db, async (tx) => {
        await reservePoints({ ...request, tx })
        throw new UserError({ code: 'CONFLICT', userMessage: 'the caller failed' })
      })
    } else {
      const { reservationId } = await reservePoints(request)
      await settle({ ctx, id: reservationId, end: todo.end })
    }
  } catch (error) {
    refused(error)
  }
}

/** The stored balance next to the sum of the ledger. */
const audit = async (userId: string) => {
  const { rows } = await app.database.pool.query(
    `select b.granted, b.reserved, b.spent, b.granted - b.reserved - b.spent as left,
      (select coalesce(sum(amount), 0)::int from points_entries e
        where e.user_id = b.user_id and e.kind = b.kind and type = 'spend') as ledger_spent,
      (select coalesce(sum(amount), 0)::int from points_entries e
        where e.user_id = b.user_id and e.kind = b.kind and type = 'reserve'
          and not exists (select 1 from points_entries s where s.reservation_id = e.id)) as ledger_open,
      (select count(*)::int from points_entries e
        where e.user_id = b.user_id and (type = 'reserve') and (settled_at is not null) is distinct from
          exists (select 1 from points_entries s where s.reservation_id = e.id)) as torn
     from points_balances b where b.user_id = $1 and b.kind = 'videoGenerations'`,
    [userId],
  )
  return rows[0]
}

it('never goes below zero and never loses or doubles a point, whoever spends and crashes', async () => {
  const errands = fc.array(fc.array(errand, { minLength: 1, maxLength: 5 }), {
    minLength: SPENDERS,
    maxLength: SPENDERS,
  })
  await fc.assert(
    fc.asyncProperty(errands, async (plans) => {
      const { token, user } = await signInAs(app, { id: nextId++ })
      const workspaceId = await workspaceOf(app, token)
      let isRunning = true
      const watch = async () => {
        while (isRunning) expect((await audit(user.id)).left).toBeGreaterThanOrEqual(0)
      }
      const spenders = plans.map(async (plan, index) => {
        const db = pools[index % POOLS]?.db ?? app.ctx.db
        for (const todo of plan) await run({ ctx: { ...app.ctx, db }, workspaceId, todo })
      })
      const watching = watch()
      await Promise.all(spenders)
      isRunning = false
      await watching

      const after = await audit(user.id)
      expect(after).toMatchObject({
        granted: 5,
        spent: after.ledger_spent,
        reserved: after.ledger_open,
        torn: 0,
      })
      clock.advance(24 * 3_600_000)
      await releaseStaleReservations({ ctx: app.ctx })
      expect(await audit(user.id)).toMatchObject({
        reserved: 0,
        ledger_open: 0,
        spent: after.spent,
        left: 5 - after.spent,
      })
    }),
    { numRuns: 25 },
  )
}, 180_000)
