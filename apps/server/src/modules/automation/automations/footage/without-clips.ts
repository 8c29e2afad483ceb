import { MINUTE_MS } from '@kadr/kit/durations'
import { failed, type RunInput, type StepOutcome, wait } from '../run/run-step.ts'
import { listVideos } from './videos.repository.ts'

const LOOK_AGAIN_MS = MINUTE_MS

/**
 * What becomes of a run that has no clip left and can't wait for its time: one outside the schedule waits while a video
 * is heard, and what stopped the videos of the folder is told as the reason.
 */
export const endWithoutClips = async ({ ctx, automation, run }: RunInput): Promise<StepOutcome> => {
  const videos = await listVideos({ db: ctx.db, automationId: automation.id })
  const open = videos.filter(({ state }) => state === 'waiting' || state === 'reading')
  const stopped = open.find(({ failureText }) => failureText !== null)
  const isGoing = open.some(({ failureText }) => failureText === null)
  if (run.isManual && isGoing && automation.pausedAt === null) return wait(LOOK_AGAIN_MS)
  return stopped && !isGoing
    ? failed('no_items', stopped.failureText ?? undefined)
    : { kind: 'skipped', code: 'no_items' }
}
