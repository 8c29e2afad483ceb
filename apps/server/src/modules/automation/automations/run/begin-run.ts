import { soonestFor } from '@kadr/domain/automation/making-time'
import { MINUTE_MS } from '@kadr/kit/durations'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { listConnectedAccounts } from '../../../publishing/connections/index.ts'
import { lockAutomation } from '../automations.repository.ts'
import { findFeed } from '../feeds/feeds.repository.ts'
import { chooseRunStyle, isUsedOnce, type RunUse, rankSource } from '../feeds/rank-source.ts'
import { readUses } from '../feeds/read-uses.ts'
import { endWithoutClips } from '../footage/without-clips.ts'
import { type PlanFacts, planPeriod, readPlanFacts } from '../plan/plan-preview.ts'
import { failed, isLate, type RunInput, type StepOutcome, wait } from './run-step.ts'
import { listUses, type RunRow, saveRun } from './runs.repository.ts'

const isUsable = async ({ ctx, automation, rule }: RunInput): Promise<boolean> => {
  const accounts = await listConnectedAccounts({ ctx, workspaceId: automation.workspaceId })
  return rule.targets.every(({ connectionId }) => {
    const account = accounts.find(({ id }) => id === connectionId)
    return account !== undefined && account.access === 'active' && !account.isReadOnly
  })
}

type Planned = { item: { key: string; title: string }; style: string | null }

/** Outside the schedule: the item given by the person, or else the next in turn, however soon it was used. */
const planManual = ({ run, rule }: RunInput, facts: PlanFacts): Planned | undefined => {
  const choice = { rule, uses: facts.uses, at: run.dueAt, seed: facts.seed }
  const items = facts.items.filter(({ key }) => !run.triedKeys.includes(key))
  const given =
    run.isChosen && run.itemKey !== null && run.itemTitle !== null
      ? { key: run.itemKey, title: run.itemTitle }
      : undefined
  const repeatable = isUsedOnce(rule) ? rule : { ...rule, repeatAfterDays: 0 }
  const item = given ?? rankSource({ ...choice, rule: repeatable, items })[0]
  return item && { item, style: chooseRunStyle(choice) }
}

/** What the plan of the rule shows for this run. */
const planRun = async (input: RunInput, uses: readonly RunUse[]): Promise<Planned | undefined> => {
  const { ctx, automation, run, rule } = input
  const period = { from: ctx.clock.now(), to: run.dueAt }
  const facts = { ...(await readPlanFacts({ ctx, row: { ...automation, rule }, period })), uses }
  if (run.isManual) return planManual(input, facts)
  const planned = planPeriod(facts, period).find(
    ({ time }) => Date.parse(time.at) === run.dueAt.getTime(),
  )
  return planned?.item ? { item: planned.item, style: planned.style } : undefined
}

/** The outcome of a run whose items were all refused. */
export const refusalOf = ({ failureCode }: Pick<RunRow, 'failureCode'>): StepOutcome =>
  failureCode === 'nothing_known'
    ? failed('nothing_known')
    : { kind: 'skipped', code: 'too_similar' }

/** After this many failed readings the URL is considered wrong rather than down. */
const MAX_FEED_FAILURES = 5

/** As often as feeds are read. */
const LOOK_AGAIN_MS = 15 * MINUTE_MS

/** New items may come until the last moment the run can be made in time. */
const waitForItems = ({ ctx, run, rule }: RunInput): StepOutcome => {
  const left = run.dueAt.getTime() - soonestFor({ rule, now: ctx.clock.now() }).getTime()
  return run.isManual || left <= 0
    ? { kind: 'skipped', code: 'no_items' }
    : wait(Math.min(left, LOOK_AGAIN_MS))
}

/** A feed without new items is normal; an empty list of topics needs the person. */
const noItems = async (input: RunInput): Promise<StepOutcome> => {
  const { ctx, automation, rule, run } = input
  if (run.triedKeys.length > 0) return refusalOf(run)
  if (rule.source.kind === 'footage') {
    const outcome = waitForItems(input)
    return outcome.kind === 'wait' ? outcome : endWithoutClips(input)
  }
  const feed = await findFeed({ db: ctx.db, automationId: automation.id })
  if (feed && feed.failureCount >= MAX_FEED_FAILURES) {
    return failed('source_unavailable', feed.failureText ?? undefined)
  }
  return rule.source.kind === 'feed' || rule.source.kind === 'evergreen'
    ? waitForItems(input)
    : failed('no_items')
}

/** Chooses the item of the run and stores it with a snapshot of the rule. */
export const beginRun = async (input: RunInput): Promise<StepOutcome> => {
  const { ctx, automation, run, rule } = input
  if (isLate(input)) return { kind: 'skipped', code: 'too_late' }
  if (!(await isUsable(input))) return failed('account_unavailable')
  const uses = await readUses({ ctx, row: { ...automation, rule } })
  const others = uses.filter(({ runId }) => runId !== run.id)
  const planned = await planRun(input, others)
  if (!planned) return noItems(input)
  const { item, style } = planned
  return inTransaction(ctx.db, async (tx) => {
    await lockAutomation({ db: tx, id: automation.id })
    // Another run of the rule may have started since its uses were read.
    const begunSince = await listUses({ db: tx, automationId: automation.id })
    if (begunSince.length !== uses.length) return { kind: 'next', run }
    const values = {
      state: 'making',
      rule,
      itemKey: item.key,
      itemTitle: item.title,
      style,
    } as const
    const begun = await saveRun({ db: tx, run, values: { ...values, attempts: 0 } })
    if (!begun) return { kind: 'gone' }
    if (run.state === 'planned') {
      const { id: automationId, workspaceId } = automation
      const payload = { automationId }
      const event = { kind: 'automation.run_begun', subjectId: run.id, payload } as const
      await appendEvent({ tx, workspaceId, ...event })
    }
    return { kind: 'next', run: begun }
  })
}
