import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { costOfRun } from '@kadr/domain/automation/rule-cost'
import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { findRubricId } from '../../../publishing/rubrics/index.ts'
import { findLastGenerations } from '../../../studio/generations/index.ts'
import { createReel, findReelByKey, renderReel } from '../../../studio/reels/index.ts'
import { isTooSimilar, refuseItem, storeIfNew } from '../feeds/refuse-item.ts'
import { buildReel, reelTitle } from './build-reel.ts'
import { failed, type RunInput, runKey, type StepOutcome, wait } from './run-step.ts'
import type { RunSubject } from './run-subject.ts'
import { isOfSlides } from './run-task.ts'
import { type RunRow, saveRun } from './runs.repository.ts'
import type { Written } from './write-of-answers.ts'

/** A finished render wakes its run; this poll is for a missed event. */
const RENDER_CHECK_MS = 2 * MINUTE_MS
const BUSY_MS = 5 * MINUTE_MS
const MAX_RENDERS = 2

type NewReel = {
  title: string
  /** The text of the post. */
  text: string
  /** With the last texts of its accounts. */
  isCompared: boolean
  /** Undefined when it can't be made of this text. */
  build: () => Promise<ReelContent | undefined>
}

/** Creates the reel of a run. Idempotent. Slow work is done before the lock of the similarity check. */
export const storeReel = async (
  input: RunInput,
  { title, text, isCompared, build }: NewReel,
): Promise<StepOutcome> => {
  const { ctx, actor, automation, run } = input
  const { workspaceId } = automation
  const key = `${runKey(run)}-${run.aiTries}`
  if (isCompared && (await isTooSimilar(input, { db: ctx.db, text }))) {
    return refuseItem(input, 'too_similar')
  }
  const known = await findReelByKey({ db: ctx.db, workspaceId, key })
  const content = known ? undefined : await build()
  const create = async () => {
    if (!content) return undefined
    const rubricId = await findRubricId({ ctx, workspaceId, id: input.rule.rubricId })
    const draft = { title, caption: text, rubricId, content }
    return createReel({ ctx, workspaceId, userId: actor.userId, draft, key })
  }
  const store = async (): Promise<StepOutcome> => {
    const reel = known ?? (await create())
    if (!reel) return failed('crashed')
    const values = { reelId: reel.id, aiCost: aiCostOf(input), failureCode: null, attempts: 0 }
    const changed = await saveRun({ db: ctx.db, run, values })
    return changed ? { kind: 'next', run: changed } : { kind: 'gone' }
  }
  return isCompared ? storeIfNew(input, { text, store }) : store()
}

export const makeReel = (
  input: RunInput,
  { subject, written, text }: { subject: RunSubject; written: Written; text: string },
): Promise<StepOutcome> =>
  storeReel(input, {
    title: reelTitle({ input, subject }),
    text,
    isCompared: true,
    build: () => buildReel({ input, subject, written }),
  })

/** Includes the texts of refused items. */
export const aiCostOf = ({
  ctx,
  run: { triedKeys, answers },
  rule,
}: {
  ctx: AppContext
  run: Pick<RunRow, 'answers' | 'triedKeys'>
  rule: RunInput['rule']
}): number => {
  // The words of answers are laid out, not written.
  const isOwnWords = answers !== null && (ctx.ai.isOffline || !isOfSlides(rule))
  const cost = costOfRun(rule).ai
  return (triedKeys.length + (isOwnWords ? 0 : 1)) * cost
}

const queueRender = async (input: RunInput, reelId: string): Promise<StepOutcome> => {
  const { ctx, actor, automation, run, lease, rule } = input
  if (run.renderTries >= MAX_RENDERS) return failed('render_failed')
  if (lease.isOver()) return { kind: 'gone' }
  const output = rule.output === 'carousel' ? 'carousel' : 'video'
  try {
    const { workspaceId } = automation
    await renderReel({ ctx, workspaceId, userId: actor.userId, id: reelId, output })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    if (error.code === 'PLAN_LIMIT_REACHED') return failed('no_points', error.userMessage)
    // The queue of the workspace is full, or no renderer is available.
    if (error.code === 'CONFLICT' || error.code === 'UNAVAILABLE') return wait(BUSY_MS)
    return failed('render_failed', error.userMessage)
  }
  const values = { renderTries: run.renderTries + 1, attempts: 0 }
  await saveRun({ db: ctx.db, run, values })
  return wait(RENDER_CHECK_MS)
}

/** Ids of the rendered files, or the progress of the render. */
export const renderRun = async (
  input: RunInput & { reelId: string },
): Promise<{ kind: 'rendered'; mediaIds: string[]; cost: number } | StepOutcome> => {
  const { ctx, automation, reelId } = input
  const { workspaceId } = automation
  const last = (await findLastGenerations({ ctx, workspaceId, reelIds: [reelId] })).get(reelId)
  if (last?.state === 'queued' || last?.state === 'rendering') return wait(RENDER_CHECK_MS)
  if (last?.state === 'ready' && last.results.length > 0) {
    return { kind: 'rendered', mediaIds: last.results.map(({ id }) => id), cost: last.cost }
  }
  if (last?.state === 'cancelled') return failed('render_failed', 'Сборку видео отменили')
  return queueRender(input, reelId)
}
