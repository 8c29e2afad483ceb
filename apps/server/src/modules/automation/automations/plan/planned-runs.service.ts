import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { previewAutomation as previewRoute } from '@kadr/contract/automation/automations'
import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import type { RouteData } from '@kadr/contract/base/route'
import { soonestFor } from '@kadr/domain/automation/making-time'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { listAutomations } from '../automations.repository.ts'
import { invalid } from '../failures.ts'
import { isLinked } from '../feeds/check-feed.ts'
import type { ListPreviewItems } from '../feeds/preview-items.ts'
import { seedOf } from '../feeds/rank-source.ts'
import { assertRule } from '../rules/check-rule.ts'
import { coverTopics } from '../rules/cover-topics.ts'
import { type AutomationActor, getAutomationRow, isInReach } from '../rules/find-automation.ts'
import { type PlanFacts, planPeriod, readPlanFacts } from './plan-preview.ts'
import { findTooSoon, readRuleClock } from './rule-moments.ts'

type Input = { ctx: AppContext; actor: AutomationActor }

const MAX_DAYS = 62
const PREVIEW_DAYS = 30

/** Cut off at the present. */
const periodOf = ({ ctx, from, to }: { ctx: AppContext; from: string; to: string }) => {
  const now = ctx.clock.now()
  const period = { from: new Date(Math.max(Date.parse(from), now.getTime())), to: new Date(to) }
  if (period.to.getTime() - period.from.getTime() > MAX_DAYS * DAY_MS) {
    throw invalid('to', `Не больше ${MAX_DAYS} дней`)
  }
  return period
}

const listWorking = async ({
  ctx,
  actor,
  automationId,
}: Input & { automationId: number | undefined }) => {
  const rows =
    automationId === undefined
      ? await listAutomations({ db: ctx.db, workspaceId: actor.workspaceId })
      : [await getAutomationRow({ ctx, actor, id: automationId })]
  return rows.filter(({ pausedAt, rule }) => pausedAt === null && isInReach(rule, actor))
}

export const listPlannedRuns = async ({
  ctx,
  actor,
  from,
  to,
  automationId,
}: Input & { from: string; to: string; automationId?: number | undefined }) => {
  const period = periodOf({ ctx, from, to })
  const items: PlannedRun[] = []
  for (const row of await listWorking({ ctx, actor, automationId })) {
    items.push(...planPeriod(await readPlanFacts({ ctx, row, period }), period))
  }
  return { items: items.toSorted((one, other) => one.time.at.localeCompare(other.time.at, 'en')) }
}

const isSameSource = (one: AutomationRule, other: AutomationRule) =>
  isLinked(one.source) &&
  isLinked(other.source) &&
  one.source.kind === other.source.kind &&
  one.source.url === other.source.url

type Previewed = Input & {
  listItems: ListPreviewItems
  rule: AutomationRule
  /** Of the rule that is edited. */
  id?: number | undefined
}

/** Facts of a rule as it would be saved now: what it has used counts, what it has planned is planned anew. */
const readFactsOfEdited = async ({
  ctx,
  actor,
  listItems,
  rule,
  id,
  period,
}: Previewed & { period: { from: Date; to: Date } }): Promise<PlanFacts> => {
  const { workspaceId } = actor
  const plannedUntil = soonestFor({ rule, now: period.from })
  const { source } = rule
  const saved = id === undefined ? undefined : await getAutomationRow({ ctx, actor, id })
  if (saved) {
    const row = { ...saved, rule, plannedUntil }
    const facts = await readPlanFacts({ ctx, row, period })
    const isRead = !isLinked(source) || isSameSource(saved.rule, rule)
    const items = isRead ? facts.items : await listItems({ ctx, workspaceId, source })
    return { ...facts, items, runs: facts.runs.filter(({ state }) => state !== 'planned') }
  }
  return {
    automationId: null,
    clock: await readRuleClock({ ctx, workspaceId, rule }),
    items: await listItems({ ctx, workspaceId, source }),
    uses: [],
    runs: [],
    plannedUntil,
    seed: seedOf({ workspaceId, rule }),
  }
}

/** What an unsaved rule would make in the next days. */
export const previewAutomation = async (
  input: Previewed,
): Promise<RouteData<typeof previewRoute>> => {
  const { ctx, actor, rule } = input
  const { workspaceId } = actor
  await assertRule({ ctx, workspaceId, rule })
  const from = ctx.clock.now()
  const to = new Date(from.getTime() + PREVIEW_DAYS * DAY_MS)
  const facts = await readFactsOfEdited({ ...input, period: { from, to } })
  return {
    items: planPeriod(facts, { from, to }),
    tooSoon: findTooSoon({ ...facts, now: from }),
    coverage: await coverTopics({ ctx, workspaceId, rule }),
  }
}
