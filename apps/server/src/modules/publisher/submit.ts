import type { Failure, SubmitOutcome } from '@kadr/networks'
import { type AttemptRow, findLiveAttempt } from '../targets/index.ts'
import { failStep } from './fail-step.ts'
import { noteAnswer, openCall, unforeseen } from './network-call.ts'
import { published } from './published.ts'
import type { Run, Stepped } from './run.ts'
import { save } from './save.ts'

const inMs = ({ publisher }: Run, milliseconds: number) =>
  new Date(publisher.clock.now().getTime() + milliseconds)

/** Nobody knows what came of it: the network is asked before anything else is done. */
const awaitVerdict = async (run: Run, attempt: AttemptRow, code: string): Stepped => {
  await save(run, {
    cause: 'unknown',
    attempt: { id: attempt.id, state: 'unknown', code },
    nextAt: inMs(run, run.publisher.pace.reconcileMinMs),
    isAccountKept: true,
  })
  return undefined
}

/** An answer that never came says of the network what one of its failures would. */
const failureOf = (outcome: SubmitOutcome): Pick<Failure, 'isOutage'> | undefined => {
  if (outcome.kind === 'rejected') return outcome.failure
  return outcome.kind === 'unknown' ? { isOutage: true } : undefined
}

/** The one call others can see, made by the worker that wrote the fence, and once. */
export const submit = async (run: Run): Stepped => {
  const { ctx } = run.publisher
  const attempt = await findLiveAttempt({ db: ctx.db, targetId: run.target.id, part: 0 })
  if (!attempt) throw new Error('A target is being submitted without an attempt')
  const opened = await openCall(run, { isVisible: true })
  if (opened.kind === 'closed') {
    return failStep(run, { failure: opened.failure, attempt })
  }
  // Whoever has slept through the lease must not wake up and send.
  if (run.lease.isOver()) return undefined
  const { adapter, live, input } = opened.call
  const outcome = await adapter.publish
    .submit(input)
    .catch((error): SubmitOutcome => ({ kind: 'unknown', code: unforeseen(run, error).code }))
  // Whatever becomes of this note, what the network said has to be written.
  await noteAnswer(run, failureOf(outcome)).catch(() => undefined)
  switch (outcome.kind) {
    case 'published':
      return published(run, { post: outcome.post, attempt })
    case 'accepted':
      return save(run, {
        to: 'processing',
        cause: 'accepted',
        values: { progress: { ...outcome.progress } },
        attempt: { id: attempt.id, state: 'accepted' },
      })
    case 'rejected':
      return failStep(run, { ...outcome, live, attempt })
    case 'unknown':
      return awaitVerdict(run, attempt, outcome.code)
  }
}
