import type { RunFailureCode } from '@kadr/contract/automations'
import { findTooSimilar } from '@kadr/domain/automation/similar-text'
import { beginRun, refusalOf } from './begin-run.ts'
import { listRecentTexts } from './earlier-posts.repository.ts'
import type { RunInput, StepOutcome } from './run-step.ts'
import { changeRun } from './runs.repository.ts'

const MAX_ITEMS = 3
const RECENT = 60

/** Whether the accounts of the rule have had nearly the same words lately. */
export const isTooSimilar = async (
  { ctx, automation, rule }: RunInput,
  text: string,
): Promise<boolean> => {
  const { workspaceId } = automation
  const connectionIds = rule.targets.map(({ connectionId }) => connectionId)
  const earlier = await listRecentTexts({ db: ctx.db, workspaceId, connectionIds, limit: RECENT })
  return findTooSimilar({ text, earlier }) !== null
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
