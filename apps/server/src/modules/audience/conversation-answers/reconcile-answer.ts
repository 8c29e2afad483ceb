import { nextAnswerTry, RECONCILE_FOR_MS } from '@kadr/domain/audience/answer-times'
import { MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import type { AnswerReconcileOutcome } from '@kadr/networks'
import { inTransaction } from '../../../db/connection.ts'
import { renewIfExpired } from '../../publishing/connections/index.ts'
import type { ItemRow } from '../conversations/index.ts'
import { closeAttempts, findOpenAttempt, moveAnswer } from './answers.repository.ts'
import { failAnswer } from './fail-answer.ts'
import { markSent } from './mark-sent.ts'
import type { NetworkAccess } from './network-access.ts'
import { answeringOf, inputOf, type Sending } from './sending.ts'

const UNSURE = ['submitting', 'unknown'] as const
const FREE = { leaseOwner: null, leaseUntil: null }
const UNDECIDED = 'Сеть не подтвердила ответ. Откройте её и посмотрите, вышел ли он'
const LOST = 'Ответ не дошёл до сети. Отправьте его ещё раз'
const MIN_WAIT_MS = 3 * SECOND_MS
const MAX_WAIT_MS = 5 * MINUTE_MS

/** After a silence or a killed process: asks the network what has become of the answer. Never sends. */
export const reconcileAnswer = async (
  sending: Sending,
  { access, item }: { access: NetworkAccess; item: ItemRow },
): Promise<void> => {
  const { ctx, answer, owner, lease } = sending
  const attempt = await findOpenAttempt({ db: ctx.db, answerId: answer.id })
  const now = ctx.clock.now()
  const startedAt = attempt?.startedAt ?? answer.startedAt ?? answer.sendAfter
  const elapsed = now.getTime() - startedAt.getTime()
  const wait = async (ms: number) => {
    const nextAt = new Date(now.getTime() + ms)
    await inTransaction(ctx.db, (tx) =>
      moveAnswer({
        tx,
        id: answer.id,
        from: UNSURE,
        owner,
        values: { state: 'unknown', nextAt, message: 'Проверяем, вышел ли ответ', ...FREE },
      }),
    )
  }
  const giveUp = (message: string, code: string) =>
    failAnswer({ ctx, answer, owner, from: UNSURE, problem: 'needs_attention', code, message })
  const backOff = () => Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, elapsed / 2))
  if (access.kind === 'paused' && elapsed <= RECONCILE_FOR_MS) {
    return wait(Math.max(MIN_WAIT_MS, access.until.getTime() - now.getTime()))
  }
  const answering = access.kind === 'open' ? answeringOf(sending, access) : undefined
  if (access.kind !== 'open' || !answering) return giveUp(UNDECIDED, 'account_detached')
  try {
    const input = inputOf(sending, access, { item, startedAt: answer.startedAt ?? startedAt })
    const outcome: AnswerReconcileOutcome = await answering.reconcile(input).catch((error) => {
      ctx.log.error({ err: error, answerId: answer.id }, 'answers.reconcile.failed')
      return {
        kind: 'unreachable',
        failure: { kind: 'retryable', code: 'internal', message: UNDECIDED, action: 'retry' },
      }
    })
    if (lease.isOver()) return
    switch (outcome.kind) {
      case 'published':
        await inTransaction(ctx.db, (tx) =>
          markSent({ ctx, tx, answer, from: UNSURE, owner, post: outcome.post }),
        )
        return
      case 'undecidable':
        return giveUp(UNDECIDED, 'undecidable')
      case 'absent': {
        const early = answering.settleMs - elapsed
        if (early > 0) return wait(early + SECOND_MS)
        return sendAgain(sending, now)
      }
      case 'unreachable':
        await renewIfExpired({ ctx, live: access.live, failure: outcome.failure })
        if (elapsed > RECONCILE_FOR_MS) return giveUp(UNDECIDED, outcome.failure.code)
        return wait(backOff())
    }
  } finally {
    await access.finish()
  }
}

/** Read back and not there: the next attempt is safe. */
const sendAgain = async ({ ctx, answer, owner }: Sending, now: Date): Promise<void> => {
  const failureCount = answer.failureCount + 1
  const at = nextAnswerTry({ failures: failureCount, queuedAt: answer.sendAfter, now })
  const isOver = answer.expiresAt !== null && answer.expiresAt <= now
  if (!at || isOver) {
    await failAnswer({
      ctx,
      answer,
      owner,
      from: UNSURE,
      problem: 'absent',
      code: 'absent',
      message: LOST,
      attempt: 'absent',
    })
    return
  }
  await inTransaction(ctx.db, async (tx) => {
    const values = { state: 'queued', nextAt: at, failureCount, message: null, ...FREE } as const
    const moved = await moveAnswer({ tx, id: answer.id, from: UNSURE, owner, values })
    if (moved)
      await closeAttempts({ tx, answerId: answer.id, state: 'absent', code: 'absent', now })
  })
}
