import { UserError } from '@kadr/domain/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { findReelCaption } from '../reels/index.ts'
import { findAutomation } from './automations.repository.ts'
import { beginRun, findRunActor } from './begin-run.ts'
import { endRun } from './end-run.ts'
import { copyOfferPictures } from './offer-pictures.ts'
import { postRun } from './post-run.ts'
import { refuseItem, storeIfNew } from './refuse-item.ts'
import { aiCostOf, makeReel, renderRun } from './render-run.ts'
import { failed, isLate, type RunInput, type StepOutcome } from './run-step.ts'
import { readSubject } from './run-subject.ts'
import { plainTextOf, textOf } from './run-text.ts'
import { changeRun, type RunRow } from './runs.repository.ts'
import { writeRun } from './write-run.ts'

type Ended = Exclude<StepOutcome, { kind: 'next' }>

const MAX_ATTEMPTS = 8
const MAX_PAUSE_MS = 30 * MINUTE_MS

/** Words, and what is made of them: a reel, or at once the post. */
const makeContent = async (input: RunInput): Promise<StepOutcome> => {
  if (isLate(input)) return failed('too_late')
  const { rule } = input
  const found = await readSubject(input)
  if (!found) return refuseItem(input, 'nothing_known')
  if (rule.source.kind === 'evergreen') return postRun(input, found)
  const answer = await writeRun(input, found)
  if (answer.kind !== 'written' && answer.kind !== 'unable') return answer
  const mediaIds = [...found.mediaIds, ...(await copyOfferPictures(input))]
  const subject = { ...found, mediaIds }
  const postNew = (text: string) =>
    storeIfNew(input, { text, store: () => postRun(input, { text, mediaIds }) })
  if (answer.kind === 'unable') {
    const text = rule.output === 'post' ? plainTextOf(subject) : ''
    return text === '' ? refuseItem(input, 'nothing_known') : postNew(text)
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
  await changeRun({ db: ctx.db, id: run.id, values: { videoCost } })
  const { workspaceId } = automation
  const text = await findReelCaption({ ctx, workspaceId, id: reelId })
  return postRun(input, { text, mediaIds })
}

const takeStep = (input: RunInput): Promise<StepOutcome> => {
  const { run } = input
  if (run.state === 'planned') return beginRun(input)
  return run.reelId === null ? makeContent(input) : publishReel(input, run.reelId)
}

/** An unexpected failure is tried again later and later, and ends the run at last. */
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

type Taken = Pick<RunInput, 'ctx' | 'fetch' | 'run' | 'signal'>

const readInput = async (taken: Taken): Promise<RunInput | StepOutcome> => {
  const { ctx, run } = taken
  const { workspaceId, automationId: id } = run
  const automation = await findAutomation({ db: ctx.db, workspaceId, id })
  if (!automation) return { kind: 'gone' }
  const actor = await findRunActor({ ctx, automation, run })
  if (!actor) return failed('author_gone')
  return { ...taken, automation, rule: run.rule ?? automation.rule, actor }
}

/** Takes as many steps as can be taken now. */
const takeSteps = async (taken: Taken): Promise<{ run: RunRow; outcome: Ended }> => {
  const { ctx, signal } = taken
  let { run } = taken
  try {
    for (;;) {
      signal.throwIfAborted()
      const input = await readInput({ ...taken, run })
      const outcome = 'kind' in input ? input : await takeStep(input)
      if (outcome.kind !== 'next') return { run, outcome }
      run = outcome.run
    }
  } catch (error) {
    if (signal.aborted) throw error
    return { run, outcome: afterCrash({ ctx, run, error }) }
  }
}

/** Of a post that was written and made at once; a reel stores its cost with itself. */
const costsOf = ({ rule, reelId, triedKeys }: RunRow, { kind }: Ended) =>
  kind === 'made' && reelId === null && rule && rule.source.kind !== 'evergreen'
    ? { aiCost: aiCostOf({ run: { triedKeys }, rule }) }
    : {}

/** Moves a taken run on. May be killed at any line and run again. */
export const advanceRun = async (taken: Taken): Promise<void> => {
  const { ctx } = taken
  const { run, outcome } = await takeSteps(taken)
  switch (outcome.kind) {
    case 'gone':
      return
    case 'wait': {
      const nextTryAt = new Date(ctx.clock.now().getTime() + outcome.ms)
      const values = { nextTryAt, ...(!outcome.isTry && { attempts: 0 }) }
      await changeRun({ db: ctx.db, id: run.id, values })
      return
    }
    default:
      await endRun({ ctx, run, ending: outcome, costs: costsOf(run, outcome) })
  }
}
