import type { RunFailureCode } from '@kadr/contract/automations'
import { findTooSimilar } from '@kadr/domain/automation/similar-text'
import { type Db, inTransaction, type Tx } from '../../db/connection.ts'
import { beginRun, refusalOf } from './begin-run.ts'
import { listRecentTexts, listTextsInMaking, lockTexts } from './earlier-posts.repository.ts'
import { type RunInput, runKey, type StepOutcome } from './run-step.ts'
import { changeRun } from './runs.repository.ts'

const MAX_ITEMS = 3
const RECENT = 60

/** Whether the accounts of the rule have had nearly the same words lately, or are about to. */
export const isTooSimilar = async (
  { automation, rule, run }: Pick<RunInput, 'automation' | 'rule' | 'run'>,
  { db, text }: { db: Db | Tx; text: string },
): Promise<boolean> => {
  const { workspaceId } = automation
  const connectionIds = rule.targets.map(({ connectionId }) => connectionId)
  const of = { db, workspaceId, connectionIds }
  // In this order: a reel that is posted between the two is in both.
  const inMaking = await listTextsInMaking({ ...of, runId: run.id })
  const earlier = await listRecentTexts({ ...of, ownKey: runKey(run), limit: RECENT })
  return findTooSimilar({ text, earlier: [...earlier, ...inMaking] }) !== null
}

/** Another item takes its place, three at most. */
export const refuseItem = async (
  input: RunInput,
  code: Extract<RunFailureCode, 'too_similar' | 'nothing_known'>,
): Promise<StepOutcome> => {
  const { ctx, run } = input
  const triedKeys = [...run.triedKeys, ...(run.itemKey === null ? [] : [run.itemKey])]
  const values = { triedKeys, failureCode: code, isChosen: false, aiTries: run.aiTries + 1 }
  const changed = await changeRun({ db: ctx.db, id: run.id, values })
  if (!changed) return { kind: 'gone' }
  return triedKeys.length >= MAX_ITEMS ? refusalOf(changed) : beginRun({ ...input, run: changed })
}

/** Stores words that are new. The lock is held until they are stored, so two runs at once can't both find theirs new. */
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
