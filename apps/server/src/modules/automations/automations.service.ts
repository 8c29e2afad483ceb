import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { Automation } from '@kadr/contract/automations'
import { wellFormed } from '@kadr/kit/well-formed'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendChange } from './automation-events.ts'
import {
  type AutomationRow,
  changeAutomation,
  findAutomationByKey,
  insertAutomation,
  listAutomations as listRows,
} from './automations.repository.ts'
import { assertRule } from './check-rule.ts'
import { conflict, staleVersion } from './failures.ts'
import {
  type AutomationActor,
  getAutomationRow,
  isInReach,
  lockAutomationOf,
} from './find-automation.ts'
import { keepOneADay } from './keep-one-a-day.ts'
import { planAutomation } from './plan-automations.ts'
import { presentAutomation, presentAutomations } from './present-automations.ts'
import { deletePlanned } from './runs.repository.ts'

type Input = { ctx: AppContext; actor: AutomationActor }
type One = Input & { id: number }

const MAX_AUTOMATIONS = 100

export const listAutomations = async ({ ctx, actor }: Input) => {
  const rows = await listRows({ db: ctx.db, workspaceId: actor.workspaceId })
  const seen = rows.filter(({ rule }) => isInReach(rule, actor))
  return { items: await presentAutomations({ ctx, workspaceId: actor.workspaceId, rows: seen }) }
}

export const getAutomation = async (one: One): Promise<Automation> =>
  presentAutomation({ ctx: one.ctx, row: await getAutomationRow(one) })

const assertRoom = async ({ tx, actor }: Pick<Input, 'actor'> & { tx: Tx }) => {
  const rows = await listRows({ db: tx, workspaceId: actor.workspaceId })
  if (rows.length < MAX_AUTOMATIONS) return
  throw conflict(`Автоматизаций уже ${MAX_AUTOMATIONS}. Удалите лишние`)
}

/** Idempotent by the key. */
export const createAutomation = async ({
  ctx,
  actor,
  rule: given,
  isPaused,
  key,
}: Input & {
  rule: AutomationRule
  isPaused: boolean
  key?: string | undefined
}): Promise<Automation> => {
  const rule = wellFormed(given)
  const { workspaceId, userId } = actor
  await assertRule({ ctx, workspaceId, rule })
  const row = await inTransaction(ctx.db, async (tx): Promise<AutomationRow> => {
    const earlier = key && (await findAutomationByKey({ db: tx, workspaceId, key }))
    if (earlier) return earlier
    await assertRoom({ tx, actor })
    const now = ctx.clock.now()
    const inserted = await insertAutomation({
      db: tx,
      values: {
        workspaceId,
        authorId: userId,
        rule,
        plannedUntil: now,
        nextPlanAt: now,
        key: key ?? null,
        createdAt: now,
        updatedAt: now,
        ...(isPaused && { pausedAt: now, pauseReason: 'user' as const }),
      },
    })
    if (!inserted) {
      const winner = key && (await findAutomationByKey({ db: tx, workspaceId, key }))
      if (!winner) throw new Error('The automation was not inserted')
      return winner
    }
    await appendChange({ tx, row: inserted, actorId: userId, change: 'created' })
    return isPaused ? inserted : planAutomation({ ctx, tx, row: inserted })
  })
  return presentAutomation({ ctx, row })
}

/** Forgets what is planned and plans anew from now on. What was begun goes on. */
const planAnew = async ({ ctx, tx, row }: { ctx: AppContext; tx: Tx; row: AutomationRow }) => {
  await deletePlanned({ db: tx, automationId: row.id })
  await keepOneADay({ ctx, tx, row })
  return row.pausedAt === null ? planAutomation({ ctx, tx, row }) : row
}

/** Runs have the permissions of the user who last saved the rule. */
export const saveAutomation = async ({
  ctx,
  actor,
  id,
  version,
  rule: given,
}: One & { version: number; rule: AutomationRule }): Promise<Automation> => {
  const rule = wellFormed(given)
  const { workspaceId, userId } = actor
  await getAutomationRow({ ctx, actor, id })
  await assertRule({ ctx, workspaceId, rule })
  const row = await inTransaction(ctx.db, async (tx) => {
    const before = await lockAutomationOf({ tx, actor, id })
    if (before.version !== version) throw staleVersion()
    const now = ctx.clock.now()
    const changed = await changeAutomation({
      db: tx,
      id,
      values: {
        rule,
        version: version + 1,
        authorId: userId,
        failures: 0,
        plannedUntil: now,
        nextPlanAt: now,
        updatedAt: now,
      },
    })
    await appendChange({ tx, row: changed, actorId: userId, change: 'saved' })
    return planAnew({ ctx, tx, row: changed })
  })
  return presentAutomation({ ctx, row })
}

const pause = async ({ ctx, tx, actor, row }: Input & { tx: Tx; row: AutomationRow }) => {
  const now = ctx.clock.now()
  const values = { pausedAt: now, pauseReason: 'user' as const, updatedAt: now }
  const paused = await changeAutomation({ db: tx, id: row.id, values })
  await appendChange({ tx, row: paused, actorId: actor.userId, change: 'paused' })
  return paused
}

/** Moments of the pause have passed; those ahead are planned again, as they were chosen. */
const resume = async ({ ctx, tx, actor, row }: Input & { tx: Tx; row: AutomationRow }) => {
  const now = ctx.clock.now()
  await deletePlanned({ db: tx, automationId: row.id, until: now })
  const values = {
    pausedAt: null,
    pauseReason: null,
    failures: 0,
    authorId: actor.userId,
    plannedUntil: now,
    nextPlanAt: now,
    updatedAt: now,
  }
  const resumed = await changeAutomation({ db: tx, id: row.id, values })
  await appendChange({ tx, row: resumed, actorId: actor.userId, change: 'resumed' })
  return planAutomation({ ctx, tx, row: resumed })
}

/** A repeated call changes nothing. With `version` only while the rule is as it was then. */
export const pauseAutomation = async ({
  ctx,
  actor,
  id,
  isPaused,
  version,
}: One & { isPaused: boolean; version?: number }): Promise<Automation> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    const before = await lockAutomationOf({ tx, actor, id })
    if (version !== undefined && before.version !== version) {
      throw conflict('Автоматизацию с тех пор изменили. Откройте её в Кадре')
    }
    if ((before.pausedAt !== null) === isPaused) return before
    return (isPaused ? pause : resume)({ ctx, tx, actor, row: before })
  })
  return presentAutomation({ ctx, row })
}
