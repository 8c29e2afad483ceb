import type { AutomationRun } from '@kadr/contract/automation/automations'
import type { PostTime } from '@kadr/contract/publishing/posts'
import { soonestFor } from '@kadr/domain/automation/making-time'
import { toPostTime, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { declareJob } from '../../../../platform/jobs/enqueue.ts'
import { NO_LEASE } from '../../../../platform/leases/leased-rows.ts'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { conflict, invalid, noRun } from '../failures.ts'
import { rankSource } from '../feeds/rank-source.ts'
import {
  type AutomationActor,
  getAutomationRow,
  lockAutomationOf,
} from '../rules/find-automation.ts'
import { presentRun, presentRuns } from '../run/present-runs.ts'
import { wordsKey } from '../run/run-subject.ts'
import {
  changeRun,
  findRunAt,
  findRunByKey,
  insertRuns,
  type RunRow,
  restoreRun,
} from '../run/runs.repository.ts'
import { leadOf, newRunAt } from './plan-automations.ts'
import { planPeriod, readPlanFacts } from './plan-preview.ts'
import { listMoments, readRuleClock } from './rule-moments.ts'

export const declaredRunJob = declareJob({ name: 'automations.run', schema: z.object({}) })

/** Runs the job now instead of at the next minute. */
export const wakeRunner = ({ ctx, tx }: { ctx: AppContext; tx: Tx }): Promise<void> =>
  ctx.jobs.enqueue(declaredRunJob, {}, { tx, key: 'now' })

type Input = { ctx: AppContext; actor: AutomationActor; id: number }
type Held = { ctx: AppContext; tx: Tx; row: AutomationRow }

const DAYS_AHEAD = 62

const assertWorking = ({ pausedAt }: AutomationRow) => {
  if (pausedAt !== null) throw conflict('Автоматизация остановлена. Сначала включите её')
}

/** Inserts the row when the planner has not reached this moment yet. */
export const ensureRunAt = async ({
  ctx,
  tx,
  row,
  moment,
}: Held & { moment: PostTime }): Promise<RunRow> => {
  const dueAt = new Date(moment.at)
  const now = ctx.clock.now()
  const found = await findRunAt({ db: tx, automationId: row.id, dueAt })
  if (found) return found
  const [made] = await insertRuns({ db: tx, values: [newRunAt({ row, moment, now })] })
  if (!made) throw new Error('A run appeared though the automation is locked')
  return made
}

const getMoment = async ({
  ctx,
  tx,
  row,
  wallTime,
}: Held & { wallTime: string }): Promise<PostTime> => {
  const { workspaceId, rule } = row
  const clock = await readRuleClock({ ctx, tx, workspaceId, rule })
  const moment = toPostTime({ wallTime, timeZone: clock.timeZone })
  const at = new Date(moment.at)
  if (at <= ctx.clock.now()) throw conflict('Это время уже прошло')
  if (await findRunAt({ db: tx, automationId: row.id, dueAt: at })) return moment
  const before = new Date(at.getTime() - 1)
  const [planned] = listMoments({ ...clock, after: before, until: at })
  const isFar = at.getTime() - ctx.clock.now().getTime() > DAYS_AHEAD * DAY_MS
  if (!planned || isFar) throw noRun()
  return planned
}

/** The words of a clip were said: nothing can be made of others. */
const assertTopicFits = ({ rule }: Pick<AutomationRow, 'rule'>, topic: string | undefined) => {
  if (!topic || rule.source.kind !== 'footage') return
  throw invalid('topic', 'Рилсы этого правила режутся из видео: своя тема здесь не подойдёт')
}

const isOpen = ({ state }: RunRow) => state === 'planned' || state === 'asking'

const assertNotBegun = ({ state }: RunRow) => {
  if (state === 'making') throw conflict('Этот запуск уже делается')
  if (state === 'made' || state === 'failed') throw conflict('Этот запуск уже сделан')
}

/** Skips one planned moment, or restores it. */
export const skipPlannedRun = ({
  ctx,
  actor,
  id,
  wallTime,
  isSkipped,
}: Input & { wallTime: string; isSkipped: boolean }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomationOf({ tx, actor, id })
    const moment = await getMoment({ ctx, tx, row, wallTime })
    const run = await ensureRunAt({ ctx, tx, row, moment })
    assertNotBegun(run)
    if (isSkipped && isOpen(run)) {
      const finishedAt = ctx.clock.now()
      const values = { state: 'skipped', nextTryAt: null, finishedAt } as const
      await changeRun({ db: tx, id: run.id, values })
    }
    if (!isSkipped && run.state === 'skipped') {
      const nextTryAt = new Date(run.dueAt.getTime() - leadOf(row))
      await restoreRun({ db: tx, id: run.id, nextTryAt })
    }
    return {}
  })

/** The item next in turn after the current one. */
const chooseOther = async ({ ctx, row, run }: Omit<Held, 'tx'> & { run: RunRow }) => {
  const from = ctx.clock.now()
  const period = { from, to: new Date(run.dueAt) }
  const facts = await readPlanFacts({ ctx, row, period })
  const planned = planPeriod(facts, period)
  const current = planned.find(({ time }) => Date.parse(time.at) === run.dueAt.getTime())?.item
  const before = planned.flatMap(({ item, style, time, isSkipped }) =>
    item && !isSkipped && Date.parse(time.at) < run.dueAt.getTime()
      ? [{ itemKey: item.key, style, at: new Date(time.at) }]
      : [],
  )
  const ranked = rankSource({
    rule: row.rule,
    items: facts.items,
    uses: [...facts.uses, ...before],
    at: run.dueAt,
    seed: facts.seed,
  })
  const at = ranked.findIndex(({ key }) => key === current?.key)
  return ranked[(at + 1) % ranked.length]
}

/** Replaces the item of one planned moment by the next one or by a text of the person. */
export const swapPlannedRun = async ({
  ctx,
  actor,
  id,
  wallTime,
  topic,
}: Input & { wallTime: string; topic?: string | undefined }): Promise<Record<string, never>> => {
  const { row, run } = await inTransaction(ctx.db, async (tx) => {
    const held = await lockAutomationOf({ tx, actor, id })
    const moment = await getMoment({ ctx, tx, row: held, wallTime })
    assertTopicFits(held, topic)
    const found = await ensureRunAt({ ctx, tx, row: held, moment })
    assertNotBegun(found)
    return { row: held, run: found }
  })
  const words = topic?.toWellFormed()
  const item = words ? { key: wordsKey(words), title: words } : await chooseOther({ ctx, row, run })
  if (!item) throw conflict('Заменить нечем: в источнике больше ничего нет')
  const values = {
    itemKey: item.key,
    itemTitle: item.title,
    isChosen: true,
    // A person's text is published with the permissions of that person.
    actorId: words ? actor.userId : null,
  }
  await inTransaction(ctx.db, async (tx) => {
    await lockAutomationOf({ tx, actor, id })
    const now = await findRunAt({ db: tx, automationId: id, dueAt: run.dueAt })
    if (!now) throw noRun()
    assertNotBegun(now)
    const restarted = now.state === 'asking' && {
      ...NO_LEASE,
      state: 'planned' as const,
      answers: null,
      nextTryAt: ctx.clock.now(),
    }
    await changeRun({ db: tx, id: now.id, values: { ...values, ...restarted } })
  })
  return {}
}

/** Starts the next planned runs now; their posts keep the planned times. */
export const makePlannedRuns = async ({
  ctx,
  actor,
  id,
  count,
}: Input & { count: number }): Promise<{ items: AutomationRun[] }> => {
  const runs = await inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomationOf({ tx, actor, id })
    assertWorking(row)
    const now = ctx.clock.now()
    const { workspaceId, rule } = row
    const clock = await readRuleClock({ ctx, tx, workspaceId, rule })
    const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
    const begun: RunRow[] = []
    for (const moment of listMoments({ ...clock, after: soonestFor({ rule, now }), until })) {
      if (begun.length === count) break
      const run = await ensureRunAt({ ctx, tx, row, moment })
      if (run.state === 'skipped') continue
      const isWaiting = run.state === 'planned'
      const woken =
        isWaiting && (await changeRun({ db: tx, id: run.id, values: { nextTryAt: now } }))
      begun.push(woken || run)
    }
    if (begun.length === 0) throw conflict('Впереди нет ни одного запуска')
    await wakeRunner({ ctx, tx })
    return begun
  })
  return { items: await presentRuns({ ctx, workspaceId: actor.workspaceId, runs }) }
}

/** A run outside the schedule. Idempotent by key. */
export const runAutomation = async ({
  ctx,
  actor,
  id,
  topic,
  key,
}: Input & { topic?: string | undefined; key: string }): Promise<AutomationRun> => {
  const { workspaceId, userId } = actor
  assertTopicFits(await getAutomationRow({ ctx, actor, id }), topic)
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const words = topic?.toWellFormed()
  const run = await inTransaction(ctx.db, async (tx) => {
    await lockAutomationOf({ tx, actor, id })
    const earlier = await findRunByKey({ db: tx, automationId: id, key })
    if (earlier) return earlier
    const now = ctx.clock.now()
    const item = words ? { itemKey: wordsKey(words), itemTitle: words, isChosen: true } : {}
    const values = {
      automationId: id,
      workspaceId,
      dueAt: now,
      wallTime: toWallTime({ at: now, timeZone }),
      timeZone,
      isManual: true,
      key,
      actorId: userId,
      state: 'planned' as const,
      nextTryAt: now,
      createdAt: now,
      ...item,
    }
    const [made] = await insertRuns({ db: tx, values: [values] })
    if (!made) throw new Error('The run was not inserted')
    await wakeRunner({ ctx, tx })
    return made
  })
  return presentRun({ ctx, run })
}
