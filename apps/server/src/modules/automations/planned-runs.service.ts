import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { PlannedRun } from '@kadr/contract/planned-runs'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { listAutomations } from './automations.repository.ts'
import { assertRule } from './check-rule.ts'
import { invalid } from './failures.ts'
import { type AutomationActor, getAutomationRow, isInReach } from './find-automation.ts'
import { planPeriod, readPlanFacts } from './plan-preview.ts'
import { readRuleClock } from './rule-moments.ts'
import { listSourceItems } from './source-items.ts'

type Input = { ctx: AppContext; actor: AutomationActor }

const MAX_DAYS = 62
const PREVIEW_DAYS = 30

/** The past is not planned. */
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

/** What a rule that is not saved would make in the next days. */
export const previewAutomation = async ({
  ctx,
  actor: { workspaceId },
  rule,
}: Input & { rule: AutomationRule }) => {
  await assertRule({ ctx, workspaceId, rule })
  const from = ctx.clock.now()
  const to = new Date(from.getTime() + PREVIEW_DAYS * DAY_MS)
  const source = { ctx, workspaceId, automationId: null, source: rule.source }
  const facts = {
    automationId: null,
    clock: await readRuleClock({ ctx, workspaceId, rule }),
    items: await listSourceItems(source),
    uses: [],
    runs: [],
  }
  return { items: planPeriod(facts, { from, to }) }
}
