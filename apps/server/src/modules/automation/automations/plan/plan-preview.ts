import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import type { PostTime } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../../context.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { chooseRunStyle, type RunUse, rankSource, seedOf } from '../feeds/rank-source.ts'
import { readUses } from '../feeds/read-uses.ts'
import { listSourceItems, type SourceItem } from '../feeds/source-items.ts'
import { failureMessage } from '../run/run-messages.ts'
import { isSkippedByUser, listScheduledRuns, type RunRow } from '../run/runs.repository.ts'
import { listMoments, type RuleClock, readRuleClock } from './rule-moments.ts'

type Period = { from: Date; to: Date }
type Saved = Pick<AutomationRow, 'id' | 'workspaceId' | 'rule' | 'plannedUntil'>

/** Input of the plan of a rule. */
export type PlanFacts = {
  automationId: number | null
  clock: RuleClock
  items: readonly SourceItem[]
  uses: readonly RunUse[]
  /** Rows of planned moments in the period. */
  runs: readonly RunRow[]
  /** Moments up to here that have no row are not made: they came too soon. */
  plannedUntil: Date
  seed: string
}

const EMPTY_FEED = 'Ждёт новых записей'
const EMPTY_FOLDER = 'Клип выберется, когда видео будет расшифровано'
const ASKING = 'Нужны ответы'

const emptinessOf = ({ source }: AutomationRule): string => {
  if (source.kind === 'footage') return EMPTY_FOLDER
  return source.kind === 'feed' || source.kind === 'price-list'
    ? EMPTY_FEED
    : failureMessage('no_items')
}

/** Runs that became a post, failed or expired are not part of the plan. */
const isPlan = (run: RunRow) =>
  run.state === 'planned' ||
  run.state === 'making' ||
  run.state === 'asking' ||
  isSkippedByUser(run)

const momentOf = ({ dueAt, wallTime, timeZone }: RunRow): PostTime => ({
  at: dueAt.toISOString(),
  wallTime,
  timeZone,
})

/** Moments of the current rule, and those that already have a row. */
const mergeMoments = (
  { clock, runs, plannedUntil }: PlanFacts,
  { from, to }: Period,
): PostTime[] => {
  const after = new Date(Math.max(from.getTime(), plannedUntil.getTime()))
  const byInstant = new Map(
    [...listMoments({ ...clock, after, until: to }), ...runs.map(momentOf)].map((moment) => [
      new Date(moment.at).getTime(),
      moment,
    ]),
  )
  return [...byInstant].toSorted(([one], [other]) => one - other).map(([, moment]) => moment)
}

const isBegun = ({ state }: RunRow) => state === 'making' || state === 'asking'

/** The item chosen by a person or claimed by a started run. */
const itemOfRow = (run: RunRow | undefined): SourceItem | undefined =>
  run &&
  run.itemKey !== null &&
  (run.isChosen || isBegun(run)) &&
  !run.triedKeys.includes(run.itemKey)
    ? { key: run.itemKey, title: run.itemTitle ?? run.itemKey }
    : undefined

/** Plans one moment, after the earlier ones have used their items. */
const planMoment = (
  { automationId, clock: { rule }, items, seed }: PlanFacts,
  { time, run, uses }: { time: PostTime; run: RunRow | undefined; uses: readonly RunUse[] },
): PlannedRun => {
  const choice = { rule, uses, at: new Date(time.at), seed }
  const isSkipped = run !== undefined && isSkippedByUser(run)
  const untried = items.filter(({ key }) => !run?.triedKeys.includes(key))
  const item =
    itemOfRow(run) ?? (isSkipped ? undefined : rankSource({ ...choice, items: untried })[0]) ?? null
  const isEmpty = item === null && !isSkipped
  return {
    automationId,
    runId: run?.id ?? null,
    name: rule.name,
    output: rule.output,
    time,
    item: item && { key: item.key, title: item.title },
    style: run?.style ?? (item && chooseRunStyle(choice)),
    problem: isEmpty ? emptinessOf(rule) : run?.state === 'asking' ? ASKING : null,
    isEmpty,
    isSkipped,
    isChosen: run?.isChosen ?? false,
    connectionIds: rule.targets.map(({ connectionId }) => connectionId),
    rubricId: rule.rubricId ?? null,
  }
}

/** Simulates the runs of a period one after the other. The runner takes the items of its runs from here too. */
export const planPeriod = (facts: PlanFacts, period: Period): PlannedRun[] => {
  const uses = [...facts.uses]
  const planned: PlannedRun[] = []
  for (const time of mergeMoments(facts, period)) {
    const at = new Date(time.at)
    const run = facts.runs.find(({ dueAt }) => dueAt.getTime() === at.getTime())
    if (run && !isPlan(run)) continue
    const one = planMoment(facts, { time, run, uses })
    planned.push(one)
    // A started run is already counted among the uses.
    if (one.item && !one.isSkipped && !(run && isBegun(run))) {
      uses.push({ itemKey: one.item.key, style: one.style, at })
    }
  }
  return planned
}

export const readPlanFacts = async ({
  ctx,
  row,
  period: { from, to },
}: {
  ctx: AppContext
  row: Saved
  period: Period
}): Promise<PlanFacts> => {
  const { id: automationId, workspaceId, rule, plannedUntil } = row
  return {
    automationId,
    clock: await readRuleClock({ ctx, workspaceId, rule }),
    items: await listSourceItems({ ctx, workspaceId, automationId, source: rule.source }),
    uses: await readUses({ ctx, row }),
    runs: await listScheduledRuns({ db: ctx.db, automationIds: [automationId], from, to }),
    plannedUntil,
    seed: seedOf(row),
  }
}
