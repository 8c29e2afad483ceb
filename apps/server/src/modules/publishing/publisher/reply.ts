import {
  adapters,
  type Failure,
  type PrepareOutcome,
  type Progress,
  type PublishedPost,
  type ReconcileOutcome,
  type ReplyInput,
  type SubmitOutcome,
} from '@kadr/networks'
import { renewIfExpired } from '../connections/index.ts'
import { type AttemptRow, findLiveAttempt, openAttempt } from '../targets/index.ts'
import { nextReconcileAt } from './ask-network.ts'
import { nextRetryAt } from './fail-step.ts'
import { locatePost, nextLocateAt } from './locate.ts'
import { repliesOf } from './mark-published.ts'
import { type NetworkCall, openCall, toUnexpectedFailure, wasInterrupted } from './network-call.ts'
import { releaseTarget } from './prepare.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

const UNCONFIRMED = 'Сеть не подтвердила продолжение. Откройте пост и проверьте, вышло ли оно.'

type Reply = { part: number; text: string; isLast: boolean }

const findNextReply = (run: Run): Reply | undefined => {
  const texts = repliesOf(run)
  const text = texts[run.target.replies.length]
  if (text === undefined) return undefined
  const part = run.target.replies.length + 1
  return { part, text, isLast: part === texts.length }
}

const inputOf = ({ target }: Run, { input }: NetworkCall, { part, text }: Reply): ReplyInput => {
  const root = {
    externalId: target.externalId ?? '',
    url: target.url,
    details: target.externalDetails ?? {},
  }
  const { key, startedAt, settings } = input.publication
  return {
    ctx: input.ctx,
    account: input.account,
    root,
    parent: target.replies.at(-1) ?? root,
    key: `${key}-${part}`,
    text,
    // Later than the post it replies to, and the same on every attempt.
    startedAt: new Date(startedAt.getTime() + part),
    settings,
    progress: target.progress,
  }
}

const markSent = (
  run: Run,
  { reply, attempt, post }: { reply: Reply; attempt: AttemptRow; post: PublishedPost },
): StepResult => {
  const { externalId, url, details } = post
  const sent = { externalId, url, details: { ...details } }
  return save(run, {
    cause: 'reply_sent',
    values: { replies: [...run.target.replies, sent], progress: {}, failureCount: 0 },
    attempt: { id: attempt.id, state: 'published' },
    ...(reply.isLast && { nextAt: nextLocateAt(run) }),
  })
}

/** The post stays published; the remaining replies are dropped and the user is notified. */
const dropReplies = (
  run: Run,
  {
    attempt,
    state,
    failure,
  }: {
    attempt?: AttemptRow
    state: AttemptRow['state']
    failure: Pick<Failure, 'code' | 'message'>
  },
): StepResult =>
  save(run, {
    cause: 'reply_failed',
    note: failure.message,
    nextAt: null,
    ...(attempt && { attempt: { id: attempt.id, state, code: failure.code } }),
    problem: { kind: 'target.reply_failed', message: failure.message },
  })

const handleRejection = async (
  run: Run,
  {
    call,
    attempt,
    failure,
    progress,
  }: {
    call: NetworkCall
    attempt?: AttemptRow
    failure: Failure
    progress?: Progress | undefined
  },
): StepResult => {
  await renewIfExpired({ ctx: run.publisher.ctx, live: call.live, failure })
  const mayRetry = failure.kind === 'retryable' || failure.code === 'access_expired'
  const at = mayRetry ? nextRetryAt(run, failure) : undefined
  if (!at) return dropReplies(run, { ...(attempt && { attempt }), state: 'rejected', failure })
  return save(run, {
    values: {
      failureCount: run.target.failureCount + 1,
      ...(progress && { progress: { ...progress } }),
    },
    ...(attempt && { attempt: { id: attempt.id, state: 'rejected', code: failure.code } }),
    nextAt: at,
  })
}

const awaitReconciliation = (
  run: Run,
  { attempt, code }: { attempt: AttemptRow; code: string },
): StepResult => {
  const { clock, pace } = run.publisher
  return save(run, {
    attempt: { id: attempt.id, state: 'unknown', code },
    nextAt: new Date(clock.now().getTime() + pace.reconcileMinMs),
    keepsAccountLock: true,
  })
}

/** Records the attempt before the request, so that a crash can't send the reply twice. */
const sendReply = async (run: Run, reply: Reply, progress: Progress): StepResult => {
  const { clock } = run.publisher
  const { submit } = adapters[run.target.network].publish.reply ?? {}
  const opened: AttemptRow[] = []
  const target = await save(run, {
    values: { progress: { ...progress } },
    also: async (tx) => {
      const of = { targetId: run.target.id, part: reply.part }
      opened.push(await openAttempt({ db: tx, ...of, now: clock.now() }))
    },
  })
  const attempt = opened.at(-1)
  if (!target || !attempt || !submit) return undefined
  const fenced = { ...run, target }
  const access = await openCall(fenced, { isVisible: true })
  if (access.kind === 'closed') {
    return dropReplies(fenced, { attempt, state: 'rejected', failure: access.failure })
  }
  if (run.lease.isOver()) return undefined
  const { call } = access
  const outcome = await submit(inputOf(fenced, call, reply)).catch(
    (error): SubmitOutcome => ({ kind: 'unknown', code: toUnexpectedFailure(run, error).code }),
  )
  switch (outcome.kind) {
    case 'published':
      return markSent(fenced, { reply, attempt, post: outcome.post })
    case 'rejected':
      return handleRejection(fenced, { call, attempt, ...outcome })
    case 'accepted':
      return awaitReconciliation(fenced, { attempt, code: 'accepted' })
    case 'unknown':
      return awaitReconciliation(fenced, { attempt, code: outcome.code })
  }
}

const reconcileReply = async (run: Run, reply: Reply, attempt: AttemptRow): StepResult => {
  const { clock, pace } = run.publisher
  const { reconcile } = adapters[run.target.network].publish.reply ?? {}
  const opened = await openCall(run, { isVisible: false })
  const lost = { code: 'undecidable', message: UNCONFIRMED }
  if (opened.kind === 'closed' || !reconcile) {
    return dropReplies(run, { attempt, state: 'unknown', failure: lost })
  }
  const { call } = opened
  const outcome = await reconcile(inputOf(run, call, reply)).catch(
    (error): ReconcileOutcome => ({
      kind: 'unreachable',
      failure: toUnexpectedFailure(run, error),
    }),
  )
  if (wasInterrupted(run) && outcome.kind === 'unreachable') return releaseTarget(run)
  const now = clock.now().getTime()
  const elapsed = now - attempt.startedAt.getTime()
  switch (outcome.kind) {
    case 'published':
      return markSent(run, { reply, attempt, post: outcome.post })
    case 'absent': {
      const wait = pace.absentAfterMs - elapsed
      if (wait > 0) return save(run, { nextAt: new Date(now + wait), keepsAccountLock: true })
      return save(run, { attempt: { id: attempt.id, state: 'absent', code: 'absent' } })
    }
    case 'unreachable':
      await renewIfExpired({ ctx: run.publisher.ctx, live: call.live, failure: outcome.failure })
      if (elapsed <= pace.reconcileForMs) {
        return save(run, { nextAt: nextReconcileAt(run, attempt), keepsAccountLock: true })
      }
      return dropReplies(run, { attempt, state: 'unknown', failure: lost })
    default:
      return dropReplies(run, { attempt, state: 'unknown', failure: lost })
  }
}

/** Containers of a reply are not visible: an attempt is opened only when it is ready. */
const prepareReply = async (run: Run, reply: Reply): StepResult => {
  const { prepare } = adapters[run.target.network].publish.reply ?? {}
  if (!prepare) return sendReply(run, reply, run.target.progress)
  const opened = await openCall(run, { isVisible: false })
  if (opened.kind === 'closed') {
    return dropReplies(run, { state: 'rejected', failure: opened.failure })
  }
  const { call } = opened
  const outcome = await prepare(inputOf(run, call, reply)).catch(
    (error): PrepareOutcome => ({ kind: 'failed', failure: toUnexpectedFailure(run, error) }),
  )
  if (wasInterrupted(run)) return releaseTarget(run)
  switch (outcome.kind) {
    case 'ready':
      return sendReply(run, reply, outcome.progress)
    case 'step':
      return save(run, { values: { progress: { ...outcome.progress } } })
    case 'wait': {
      const { clock, pace } = run.publisher
      const at = clock.now().getTime() + (outcome.seconds * 1000) / pace.speed
      return save(run, { values: { progress: { ...outcome.progress } }, nextAt: new Date(at) })
    }
    case 'failed':
      return handleRejection(run, { call, ...outcome })
  }
}

/** First comment or next post of a thread. A lost reply never repeats the post it replies to. */
export const sendNext = async (run: Run): StepResult => {
  const reply = findNextReply(run)
  if (!reply) return locatePost(run)
  const of = { targetId: run.target.id, part: reply.part }
  const attempt = await findLiveAttempt({ db: run.publisher.ctx.db, ...of })
  return attempt ? reconcileReply(run, reply, attempt) : prepareReply(run, reply)
}
