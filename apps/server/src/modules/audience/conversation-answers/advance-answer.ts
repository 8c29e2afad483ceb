import { nextAnswerTry } from '@kadr/domain/audience/answer-times'
import { SECOND_MS } from '@kadr/kit/durations'
import {
  type AnswerOutcome,
  type Failure,
  type MediaFile,
  PARENT_GONE,
  type PrepareOutcome,
  type Progress,
  WINDOW_CLOSED,
} from '@kadr/networks'
import { inTransaction } from '../../../db/connection.ts'
import { renewIfExpired } from '../../publishing/connections/index.ts'
import { findItem, type ItemRow, markItemGone } from '../conversations/index.ts'
import { answerPicture } from './answer-picture.ts'
import { type AnswerRow, closeAttempts, moveAnswer, openAttempt } from './answers.repository.ts'
import { failAnswer } from './fail-answer.ts'
import { markSent } from './mark-sent.ts'
import { type NetworkAccess, openAccess } from './network-access.ts'
import { reconcileAnswer } from './reconcile-answer.ts'
import { answeringOf, inputOf, type Sending } from './sending.ts'

type Open = Extract<NetworkAccess, { kind: 'open' }>

const FREE = { leaseOwner: null, leaseUntil: null }
/** The network may take a request that we broke off. */
const RECONCILE_AFTER_MS = 5 * SECOND_MS
const MAX_STEPS = 50

const later = async (
  { ctx, answer, owner }: Sending,
  until: Date,
  values: { message?: string | null; progress?: Progress; failureCount?: number } = {},
) => {
  const { progress, ...rest } = values
  await inTransaction(ctx.db, (tx) =>
    moveAnswer({
      tx,
      id: answer.id,
      from: ['queued'],
      owner,
      values: { nextAt: until, ...rest, ...(progress && { progress: { ...progress } }), ...FREE },
    }),
  )
}

const soon = ({ ctx }: Sending, seconds: number) =>
  new Date(ctx.clock.now().getTime() + seconds * SECOND_MS)

const unexpected = ({ ctx, answer }: Sending, error: unknown): Failure => {
  ctx.log.error({ err: error, answerId: answer.id }, 'answers.call.failed')
  return {
    kind: 'retryable',
    code: 'internal',
    message: 'Что-то пошло не так у нас. Мы повторим попытку сами',
    action: 'retry',
  }
}

/** Certainly not sent: tried again while it makes sense, unless the network does not want it. */
const handleRefusal = async (
  sending: Sending,
  open: Open,
  {
    failure,
    from,
    item,
    progress,
  }: {
    failure: Failure
    from: 'queued' | 'submitting'
    item: ItemRow
    progress?: Progress | undefined
  },
): Promise<void> => {
  const { ctx, answer, owner } = sending
  const now = ctx.clock.now()
  const { code, message } = failure
  if (code === PARENT_GONE) await markItemGone({ ctx, item })
  const isRenewed = await renewIfExpired({ ctx, live: open.live, failure })
  const mayRetry = failure.kind === 'retryable' || isRenewed
  const failureCount = answer.failureCount + 1
  const at = mayRetry
    ? nextAnswerTry({
        failures: failureCount,
        retryAt: failure.retryAt,
        queuedAt: answer.sendAfter,
        now,
      })
    : undefined
  if (!at) {
    const problem = code === WINDOW_CLOSED ? 'expired' : 'rejected'
    const attempt = from === 'submitting' ? { attempt: 'rejected' as const } : {}
    await failAnswer({ ctx, answer, owner, from: [from], problem, code, message, ...attempt })
    return
  }
  await inTransaction(ctx.db, async (tx) => {
    await moveAnswer({
      tx,
      id: answer.id,
      from: [from],
      owner,
      values: {
        state: 'queued',
        nextAt: at,
        failureCount,
        code,
        message,
        ...(progress && { progress: { ...progress } }),
        ...FREE,
      },
    })
    await closeAttempts({ tx, answerId: answer.id, state: 'rejected', code, now })
  })
}

/** Containers and uploads: nobody sees them. Undefined when it has to wait or has failed. */
const prepareAnswer = async (
  sending: Sending,
  open: Open,
  { item, picture }: { item: ItemRow; picture: MediaFile | undefined },
): Promise<Progress | undefined> => {
  const { prepare } = answeringOf(sending, open) ?? {}
  let { progress }: { progress: Progress } = sending.answer
  if (!prepare) return progress
  const startedAt = sending.answer.startedAt ?? sending.answer.sendAfter
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const input = { ...inputOf(sending, open, { item, startedAt, picture }), progress }
    const outcome: PrepareOutcome = await prepare(input).catch((error) => ({
      kind: 'failed',
      failure: unexpected(sending, error),
    }))
    if (sending.lease.isOver()) return undefined
    if (outcome.kind === 'ready') return outcome.progress
    if (outcome.kind === 'failed') {
      await handleRefusal(sending, open, { ...outcome, from: 'queued', item })
      return undefined
    }
    progress = outcome.progress
    if (outcome.kind === 'wait') {
      await later(sending, soon(sending, outcome.seconds), { progress })
      return undefined
    }
  }
  await later(sending, soon(sending, 1), { progress })
  return undefined
}

/**
 * Writes down that the call is going to be made, unless its time is over. After it, whoever comes next asks the network
 * what has become of it and never sends it again.
 */
const raiseFence = async (
  { ctx, answer, owner }: Sending,
  progress: Progress,
): Promise<AnswerRow | 'expired' | undefined> =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    if (answer.expiresAt && answer.expiresAt <= now) return 'expired'
    const moved = await moveAnswer({
      tx,
      id: answer.id,
      from: ['queued'],
      owner,
      values: {
        state: 'submitting',
        startedAt: answer.startedAt ?? now,
        progress: { ...progress },
        nextAt: new Date(now.getTime() + RECONCILE_AFTER_MS),
      },
    })
    if (moved) await openAttempt({ tx, answerId: answer.id, now })
    return moved
  })

const send = async (sending: Sending, open: Open, item: ItemRow): Promise<void> => {
  const { ctx, answer, owner, lease } = sending
  const answering = answeringOf(sending, open)
  if (!answering) {
    const message = 'Сеть не даёт ответить в личные'
    await failAnswer({
      ctx,
      answer,
      owner,
      from: ['queued'],
      problem: 'rejected',
      code: 'unsupported',
      message,
    })
    return
  }
  const chosen = await answerPicture({ ctx, answer, network: open.live.connection.network })
  if (chosen.kind === 'making') return later(sending, soon(sending, 3))
  if (chosen.kind === 'refused') {
    const { message } = chosen
    await failAnswer({
      ctx,
      answer,
      owner,
      from: ['queued'],
      problem: 'rejected',
      code: 'picture',
      message,
    })
    return
  }
  const { picture } = chosen
  const progress = await prepareAnswer(sending, open, { item, picture })
  if (!progress) return
  const fenced = await raiseFence(sending, progress)
  if (fenced === 'expired') {
    const message = 'Время ответа вышло раньше, чем его удалось отправить'
    await failAnswer({
      ctx,
      answer,
      owner,
      from: ['queued'],
      problem: 'expired',
      code: WINDOW_CLOSED,
      message,
    })
    return
  }
  if (!fenced || lease.isOver()) return
  const startedAt = fenced.startedAt ?? ctx.clock.now()
  const input = inputOf({ ...sending, answer: fenced }, open, { item, startedAt, picture })
  const outcome: AnswerOutcome = await answering.submit(input).catch((error) => ({
    kind: 'unknown',
    code: unexpected(sending, error).code,
  }))
  switch (outcome.kind) {
    case 'published':
      await inTransaction(ctx.db, (tx) =>
        markSent({ ctx, tx, answer: fenced, from: ['submitting'], owner, post: outcome.post }),
      )
      return
    case 'rejected':
      await handleRefusal({ ...sending, answer: fenced }, open, {
        ...outcome,
        from: 'submitting',
        item,
      })
      return
    case 'unknown':
      await inTransaction(ctx.db, (tx) =>
        moveAnswer({
          tx,
          id: answer.id,
          from: ['submitting'],
          owner,
          values: {
            state: 'unknown',
            code: outcome.code,
            message: 'Проверяем, вышел ли ответ',
            nextAt: new Date(ctx.clock.now().getTime() + RECONCILE_AFTER_MS),
            ...FREE,
          },
        }),
      )
  }
}

/** One step of one answer under its lease. */
export const advanceAnswer = async (sending: Sending): Promise<void> => {
  const { ctx, answer, owner, lease } = sending
  const { connectionId, state } = answer
  const item = await findItem({ db: ctx.db, id: answer.itemId })
  if (!item) return
  if (state === 'queued' && item.deletedAt) {
    const message = 'Сообщение, на которое вы отвечали, удалено автором'
    await failAnswer({
      ctx,
      answer,
      owner,
      from: ['queued'],
      problem: 'rejected',
      code: PARENT_GONE,
      message,
    })
    return
  }
  const access = await openAccess({ ctx, connectionId, lease })
  if (state !== 'queued') return reconcileAnswer(sending, { access, item })
  if (access.kind === 'paused') {
    if (answer.expiresAt && access.until > answer.expiresAt) {
      const message = 'Сеть занята дольше, чем даёт на ответ. Ответьте в её приложении'
      await failAnswer({
        ctx,
        answer,
        owner,
        from: ['queued'],
        problem: 'expired',
        code: 'quota',
        message,
      })
      return
    }
    return later(sending, access.until, { message: access.message })
  }
  if (access.kind === 'closed') {
    const { code, message } = access
    await failAnswer({ ctx, answer, owner, from: ['queued'], problem: 'rejected', code, message })
    return
  }
  try {
    await send(sending, access, item)
  } finally {
    await access.finish()
  }
}
