import type { AiFailureCode } from '@kadr/contract/studio/ai'
import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import { askByKey } from '../../../studio/ai/index.ts'
import { failed, type RunInput, type StepOutcome, wait } from './run-step.ts'
import type { RunSubject } from './run-subject.ts'
import { hooksTaskOf, isOfSlides, taskOf } from './run-task.ts'
import { saveRun } from './runs.repository.ts'
import { type WrittenAnswer, writeOfAnswers } from './write-of-answers.ts'

/** An earlier request of this run is still running, or its process died and its lease has not expired. */
const BUSY_MS = 20 * SECOND_MS
const RETRY_MS = 2 * MINUTE_MS
/** The daily spending limit resets at midnight. */
const OFF_MS = 30 * MINUTE_MS
const MAX_TRIES = 4

/** The templates don't cover the topic: a retry would fail too. */
const UNABLE: ReadonlySet<AiFailureCode> = new Set(['unknown_topic', 'unable', 'unseen'])

type Answer = { kind: 'output'; output: AiOutput } | { kind: 'unable' } | StepOutcome

const refusedBy = (error: unknown): Answer => {
  if (!(error instanceof UserError)) throw error
  switch (error.code) {
    case 'PLAN_LIMIT_REACHED':
      return failed('no_points', error.userMessage)
    case 'CONFLICT':
    case 'RATE_LIMITED':
      return wait(BUSY_MS)
    case 'AI_OFF':
      return wait(OFF_MS)
    // The subject was deleted.
    case 'NOT_FOUND':
      return { kind: 'unable' }
    default:
      return failed('ai_failed', error.userMessage)
  }
}

const isBlank = (output: AiOutput) => output.kind === 'slideshow' && !output.isKnown

/** One request, idempotent by key. */
const ask = async (
  input: RunInput,
  { task, part }: { task: AiTask; part: string },
): Promise<Answer> => {
  const { ctx, actor, run, signal } = input
  const { workspaceId, userId } = actor
  const key = `automation-${run.id}-${run.aiTries}${part}`
  try {
    const asker = { workspaceId, userId }
    const request = await askByKey({ ctx, asker, task, key, signal, isAutomated: true })
    if (!request) return wait(BUSY_MS)
    if (request.output) {
      return isBlank(request.output)
        ? { kind: 'unable' }
        : { kind: 'output', output: request.output }
    }
    if (request.failure && UNABLE.has(request.failure.code)) return { kind: 'unable' }
  } catch (error) {
    return refusedBy(error)
  }
  if (run.aiTries + 1 >= MAX_TRIES + run.triedKeys.length) return failed('ai_failed')
  // A retry needs another idempotency key: this one returns the stored failure.
  const next = await saveRun({ db: ctx.db, run, values: { aiTries: run.aiTries + 1 } })
  return next ? wait(RETRY_MS) : { kind: 'gone' }
}

const chooseHook = async (input: RunInput, subject: RunSubject): Promise<Answer | string> => {
  if (subject.family === null) return ''
  const answer = await ask(input, {
    task: hooksTaskOf({ rule: input.rule, subject }),
    part: '-hook',
  })
  // No hook of this family is known: the text opens as it does without one.
  if (answer.kind === 'unable') return ''
  if (answer.kind !== 'output') return answer
  return answer.output.kind === 'hooks' ? (answer.output.hooks[0]?.text ?? '') : ''
}

/** The text of a run. Idempotent: after a crash AI returns the stored result of the run's key. */
export const writeRun = async (
  input: RunInput,
  subject: RunSubject,
): Promise<WrittenAnswer | Exclude<Answer, { kind: 'output' }>> => {
  const { rule, run } = input
  if (run.answers && !isOfSlides(rule)) return writeOfAnswers(input, run.answers)
  const hook = await chooseHook(input, subject)
  if (typeof hook !== 'string') return hook.kind === 'output' ? failed('crashed') : hook
  const answer = await ask(input, {
    task: taskOf({ rule, subject, hook, answers: run.answers }),
    part: '',
  })
  return answer.kind === 'output'
    ? { kind: 'written', written: { output: answer.output, hook } }
    : answer
}
