import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { fromNow } from '../../../../platform/leases/database-clock.ts'
import { findReelStart } from '../../../studio/reels/index.ts'
import { findAutomation } from '../automations.repository.ts'
import { refuseItem, storeIfNew } from '../feeds/refuse-item.ts'
import { makeClipReel } from '../footage/make-clip-reel.ts'
import { askPerson, lookAgain, settleAnswers } from './ask-person.ts'
import { beginRun } from './begin-run.ts'
import { endRun } from './end-run.ts'
import { findRunActor } from './find-actor.ts'
import { copyOfferPictures } from './offer-pictures.ts'
import { postRun } from './post-run.ts'
import { aiCostOf, makeReel, renderRun } from './render-run.ts'
import { findLostTemplate, fitSlides } from './rule-template.ts'
import { failed, isLate, type RunInput, type StepOutcome } from './run-step.ts'
import { type RunSubject, readSubject } from './run-subject.ts'
import { plainTextOf, textOf } from './run-text.ts'
import { type HeldRun, type RunRow, saveRun } from './runs.repository.ts'
import { writeRun } from './write-run.ts'

type Ended = Exclude<StepOutcome, { kind: 'next' }>

const MAX_ATTEMPTS = 8
const MAX_PAUSE_MS = 30 * MINUTE_MS

const TOO_FEW_ANSWERS = 'Ответов не хватило на слайды. Замените тему или ответьте подробнее'

/** Of a product another is taken; a topic is asked about, once. */
const leaveUnwritten = async (input: RunInput, { productId }: RunSubject): Promise<StepOutcome> => {
  if (productId !== null) return refuseItem(input, 'nothing_known')
  return input.run.answers === null ? askPerson(input) : failed('nothing_known', TOO_FEW_ANSWERS)
}

/** The text, then a reel or directly the post. */
const makeContent = async (given: RunInput): Promise<StepOutcome> => {
  if (isLate(given)) return failed('too_late')
  const { rule } = given
  const lost = await findLostTemplate(given)
  if (lost !== undefined) return failed('source_unavailable', lost)
  if (rule.source.kind === 'footage') return makeClipReel(given)
  const found = await readSubject(given)
  if (!found) return refuseItem(given, 'nothing_known')
  if (rule.source.kind === 'evergreen') return postRun(given, found)
  const settled = await settleAnswers(given, found)
  if (settled.kind === 'gone') return settled
  if (settled.kind === 'unknown') return askPerson(given)
  const input = { ...given, run: settled.run, rule: await fitSlides(given) }
  const answer = await writeRun(input, found)
  if (answer.kind !== 'written' && answer.kind !== 'unable') return answer
  const mediaIds = [...found.mediaIds, ...(await copyOfferPictures(input))]
  const subject = { ...found, mediaIds }
  const postNew = (text: string) =>
    storeIfNew(input, { text, store: () => postRun(input, { text, mediaIds }) })
  if (answer.kind === 'unable') {
    const text = rule.output === 'post' ? plainTextOf(subject) : ''
    return text === '' ? leaveUnwritten(input, subject) : postNew(text)
  }
  const { written } = answer
  const text = textOf({ written, subject })
  return rule.output === 'post' ? postNew(text) : makeReel(input, { subject, written, text })
}

const publishReel = async (input: RunInput, reelId: string): Promise<StepOutcome> => {
  const { ctx, automation, run } = input
  const rendered = await renderRun({ ...input, reelId })
  if (rendered.kind !== 'rendered') return rendered
  const { mediaIds, cost: videoCost } = rendered
  if (!(await saveRun({ db: ctx.db, run, values: { videoCost } }))) return { kind: 'gone' }
  const { workspaceId } = automation
  const { text } = await findReelStart({ ctx, workspaceId, id: reelId })
  return postRun(input, { text, mediaIds })
}

const runStep = (input: RunInput): Promise<StepOutcome> => {
  const { run } = input
  if (run.state === 'planned') return beginRun(input)
  if (run.state === 'asking') return lookAgain(input)
  return run.reelId === null ? makeContent(input) : publishReel(input, run.reelId)
}

/** An unexpected failure is retried with growing pauses and ends the run after the last attempt. */
const afterCrash = ({
  ctx,
  run,
  error,
}: {
  ctx: AppContext
  run: RunRow
  error: unknown
}): Ended => {
  ctx.log.error({ err: error, runId: run.id, attempts: run.attempts }, 'automations.run.crashed')
  const message = error instanceof UserError ? error.userMessage : undefined
  if (run.attempts >= MAX_ATTEMPTS)
    return { kind: 'failed', code: 'crashed', ...(message && { message }) }
  const ms = Math.min(MINUTE_MS * 2 ** (run.attempts - 1), MAX_PAUSE_MS)
  return { kind: 'wait', ms, isTry: true }
}

type ClaimedRun = Pick<RunInput, 'ctx' | 'fetch' | 'run' | 'lease' | 'signal'>

const readInput = async (taken: ClaimedRun): Promise<RunInput | StepOutcome> => {
  const { ctx, run } = taken
  const { workspaceId, automationId: id } = run
  const automation = await findAutomation({ db: ctx.db, workspaceId, id })
  if (!automation) return { kind: 'gone' }
  const actor = await findRunActor({ ctx, automation, run })
  if (!actor) return failed('author_gone')
  return { ...taken, automation, rule: run.rule ?? automation.rule, actor }
}

/** Runs steps until one has to wait or the run ends. */
const runSteps = async (taken: ClaimedRun): Promise<{ run: HeldRun; outcome: Ended }> => {
  const { ctx, lease, signal } = taken
  let { run } = taken
  try {
    for (;;) {
      signal.throwIfAborted()
      if (lease.isOver()) return { run, outcome: { kind: 'gone' } }
      const input = await readInput({ ...taken, run })
      const outcome = 'kind' in input ? input : await runStep(input)
      if (outcome.kind !== 'next') return { run, outcome }
      run = outcome.run
    }
  } catch (error) {
    if (signal.aborted || lease.isOver()) throw error
    return { run, outcome: afterCrash({ ctx, run, error }) }
  }
}

/** Costs of a post written and made in one step; a reel stores its own. */
const costsOf = (ctx: AppContext, run: RunRow, { kind }: Ended) =>
  kind === 'made' && run.reelId === null && run.rule && run.rule.source.kind !== 'evergreen'
    ? { aiCost: aiCostOf({ ctx, run, rule: run.rule }) }
    : {}

/** Advances a claimed run. Idempotent: can be killed and run again. */
export const advanceRun = async (taken: ClaimedRun): Promise<void> => {
  const { ctx } = taken
  const { run, outcome } = await runSteps(taken)
  switch (outcome.kind) {
    case 'gone':
      return
    case 'wait': {
      const nextTryAt = fromNow(ctx.databaseClock, outcome.ms)
      const values = { nextTryAt, ...(!outcome.isTry && { attempts: 0 }) }
      await saveRun({ db: ctx.db, run, values })
      return
    }
    default:
      await endRun({ ctx, run, ending: outcome, costs: costsOf(ctx, run, outcome) })
  }
}
