import { FootageFailedError } from '@kadr/footage'
import { SECOND_MS } from '@kadr/kit/durations'
import { ProgramFailedError } from '@kadr/kit/node/bounded-process'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { runLeased } from '../../../platform/leases/run-leased.ts'
import { getResources, ResourceUnusableError, withFiles } from '../../library/resources/index.ts'
import { announceEnd } from './announce-end.ts'
import { announceChange, failTranscript, TranscriptLostError } from './end-transcript.ts'
import { findFaces } from './find-faces.ts'
import { findSound } from './find-sound.ts'
import { findWords } from './find-words.ts'
import type { Footage, FootageWork } from './footage-work.ts'
import { WordsFailedError } from './hear-part.ts'
import {
  claimTranscript,
  finishHeld,
  type HeldTranscript,
  LEASED_TRANSCRIPTS,
} from './transcripts.repository.ts'

/** Renewed every quarter of it: a stopped one is noticed as soon. */
const LEASE_MS = 8 * SECOND_MS
/** A source that ended its process this many times without a new piece is the cause. */
const MAX_ATTEMPTS = 4

const UNREADABLE = 'Это видео не читается. Загрузите его ещё раз или в\u00a0другом формате.'
const GONE = 'Файла больше нет. Загрузите видео ещё раз.'
const CRASHED = 'Видео не разобралось. Продолжите\u00a0— сделанное сохранено.'

const finish = ({ ctx, held }: FootageWork) =>
  inTransaction(ctx.db, async (tx) => {
    const row = await finishHeld({ db: tx, held, now: ctx.clock.now() })
    if (!row) return
    await announceChange({ tx, row })
    await announceEnd({ ctx, tx, row })
  })

/** Faces do not wait for words, and are found even where those are not. */
const look = async (work: FootageWork): Promise<void> => {
  const sounded = await findSound(work)
  const [words, faces] = await Promise.allSettled([findWords(sounded), findFaces(sounded)])
  if (words.status === 'rejected') throw words.reason
  if (faces.status === 'rejected') throw faces.reason
  await finish(sounded)
}

const describeFailure = (error: unknown): string | undefined => {
  if (error instanceof WordsFailedError) return error.userMessage
  if (error instanceof ResourceUnusableError) return GONE
  const isOfFile = error instanceof ProgramFailedError || error instanceof FootageFailedError
  return isOfFile ? UNREADABLE : undefined
}

const settleError = async ({
  ctx,
  held,
  error,
}: {
  ctx: AppContext
  held: HeldTranscript
  error: unknown
}) => {
  const failure = describeFailure(error)
  const level = failure === undefined ? 'error' : 'info'
  ctx.log[level]({ err: error, transcriptId: held.id }, 'footage.transcript.failed')
  if (failure !== undefined || held.attempts >= MAX_ATTEMPTS) {
    return failTranscript({ ctx, held, failure: failure ?? CRASHED })
  }
  throw error
}

const runHeld = async ({
  ctx,
  held,
  signal,
}: {
  ctx: AppContext
  held: HeldTranscript
  signal: AbortSignal
}): Promise<void> => {
  if (held.attempts > MAX_ATTEMPTS) return failTranscript({ ctx, held, failure: CRASHED })
  try {
    const { workspaceId, resourceId, fileId } = held
    const [row] = await getResources({ ctx, workspaceId, ids: [resourceId] }).catch(() => [])
    if (row?.fileId !== fileId) return await failTranscript({ ctx, held, failure: GONE })
    await withFiles({
      ctx,
      rows: [row],
      run: (files) => {
        const footage: Footage = { path: files[row.id] ?? '', row }
        return look({ ctx, held, footage, signal })
      },
    })
  } catch (error) {
    if (error instanceof TranscriptLostError || signal.aborted) return
    await settleError({ ctx, held, error })
  }
}

/** Looks at one source to its end. May be killed anywhere: another run goes on after the last stored piece. */
export const runTranscript = async ({
  ctx,
  id,
  signal: stopping,
}: {
  ctx: AppContext
  id: string
  signal: AbortSignal
}): Promise<void> => {
  await runLeased({
    ctx,
    name: 'footage.read',
    rows: LEASED_TRANSCRIPTS,
    leaseMs: LEASE_MS,
    slots: 1,
    signal: stopping,
    claim: async ({ owner }) => {
      const terms = { db: ctx.db, clock: ctx.databaseClock, leaseMs: LEASE_MS }
      const row = await claimTranscript({ ...terms, id, owner })
      return row ? [row] : []
    },
    idOf: (row) => row.id,
    run: (held, { lease }) =>
      runHeld({ ctx, held, signal: AbortSignal.any([stopping, lease.lost]) }),
  })
}
