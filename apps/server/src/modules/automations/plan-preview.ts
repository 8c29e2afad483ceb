import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { PlannedRun } from '@kadr/contract/planned-runs'
import type { PostTime } from '@kadr/contract/posts'
import type { AppContext } from '../../context.ts'
import type { AutomationRow } from './automations.repository.ts'
import { chooseRunStyle, type RunUse, rankSource, seedOf } from './rank-source.ts'
import { readUses } from './read-uses.ts'
import { listMoments, type RuleClock, readRuleClock } from './rule-moments.ts'
import { failureMessage } from './run-messages.ts'
import { listScheduledRuns, type RunRow } from './runs.repository.ts'
import { listSourceItems, type SourceItem } from './source-items.ts'

type Period = { from: Date; to: Date }
type Saved = Pick<AutomationRow, 'id' | 'workspaceId' | 'rule'>

/** What the plan of a rule is computed from. */
export type PlanFacts = {
  automationId: number | null
  clock: RuleClock
  items: readonly SourceItem[]
  uses: readonly RunUse[]
  /** Rows of planned moments in the period. */
  runs: readonly RunRow[]
}

const EMPTY_FEED = 'Ждёт новых записей'

const problemOf = ({ source }: AutomationRule): string =>
  source.kind === 'feed' || source.kind === 'price-list' ? EMPTY_FEED : failureMessage('no_items')

const isSkippedByUser = ({ state, failureCode }: RunRow) =>
  state === 'skipped' && failureCode === null

/** Rows that have become a post, failed or passed are no plan any more. */
const isPlan = (run: RunRow) =>
  run.state === 'planned' || run.state === 'making' || isSkippedByUser(run)

const momentOf = ({ dueAt, wallTime, timeZone }: RunRow): PostTime => ({
  at: dueAt.toISOString(),
  wallTime,
  timeZone,
})

/** Moments of the rule, and those that have a row whatever the rule says now. */
const mergeMoments = ({ clock, runs }: PlanFacts, { from, to }: Period): PostTime[] => {
  const byInstant = new Map(
    [...listMoments({ ...clock, after: from, until: to }), ...runs.map(momentOf)].map((moment) => [
      new Date(moment.at).getTime(),
      moment,
    ]),
  )
  return [...byInstant].toSorted(([one], [other]) => one - other).map(([, moment]) => moment)
}

/** The item a person has chosen or a run in the middle has taken. */
const itemOfRow = (run: RunRow | undefined): SourceItem | undefined =>
  run && run.itemKey !== null && (run.isChosen || run.state === 'making')
    ? { key: run.itemKey, title: run.itemTitle ?? run.itemKey }
    : undefined

/** One moment, after those before it have used their items. */
const planMoment = (
  { automationId, clock: { rule }, items }: PlanFacts,
  { time, run, uses }: { time: PostTime; run: RunRow | undefined; uses: readonly RunUse[] },
): PlannedRun => {
  const choice = { rule, uses, at: new Date(time.at), seed: seedOf(automationId) }
  const isSkipped = run !== undefined && isSkippedByUser(run)
  const item =
    itemOfRow(run) ?? (isSkipped ? undefined : rankSource({ ...choice, items })[0]) ?? null
  return {
    automationId,
    runId: run?.id ?? null,
    name: rule.name,
    output: rule.output,
    time,
    item: item && { key: item.key, title: item.title },
    style: run?.style ?? (item && chooseRunStyle(choice)),
    problem: item || isSkipped ? null : problemOf(rule),
    isSkipped,
    isChosen: run?.isChosen ?? false,
    connectionIds: rule.targets.map(({ connectionId }) => connectionId),
  }
}

/** The runs of a period as they would be made, one after the other. */
export const planPeriod = (facts: PlanFacts, period: Period): PlannedRun[] => {
  const uses = [...facts.uses]
  const planned: PlannedRun[] = []
  for (const time of mergeMoments(facts, period)) {
    const at = new Date(time.at)
    const run = facts.runs.find(({ dueAt }) => dueAt.getTime() === at.getTime())
    if (run && !isPlan(run)) continue
    const one = planMoment(facts, { time, run, uses })
    planned.push(one)
    // A run in the middle is among the uses already.
    if (one.item && !one.isSkipped && run?.state !== 'making') {
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
  const { id: automationId, workspaceId, rule } = row
  return {
    automationId,
    clock: await readRuleClock({ ctx, workspaceId, rule }),
    items: await listSourceItems({ ctx, workspaceId, automationId, source: rule.source }),
    uses: await readUses({ ctx, row }),
    runs: await listScheduledRuns({ db: ctx.db, automationIds: [automationId], from, to }),
  }
}
