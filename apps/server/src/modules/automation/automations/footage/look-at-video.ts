import type { Transcript } from '@kadr/contract/studio/transcripts'
import { UserError } from '@kadr/domain/base/app-error'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { findRecogniser, findTranscript, startTranscript } from '../../../studio/footage/index.ts'
import { cutVideo } from './cut-video.ts'
import type { VideoLook } from './footage-rule.ts'
import { changeVideo } from './videos.repository.ts'

/** Of a video that is being heard. */
const FOLLOW_MS = MINUTE_MS / 2
/** The workspace looks at as many videos as it may. */
const BUSY_MS = 5 * MINUTE_MS
/** Points or tools are missing: they may come. */
const MISSING_MS = HOUR_MS
const RETRY_MS = 30 * MINUTE_MS
const MAX_TRIES = 3

const STOPPED = 'Расшифровку остановили. Продолжите её на\u00a0странице видео'

type Values = Parameters<typeof changeVideo>[0]['values']

const save = ({ ctx, video }: VideoLook, values: Values) =>
  changeVideo({ db: ctx.db, video, values })

const laterBy = ({ ctx }: VideoLook, ms: number) => new Date(ctx.clock.now().getTime() + ms)

const fail = (look: VideoLook, failureText: string) =>
  save(look, { state: 'failed', failureText, nextLookAt: null })

/** What stands in the way of one video is told at it; the others go on. */
const afterRefusal = async (look: VideoLook, error: unknown): Promise<void> => {
  if (!(error instanceof UserError)) throw error
  const { code, userMessage } = error
  if (code === 'VALIDATION_FAILED' || code === 'NOT_FOUND')
    return void (await fail(look, userMessage))
  const isBusy = code === 'CONFLICT' || code === 'RATE_LIMITED'
  const nextLookAt = laterBy(look, isBusy ? BUSY_MS : MISSING_MS)
  const failureText = isBusy ? null : userMessage
  await save(look, { state: 'waiting', failureText, nextLookAt })
}

const begin = async (look: VideoLook): Promise<void> => {
  const { ctx, video, actor } = look
  const { resourceId } = video
  const from = (await findRecogniser(ctx)) ? 'engine' : 'none'
  try {
    await startTranscript({ ctx, by: actor, resourceId, words: { from } })
  } catch (error) {
    return afterRefusal(look, error)
  }
  const begun = { tries: video.tries + 1, failureText: null } as const
  await save(look, { ...begun, state: 'reading', nextLookAt: laterBy(look, FOLLOW_MS) })
}

/** A failure is tried again: what was heard is kept. */
const retry = async (look: VideoLook, failure: string | null): Promise<void> => {
  const { tries } = look.video
  if (tries >= MAX_TRIES) return void (await fail(look, failure ?? STOPPED))
  const nextLookAt = laterBy(look, RETRY_MS * 2 ** Math.max(0, tries - 1))
  await save(look, { state: 'waiting', failureText: failure, nextLookAt })
}

/** Whether the sound alone is all that can be known here. */
const isEnough = async ({ ctx }: VideoLook, { wordsSource }: Transcript): Promise<boolean> =>
  wordsSource !== 'none' || (await findRecogniser(ctx)) === undefined

/** One step of a video: begins to hear it, follows that, or takes its clips. Idempotent. */
export const lookAtVideo = async (look: VideoLook): Promise<void> => {
  const { ctx, video, actor } = look
  const { workspaceId } = actor
  const { resourceId, state, tries } = video
  const { transcript } = await findTranscript({ ctx, workspaceId, resourceId })
  if (transcript?.state === 'ready' && (await isEnough(look, transcript))) {
    return cutVideo(look, transcript).catch((error: unknown) => afterRefusal(look, error))
  }
  if (transcript?.state === 'queued' || transcript?.state === 'working') {
    await save(look, { state: 'reading', failureText: null, nextLookAt: laterBy(look, FOLLOW_MS) })
    return
  }
  // Waits for its next try: it was told why.
  if (state === 'waiting' || transcript === null) return begin(look)
  if (transcript.state === 'failed') return retry(look, transcript.failure)
  if (transcript.state === 'cancelled' && tries > 0) return void (await fail(look, STOPPED))
  return begin(look)
}
