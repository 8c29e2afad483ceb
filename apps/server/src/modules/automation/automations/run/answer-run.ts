import type { AutomationRun } from '@kadr/contract/automation/automations'
import type { Answer } from '@kadr/contract/studio/questions'
import { soonestFor } from '@kadr/domain/automation/making-time'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { NO_LEASE } from '../../../../platform/leases/leased-rows.ts'
import { assertDecentAnswers } from '../../../studio/ai/index.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { conflict, invalid, noRun } from '../failures.ts'
import { ensureRunAt, wakeRunner } from '../plan/change-plan.ts'
import { listMoments, readRuleClock } from '../plan/rule-moments.ts'
import { type AutomationActor, lockAutomationOf } from '../rules/find-automation.ts'
import { presentRun } from './present-runs.ts'
import { markMoved } from './questions.repository.ts'
import { describeMove } from './run-messages.ts'
import { sentenceOf } from './run-subject.ts'
import { changeRun, findRun, type RunRow } from './runs.repository.ts'

type Held = {
  ctx: AppContext
  tx: Tx
  actor: AutomationActor
  row: AutomationRow
  run: RunRow
  answers: Answer[]
}

const DAYS_AHEAD = 62

const isInTime = ({ ctx, run, row }: Held): boolean =>
  run.isManual || run.dueAt > soonestFor({ rule: run.rule ?? row.rule, now: ctx.clock.now() })

/** In its own time. A worker that holds the run meanwhile loses it. */
const resume = async ({ ctx, tx, actor, run, answers }: Held): Promise<RunRow> => {
  const values = {
    ...NO_LEASE,
    state: 'making' as const,
    answers,
    // Its words are published with the permissions of the person.
    actorId: actor.userId,
    // An earlier request was without the answers.
    aiTries: run.aiTries + 1,
    attempts: 0,
    nextTryAt: ctx.clock.now(),
  }
  const going = await changeRun({ db: tx, id: run.id, values })
  if (!going) throw new Error('A waiting run ended though the automation is locked')
  await wakeRunner({ ctx, tx })
  return going
}

/** The time has passed: the topic takes the next moment that nobody has chosen something for. */
const moveToNext = async ({ ctx, tx, actor, row, run, answers }: Held): Promise<RunRow> => {
  const now = ctx.clock.now()
  const { workspaceId, rule } = row
  const clock = await readRuleClock({ ctx, tx, workspaceId, rule })
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  for (const moment of listMoments({ ...clock, after: soonestFor({ rule, now }), until })) {
    const next = await ensureRunAt({ ctx, tx, row, moment })
    if (next.state !== 'planned' || next.isChosen) continue
    const { itemKey, itemTitle } = run
    const values = { itemKey, itemTitle, isChosen: true, answers, actorId: actor.userId }
    const taken = await changeRun({ db: tx, id: next.id, values })
    if (!taken) continue
    await markMoved({ db: tx, id: run.id, now, text: describeMove(moment.wallTime) })
    return taken
  }
  throw conflict('Впереди у правила нет запусков. Продлите его или измените дни')
}

const acceptAnswers = async (held: Held): Promise<RunRow> => {
  const { tx, row, run } = held
  const isOpen = run.state === 'asking' || run.failureCode === 'unanswered'
  // Sent twice: the first time counts.
  if (!isOpen && (run.answers !== null || run.failureCode === 'moved')) return run
  if (!isOpen) throw conflict('Этот запуск уже не ждёт ответов')
  const going = await (run.state === 'asking' && isInTime(held) ? resume(held) : moveToNext(held))
  const { id: automationId, workspaceId } = row
  const event = {
    kind: 'automation.run_begun',
    subjectId: run.id,
    payload: { automationId },
  } as const
  await appendEvent({ tx, workspaceId, ...event })
  return going
}

/** Returns the run that uses the answers. */
export const answerRun = async ({
  ctx,
  actor,
  id,
  runId,
  answers,
}: {
  ctx: AppContext
  actor: AutomationActor
  id: number
  runId: string
  answers: Answer[]
}): Promise<AutomationRun> => {
  if (answers.every(({ text }) => text === '')) {
    throw invalid('answers', 'Ответьте хотя бы на один вопрос')
  }
  const run = await inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomationOf({ tx, actor, id })
    const found = await findRun({ db: tx, automationId: row.id, id: runId })
    if (!found) throw noRun()
    const { source } = found.rule ?? row.rule
    assertDecentAnswers({ sentence: sentenceOf({ ...found, source }), answers })
    return acceptAnswers({ ctx, tx, actor, row, run: found, answers })
  })
  return presentRun({ ctx, run })
}
