import { can } from '@kadr/domain/permissions'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { listConnectedAccounts } from '../connections/index.ts'
import type { PostActor } from '../posts/index.ts'
import { findMembership } from '../workspaces/index.ts'
import { type AutomationRow, lockAutomation } from './automations.repository.ts'
import { findFeed } from './feeds.repository.ts'
import { isInReach } from './find-automation.ts'
import { chooseRunStyle, type RunUse, rankSource, seedOf } from './rank-source.ts'
import { readUses } from './read-uses.ts'
import { failed, isLate, type RunInput, type StepOutcome } from './run-step.ts'
import { changeRun, listUses, type RunRow } from './runs.repository.ts'
import { listSourceItems } from './source-items.ts'

/** The person a run acts for, with the rights of this moment. */
export const findRunActor = async ({
  ctx,
  automation,
  run,
}: {
  ctx: AppContext
  automation: AutomationRow
  run: RunRow
}): Promise<PostActor | undefined> => {
  const userId = run.actorId ?? automation.authorId
  if (userId === null) return undefined
  const { workspaceId } = automation
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership) return undefined
  const actor = { ...membership, userId }
  const isAllowed =
    can(actor, 'automations.write') && can(actor, 'posts.write') && can(actor, 'ai.use')
  return isAllowed && isInReach(run.rule ?? automation.rule, actor) ? actor : undefined
}

const isUsable = async ({ ctx, automation, rule }: RunInput): Promise<boolean> => {
  const accounts = await listConnectedAccounts({ ctx, workspaceId: automation.workspaceId })
  return rule.targets.every(({ connectionId }) => {
    const account = accounts.find(({ id }) => id === connectionId)
    return account !== undefined && account.access === 'active' && !account.isReadOnly
  })
}

/** The item chosen by a person, else the first in turn that was not refused. */
const chooseItem = async ({ ctx, automation, run, rule }: RunInput, uses: readonly RunUse[]) => {
  const { id: automationId, workspaceId } = automation
  if (run.isChosen && run.itemKey !== null && run.itemTitle !== null) {
    return { key: run.itemKey, title: run.itemTitle }
  }
  const items = await listSourceItems({ ctx, workspaceId, automationId, source: rule.source })
  const isAnyAllowed = run.isManual && rule.source.kind !== 'feed'
  const ranked = rankSource({
    rule: isAnyAllowed ? { ...rule, repeatAfterDays: 0 } : rule,
    items,
    uses,
    at: run.dueAt,
    seed: seedOf(automationId),
  })
  return ranked.find(({ key }) => !run.triedKeys.includes(key))
}

/** How a run ends whose items were all refused. */
export const refusalOf = ({ failureCode }: Pick<RunRow, 'failureCode'>): StepOutcome =>
  failureCode === 'nothing_known'
    ? failed('nothing_known')
    : { kind: 'skipped', code: 'too_similar' }

/** After so many readings that failed the address is wrong rather than down. */
const MAX_FEED_FAILURES = 5

/** Nothing new in a feed is usual; an empty list of one's own asks to be filled. */
const noItems = async ({ ctx, automation, rule, run }: RunInput): Promise<StepOutcome> => {
  if (run.triedKeys.length > 0) return refusalOf(run)
  const feed = await findFeed({ db: ctx.db, automationId: automation.id })
  if (feed && feed.failureCount >= MAX_FEED_FAILURES) {
    return failed('source_unavailable', feed.failureText ?? undefined)
  }
  return rule.source.kind === 'feed' || rule.source.kind === 'evergreen'
    ? { kind: 'skipped', code: 'no_items' }
    : failed('no_items')
}

/** Chooses what the run is made of and stores it with the rule of this moment. */
export const beginRun = async (input: RunInput): Promise<StepOutcome> => {
  const { ctx, automation, run, rule } = input
  if (isLate(input)) return { kind: 'skipped', code: 'too_late' }
  if (!(await isUsable(input))) return failed('account_unavailable')
  const uses = await readUses({ ctx, row: { ...automation, rule } })
  const others = uses.filter(({ runId }) => runId !== run.id)
  const item = await chooseItem(input, others)
  if (!item) return noItems(input)
  const seed = seedOf(automation.id)
  const style = chooseRunStyle({ rule, uses: others, at: run.dueAt, seed })
  return inTransaction(ctx.db, async (tx) => {
    await lockAutomation({ db: tx, id: automation.id })
    // Another run of the rule may have been begun since its uses were read.
    const begunSince = await listUses({ db: tx, automationId: automation.id })
    if (begunSince.length !== uses.length) return { kind: 'next', run }
    const values = {
      state: 'making',
      rule,
      itemKey: item.key,
      itemTitle: item.title,
      style,
    } as const
    const begun = await changeRun({ db: tx, id: run.id, values: { ...values, attempts: 0 } })
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
