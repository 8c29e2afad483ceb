import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { runLeased } from '../../../platform/leases/run-leased.ts'
import { advanceAnswer } from './advance-answer.ts'
import { answerRows } from './answer-rows.repository.ts'
import { claimAnswers } from './answers.repository.ts'

const LEASE_MS = MINUTE_MS
/** Answers on their way in one process, each of another thread. */
const SLOTS = 8

/** Sends everything that is due; returns how many were claimed. Can be killed at any line. */
export const sendAnswers = ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<number> =>
  runLeased({
    ctx,
    name: 'answers',
    rows: answerRows,
    leaseMs: LEASE_MS,
    slots: SLOTS,
    signal,
    claim: ({ owner, limit }) =>
      claimAnswers({ db: ctx.db, clock: ctx.databaseClock, owner, leaseMs: LEASE_MS, limit }),
    idOf: ({ id }) => id,
    run: (answer, { owner, lease }) => advanceAnswer({ ctx, answer, owner, lease }),
  })
