import type { PauseReason, RunFailureCode } from '@kadr/contract/automation/automations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { type AutomationRow, changeAutomation, lockAutomation } from '../automations.repository.ts'
import { failureMessage, pauseMessage } from './run-messages.ts'
import type { StepOutcome } from './run-step.ts'
import { type HeldRun, type NewRun, saveRun } from './runs.repository.ts'

type Ending = Extract<StepOutcome, { kind: 'made' | 'skipped' | 'failed' }>

const MAX_FAILURES = 3

/** Failures only a person can fix: the next run would fail too. */
const PAUSING: ReadonlySet<RunFailureCode> = new Set([
  'no_points',
  'no_items',
  'account_unavailable',
  'author_gone',
  'source_unavailable',
])

const findPause = ({
  ending,
  failures,
  isManual,
}: {
  ending: Ending
  failures: number
  isManual: boolean
}): PauseReason | undefined => {
  if (ending.kind !== 'failed' || isManual) return undefined
  if (PAUSING.has(ending.code)) return ending.code
  return failures >= MAX_FAILURES ? 'failures' : undefined
}

const valuesOf = (ending: Ending, now: Date): Partial<NewRun> => {
  const base = { state: ending.kind, nextTryAt: null, finishedAt: now }
  switch (ending.kind) {
    case 'made':
      return { ...base, postId: ending.postId, failureCode: null }
    case 'skipped':
      return { ...base, failureCode: ending.code, failureText: failureMessage(ending.code) }
    case 'failed':
      return {
        ...base,
        failureCode: ending.code,
        failureText: ending.message ?? failureMessage(ending.code),
        ...(ending.postId && { postId: ending.postId }),
      }
  }
}

const pauseByItself = async ({
  ctx,
  tx,
  row,
  reason,
  message,
}: {
  ctx: AppContext
  tx: Tx
  row: AutomationRow
  reason: PauseReason
  message: string | null
}) => {
  const at = ctx.clock.now()
  await changeAutomation({ db: tx, id: row.id, values: { pausedAt: at, pauseReason: reason } })
  await appendEvent({
    tx,
    kind: 'automation.paused',
    workspaceId: row.workspaceId,
    subjectId: row.uid,
    payload: {
      automationId: row.id,
      name: row.rule.name,
      reason,
      message: reason === 'failures' ? pauseMessage(reason) : (message ?? pauseMessage(reason)),
      authorId: row.authorId,
      at: at.toISOString(),
    },
  })
}

/** The end of the run, the failure count, the pause and the events are one transaction. */
export const endRun = ({
  ctx,
  run,
  ending,
  costs = {},
}: {
  ctx: AppContext
  run: HeldRun
  ending: Ending
  costs?: Partial<Pick<NewRun, 'videoCost' | 'aiCost'>>
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomation({ db: tx, id: run.automationId })
    if (!row) return
    const values = { ...valuesOf(ending, ctx.clock.now()), ...costs }
    const ended = await saveRun({ db: tx, run, values })
    if (!ended) return
    const failures = ending.kind === 'failed' ? row.failures + 1 : 0
    const isCounted = ending.kind !== 'skipped' && !run.isManual
    if (isCounted) await changeAutomation({ db: tx, id: row.id, values: { failures } })
    const pause = findPause({ ending, failures, isManual: run.isManual })
    const isPausing = pause !== undefined && row.pausedAt === null
    const rule = ended.rule ?? row.rule
    await appendEvent({
      tx,
      kind: 'automation.run_ended',
      workspaceId: row.workspaceId,
      subjectId: run.id,
      payload: {
        automationId: row.id,
        name: rule.name,
        state: ended.state,
        mode: rule.mode,
        isManual: run.isManual,
        message: ended.failureText,
        title: ended.itemTitle ?? '',
        madePostId: ended.postId,
        authorId: run.actorId ?? row.authorId,
        isPausing,
      },
    })
    if (isPausing) await pauseByItself({ ctx, tx, row, reason: pause, message: ended.failureText })
  })
