import type { AutomationRule } from '@kadr/contract/automation-rule'
import type { RunFailureCode } from '@kadr/contract/automations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../context.ts'
import type { PostActor } from '../posts/index.ts'
import type { AutomationRow } from './automations.repository.ts'
import type { RunRow } from './runs.repository.ts'

/** What a step of a run needs. `rule` is the one the run was begun with. */
export type RunInput = {
  ctx: AppContext
  /** Opens addresses that a source names. */
  fetch: SafeFetch
  automation: AutomationRow
  run: RunRow
  rule: AutomationRule
  actor: PostActor
  signal: AbortSignal
}

/** How a step ended: it goes on, waits, or the run is over. */
export type StepOutcome =
  | { kind: 'next'; run: RunRow }
  /** A try is counted: after several the run is over. */
  | { kind: 'wait'; ms: number; isTry?: true }
  | { kind: 'made'; postId: string }
  | { kind: 'skipped'; code: RunFailureCode }
  | { kind: 'failed'; code: RunFailureCode; message?: string; postId?: string }
  /** It ended or was deleted meanwhile. */
  | { kind: 'gone' }

export const failed = (code: RunFailureCode, message?: string): StepOutcome => ({
  kind: 'failed',
  code,
  ...(message !== undefined && { message }),
})

/** Idempotency key of what a run makes. */
export const runKey = ({ id }: Pick<RunRow, 'id'>): string => `automation-${id}`

export const wait = (ms: number): StepOutcome => ({ kind: 'wait', ms })

export const isLate = ({ ctx, run }: Pick<RunInput, 'ctx' | 'run'>): boolean =>
  !run.isManual && run.dueAt <= ctx.clock.now()
