import type { RunFailureCode } from '@kadr/contract/automation/automations'
import { findTooSimilar } from '@kadr/domain/automation/similar-text'
import { type Db, inTransaction, type Tx } from '../../../../db/connection.ts'
import { beginRun, refusalOf } from '../run/begin-run.ts'
import { type RunInput, runKey, type StepOutcome } from '../run/run-step.ts'
import { type RunRow, saveRun } from '../run/runs.repository.ts'
import { listRecentTexts, listTextsInMaking, lockTexts } from './earlier-posts.repository.ts'
import { retireItem } from './items.repository.ts'

const MAX_ITEMS = 3
const RECENT = 60

/** Whether these accounts have recently had, or are about to get, nearly the same text. */
export const isTooSimilar = async (
  { automation, rule, run }: Pick<RunInput, 'automation' | 'rule'> & { run: Pick<RunRow, 'id'> },
  { db, text }: { db: Db | Tx; text: string },
): Promise<boolean> => {
  const { workspaceId } = automation
  const connectionIds = rule.targets.map(({ connectionId }) => connectionId)
  const of = { db, workspaceId, connectionIds }
  // In this order, so that a reel posted between the two queries is found by at least one.
  const inMaking = await listTextsInMaking({ ...of, runId: run.id })
  const earlier = await listRecentTexts({ ...of, ownKey: runKey(run), limit: RECENT })
  return findTooSimilar({ text, earlier: [...earlier, ...inMaking] }) !== null
}

/** Tries another item, up to three times. */
export const refuseItem = async (
  input: RunInput,
  code: Extract<RunFailureCode, 'too_similar' | 'nothing_known'>,
): Promise<StepOutcome> => {
  const { ctx, automation, run, rule } = input
  // Each clip is used once: a later run would only refuse it again.
  if (rule.source.kind === 'footage' && run.itemKey !== null) {
    await retireItem({ db: ctx.db, automationId: automation.id, key: run.itemKey })
  }
  const triedKeys = [...run.triedKeys, ...(run.itemKey === null ? [] : [run.itemKey])]
  const values = { triedKeys, failureCode: code, isChosen: false, aiTries: run.aiTries + 1 }
  const changed = await saveRun({ db: ctx.db, run, values })
  if (!changed) return { kind: 'gone' }
  return triedKeys.length >= MAX_ITEMS ? refusalOf(changed) : beginRun({ ...input, run: changed })
}

/**
 * Stores a text that is new. The lock is held until the commit, so that two concurrent runs can't both store similar
 * texts.
 */
export const storeIfNew = async (
  input: RunInput,
  { text, store }: { text: string; store(): Promise<StepOutcome> },
): Promise<StepOutcome> => {
  const { ctx, automation } = input
  const stored = await inTransaction(ctx.db, async (tx) => {
    await lockTexts({ db: tx, workspaceId: automation.workspaceId })
    return (await isTooSimilar(input, { db: tx, text })) ? undefined : store()
  })
  return stored ?? refuseItem(input, 'too_similar')
}
