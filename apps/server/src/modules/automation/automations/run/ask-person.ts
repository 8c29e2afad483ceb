import { quote } from '@kadr/domain/base/quote'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { readTopicKnowledge } from '../../../studio/ai/index.ts'
import { wasAskedBefore } from './questions.repository.ts'
import { failed, type RunInput, type StepOutcome, wait } from './run-step.ts'
import { type RunSubject, readSubject, sentenceOf } from './run-subject.ts'
import { hasAnswersIn, taskOf } from './run-task.ts'
import { plainTextOf } from './run-text.ts'
import { type HeldRun, saveRun } from './runs.repository.ts'

/** Facts of the business may come in the meantime and answer for the person. */
const LOOK_AGAIN_MS = HOUR_MS
/** A run started by hand has no time it must be made by. */
const MANUAL_MS = 7 * DAY_MS

const deadlineOf = ({ isManual, dueAt }: HeldRun): number =>
  dueAt.getTime() + (isManual ? MANUAL_MS : 0)

const waitForAnswers = ({ ctx, run }: RunInput): StepOutcome => {
  const left = deadlineOf(run) - ctx.clock.now().getTime()
  return left <= 0 ? { kind: 'skipped', code: 'unanswered' } : wait(Math.min(left, LOOK_AGAIN_MS))
}

const unknownTopic = (sentence: string) =>
  `О теме ${quote(sentence)} Кадр ничего не знает, а мем из ответов не собрать. Замените тему`

/** The run waits as «Нужны ответы»; its person is told once, in the transaction that makes it wait. */
export const askPerson = async (input: RunInput): Promise<StepOutcome> => {
  const { ctx, automation, rule, run } = input
  const topic = sentenceOf({ ...run, source: rule.source })
  if (!hasAnswersIn(rule)) return failed('nothing_known', unknownTopic(topic))
  const isAsking = await inTransaction(ctx.db, async (tx) => {
    const asking = await saveRun({ db: tx, run, values: { state: 'asking', attempts: 0 } })
    if (!asking) return false
    await appendEvent({
      tx,
      kind: 'automation.run_asks',
      workspaceId: automation.workspaceId,
      subjectId: run.id,
      payload: {
        automationId: automation.id,
        name: rule.name,
        topic,
        wallTime: run.isManual ? null : run.wallTime,
        authorId: run.actorId ?? automation.authorId,
        isRepeated: await wasAskedBefore({ db: tx, run }),
      },
    })
    return true
  })
  return isAsking ? waitForAnswers(input) : { kind: 'gone' }
}

/** The run with the answers it needs, if any; or it has to wait for a person. */
export const settleAnswers = async (
  input: RunInput,
  subject: RunSubject,
): Promise<{ kind: 'ready'; run: HeldRun } | { kind: 'unknown' } | { kind: 'gone' }> => {
  const { ctx, automation, rule, run } = input
  const isPlain = rule.output === 'post' && plainTextOf(subject) !== ''
  if (run.answers !== null || subject.productId !== null || isPlain) return { kind: 'ready', run }
  const sentence = sentenceOf({ ...run, source: rule.source })
  const task = taskOf({ rule, subject, hook: '', answers: null })
  const { workspaceId } = automation
  const [topic] = await readTopicKnowledge({ ctx, workspaceId, tasks: [{ task, sentence }] })
  // An engine was asked before and knew nothing: only answers change that.
  const isWorthTrying = ctx.ai.isOffline || run.state !== 'asking'
  if (topic?.isKnown && isWorthTrying) return { kind: 'ready', run }
  if (!topic?.answers || !hasAnswersIn(rule)) return { kind: 'unknown' }
  // Stored, so that a repeated request says the same; it is another one than that without answers.
  const values = { answers: topic.answers, aiTries: run.aiTries + 1 }
  const settled = await saveRun({ db: ctx.db, run, values })
  return settled ? { kind: 'ready', run: settled } : { kind: 'gone' }
}

/** A run that waits: it goes on when facts answer by now, and ends when its time has come. */
export const lookAgain = async (input: RunInput): Promise<StepOutcome> => {
  const { ctx } = input
  const subject = await readSubject(input)
  const settled = subject && (await settleAnswers(input, subject))
  if (settled?.kind === 'gone') return settled
  if (settled?.kind !== 'ready') return waitForAnswers(input)
  const values = { state: 'making', attempts: 0 } as const
  const going = await saveRun({ db: ctx.db, run: settled.run, values })
  return going ? { kind: 'next', run: going } : { kind: 'gone' }
}
