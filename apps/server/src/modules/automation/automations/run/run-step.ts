import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { RunFailureCode } from '@kadr/contract/automation/automations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import type { Lease } from '../../../../platform/leases/lease.ts'
import type { PostActor } from '../../../publishing/posts/index.ts'
import type { AutomationRow } from '../automations.repository.ts'
import type { HeldRun, RunRow } from './runs.repository.ts'

/** Input of a step. `rule` is the snapshot the run was started with. */
export type RunInput = {
  ctx: AppContext
  /** Fetches URLs that a source contains. */
  fetch: SafeFetch
  automation: AutomationRow
  run: HeldRun
  /** No render is queued and no post is created after it has expired. */
  lease: Lease
  rule: AutomationRule
  actor: PostActor
  signal: AbortSignal
}

/** A step continues, waits, or ends the run. */
export type StepOutcome =
  | { kind: 'next'; run: HeldRun }
  /** `isTry`: counted as an attempt; after several the run ends. */
  | { kind: 'wait'; ms: number; isTry?: true }
  | { kind: 'made'; postId: string }
  | { kind: 'skipped'; code: RunFailureCode }
  | { kind: 'failed'; code: RunFailureCode; message?: string; postId?: string }
  /** The run ended or was deleted meanwhile, or another worker has claimed it. */
  | { kind: 'gone' }

export const failed = (code: RunFailureCode, message?: string): StepOutcome => ({
  kind: 'failed',
  code,
  ...(message !== undefined && { message }),
})

/** Idempotency key of everything a run creates. */
export const runKey = ({ id }: Pick<RunRow, 'id'>): string => `automation-${id}`

export const wait = (ms: number): StepOutcome => ({ kind: 'wait', ms })

export const isLate = ({ ctx, run }: Pick<RunInput, 'ctx' | 'run'>): boolean =>
  !run.isManual && run.dueAt <= ctx.clock.now()
