import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { Automation } from '@kadr/contract/automation/automations'
import { soonestFor } from '@kadr/domain/automation/making-time'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { wellFormed } from '@kadr/kit/well-formed'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendChange } from './automation-events.ts'
import {
  type AutomationRow,
  changeAutomation,
  findAutomationByKey,
  insertAutomation,
  listAutomations as listRows,
} from './automations.repository.ts'
import { conflict, staleVersion } from './failures.ts'
import { readNewSource, storeReading } from './feeds/check-feed.ts'
import { planAutomation } from './plan/plan-automations.ts'
import { skipCoveredMoments } from './plan/skip-covered-moments.ts'
import { assertRule } from './rules/check-rule.ts'
import {
  type AutomationActor,
  getAutomationRow,
  isInReach,
  lockAutomationOf,
} from './rules/find-automation.ts'
import { presentAutomation, presentAutomations } from './rules/present-automations.ts'
import { deletePlanned } from './run/runs.repository.ts'

type Input = { ctx: AppContext; actor: AutomationActor }
type AutomationKey = Input & { id: number }

const MAX_AUTOMATIONS = 100

export const listAutomations = async ({ ctx, actor }: Input) => {
  const rows = await listRows({ db: ctx.db, workspaceId: actor.workspaceId })
  const seen = rows.filter(({ rule }) => isInReach(rule, actor))
  return { items: await presentAutomations({ ctx, workspaceId: actor.workspaceId, rows: seen }) }
}

export const getAutomation = async (one: AutomationKey): Promise<Automation> =>
  presentAutomation({ ctx: one.ctx, row: await getAutomationRow(one) })

const assertRoom = async ({ tx, actor }: Pick<Input, 'actor'> & { tx: Tx }) => {
  const rows = await listRows({ db: tx, workspaceId: actor.workspaceId })
  if (rows.length < MAX_AUTOMATIONS) return
  throw conflict(`Автоматизаций уже ${MAX_AUTOMATIONS}. Удалите лишние`)
}

/** Idempotent by key. */
export const createAutomation = async ({
  ctx,
  fetch,
  actor,
  rule: given,
  isPaused,
  key,
}: Input & {
  fetch: SafeFetch
  rule: AutomationRule
  isPaused: boolean
  key?: string | undefined
}): Promise<Automation> => {
  const rule = wellFormed(given)
  const { workspaceId, userId } = actor
  const known = key && (await findAutomationByKey({ db: ctx.db, workspaceId, key }))
  if (known) return presentAutomation({ ctx, row: known })
  await assertRule({ ctx, workspaceId, rule })
  const reading = await readNewSource({ ctx, fetch, source: rule.source })
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
        plannedUntil: soonestFor({ rule, now }),
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
    await storeReading({ ctx, tx, automationId: inserted.id, reading })
    await appendChange({ tx, row: inserted, actorId: userId, change: 'created' })
    return isPaused ? inserted : planAutomation({ ctx, tx, row: inserted })
  })
  return presentAutomation({ ctx, row })
}

/** Deletes the planned runs and plans again from now on. Runs that were begun continue. */
const planAnew = async ({ ctx, tx, row }: { ctx: AppContext; tx: Tx; row: AutomationRow }) => {
  await deletePlanned({ db: tx, automationId: row.id })
  await skipCoveredMoments({ ctx, tx, row })
  return row.pausedAt === null ? planAutomation({ ctx, tx, row }) : row
}

/** Runs have the permissions of the user who last saved the rule. */
export const saveAutomation = async ({
  ctx,
  fetch,
  actor,
  id,
  version,
  rule: given,
}: AutomationKey & {
  fetch: SafeFetch
  version: number
  rule: AutomationRule
}): Promise<Automation> => {
  const rule = wellFormed(given)
  const { workspaceId, userId } = actor
  const { rule: earlier } = await getAutomationRow({ ctx, actor, id })
  await assertRule({ ctx, workspaceId, rule })
  const reading = await readNewSource({ ctx, fetch, source: rule.source, earlier: earlier.source })
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
        plannedUntil: soonestFor({ rule, now }),
        nextPlanAt: now,
        updatedAt: now,
      },
    })
    await storeReading({ ctx, tx, automationId: id, reading })
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

/** Moments during the pause are dropped; later ones are planned again with the items chosen before. */
const resume = async ({ ctx, tx, actor, row }: Input & { tx: Tx; row: AutomationRow }) => {
  const now = ctx.clock.now()
  await deletePlanned({ db: tx, automationId: row.id, until: now })
  const values = {
    pausedAt: null,
    pauseReason: null,
    failures: 0,
    authorId: actor.userId,
    plannedUntil: soonestFor({ rule: row.rule, now }),
    nextPlanAt: now,
    updatedAt: now,
  }
  const resumed = await changeAutomation({ db: tx, id: row.id, values })
  await appendChange({ tx, row: resumed, actorId: actor.userId, change: 'resumed' })
  return planAutomation({ ctx, tx, row: resumed })
}

/** Idempotent. With `version`, only while the rule has that version. */
export const pauseAutomation = async ({
  ctx,
  actor,
  id,
  isPaused,
  version,
}: AutomationKey & { isPaused: boolean; version?: number }): Promise<Automation> => {
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
