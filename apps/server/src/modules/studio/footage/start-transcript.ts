import type { RouteInput } from '@kadr/contract/base/route'
import { MAX_FOOTAGE_SECONDS } from '@kadr/contract/studio/footage'
import type { startTranscript as startRoute, Transcript } from '@kadr/contract/studio/transcripts'
import { UserError } from '@kadr/domain/base/app-error'
import { countHearingPoints } from '@kadr/domain/studio/footage/footage-cost'
import { newId } from '@kadr/kit/new-id'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { NO_LEASE } from '../../../platform/leases/leased-rows.ts'
import { getResources, type ResourceRow } from '../../library/resources/index.ts'
import { reservePoints } from '../../money/points/index.ts'
import { announceChange } from './end-transcript.ts'
import { presentTranscript } from './present-transcript.ts'
import { findRecogniser, noRecogniser } from './recognisers.ts'
import {
  countUnderWay,
  deletePieces,
  findTranscriptsOf,
  insertTranscript,
  listWaiting,
  lockTranscript,
  type TranscriptRow,
  updateTranscript,
} from './transcripts.repository.ts'

type WordsWish = RouteInput<typeof startRoute>['body']['words']
type Person = { workspaceId: string; userId: string }
type Start = { ctx: AppContext; by: Person; file: ResourceRow; words: WordsWish }

/** Looks at one source to its end. */
export const readFootageJob = declareJob({
  name: 'footage.read',
  schema: z.object({ id: z.uuid() }),
})

/** Per workspace: far above real use, a guard against a client that loops. */
const MAX_UNDER_WAY = 20
const HOURS = MAX_FOOTAGE_SECONDS / 3600

const refuse = (userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'resourceId' })

const assertFootage = ({ kind, state, durationSeconds }: ResourceRow) => {
  if (kind !== 'video') throw refuse('Выберите видео')
  if (state === 'failed') throw refuse('Это видео не открылось. Загрузите другое.')
  if (durationSeconds === null) throw refuse('У\u00a0этого видео не видно длины. Загрузите другое.')
  if (durationSeconds > MAX_FOOTAGE_SECONDS) {
    throw refuse(`Видео длиннее ${HOURS}\u00a0часов. Разрежьте его и\u00a0загрузите частями.`)
  }
}

const assertTools = ({ media }: AppContext) => {
  if (media.isAvailable) return
  const userMessage = 'Без ffmpeg видео не разобрать. Установите его на сервере.'
  throw new UserError({ code: 'UNAVAILABLE', userMessage })
}

const assertRoom = async ({ ctx, tx, by: { workspaceId } }: Start & { tx: Tx }) => {
  if ((await countUnderWay({ db: tx, workspaceId })) < MAX_UNDER_WAY) return
  const userMessage = `Уже разбирается ${MAX_UNDER_WAY}\u00a0видео. Дождитесь, пока часть закончится.`
  ctx.log.warn({ workspaceId }, 'footage.too_many')
  throw new UserError({ code: 'CONFLICT', userMessage })
}

/** The row of the file, empty where there was none or where the file was replaced. */
const openRow = async ({ ctx, tx, by, file }: Start & { tx: Tx }): Promise<TranscriptRow> => {
  const { workspaceId, userId } = by
  const fresh = {
    fileId: file.fileId,
    state: 'cancelled',
    seconds: file.durationSeconds ?? 0,
    wordsSource: 'none',
  } as const
  const values = { ...fresh, id: newId(ctx.clock.now().getTime()), workspaceId, userId }
  await insertTranscript({ db: tx, values: { ...values, resourceId: file.id } })
  const [known] = await findTranscriptsOf({ db: tx, workspaceId, resourceIds: [file.id] })
  const row = known && (await lockTranscript({ db: tx, id: known.id }))
  if (!row) throw new Error(`No transcript of ${file.id}`)
  if (row.fileId === file.fileId) return row
  await deletePieces({ db: tx, transcriptId: row.id, kind: 'words' })
  await deletePieces({ db: tx, transcriptId: row.id, kind: 'faces' })
  const nothing = { sound: null, wordsUntil: 0, facesUntil: 0, engineName: null }
  return updateTranscript({ db: tx, id: row.id, values: { ...fresh, ...nothing } })
}

/** Words of another source begin anew. */
const isSameWords = (row: TranscriptRow, words: WordsWish): boolean =>
  words.from === row.wordsSource && (words.from !== 'text' || words.text === row.typedText)

const isDone = (row: TranscriptRow, words: WordsWish): boolean =>
  row.state === 'ready' && (words.from === 'none' || isSameWords(row, words))

const reserve = async ({ ctx, tx, by }: Start & { tx: Tx }, row: TranscriptRow, fromMs: number) => {
  const recogniser = await findRecogniser(ctx)
  if (!recogniser) throw noRecogniser()
  const amount = countHearingPoints(row.seconds * 1000 - fromMs)
  const key = `transcript:${row.id}:${row.version}`
  const { workspaceId } = by
  const kind = 'aiGenerations' as const
  const { reservationId } = await reservePoints({ ctx, tx, workspaceId, kind, amount, key })
  return { reservationId, cost: amount, engineName: recogniser.name }
}

const wordsValues = async (start: Start & { tx: Tx }, row: TranscriptRow) => {
  const { words, tx } = start
  // Asked for the rest only: the words that are there stay.
  if (words.from === 'none') return { wordsSource: row.wordsSource }
  const fromMs = isSameWords(row, words) ? row.wordsUntil : 0
  if (fromMs === 0) await deletePieces({ db: tx, transcriptId: row.id, kind: 'words' })
  const isAllThere = fromMs >= Math.floor(row.seconds * 1000)
  return {
    wordsSource: words.from,
    wordsUntil: fromMs,
    typedText: words.from === 'text' ? words.text : null,
    ...(words.from === 'engine' && !isAllThere
      ? await reserve(start, row, fromMs)
      : { reservationId: null, cost: 0, engineName: null }),
  }
}

const begin = async (start: Start & { tx: Tx }): Promise<TranscriptRow> => {
  const { ctx, tx, by, words } = start
  const row = await openRow(start)
  if (isDone(row, words)) return row
  if (row.state === 'queued' || row.state === 'working') {
    if (isSameWords(row, words) || words.from === 'none') return row
    const userMessage = 'Это видео уже разбирается. Дождитесь конца или остановите.'
    throw new UserError({ code: 'CONFLICT', userMessage })
  }
  await assertRoom(start)
  const begun = await updateTranscript({
    db: tx,
    id: row.id,
    values: {
      ...(await wordsValues(start, row)),
      userId: by.userId,
      state: 'queued',
      failure: null,
      finishedAt: null,
      attempts: 0,
      version: row.version + 1,
      ...NO_LEASE,
    },
  })
  const { id, workspaceId } = begun
  await ctx.jobs.enqueue(readFootageJob, { id }, { tx, key: id, group: workspaceId })
  await announceChange({ tx, row: begun })
  return begun
}

/** Begins to look at a video, or goes on where it stopped. A repeated call changes nothing. */
export const startTranscript = async ({
  ctx,
  by,
  resourceId,
  words,
}: {
  ctx: AppContext
  by: Person
  resourceId: string
  words: WordsWish
}): Promise<Transcript> => {
  assertTools(ctx)
  const [file] = await getResources({ ctx, workspaceId: by.workspaceId, ids: [resourceId] })
  if (!file) throw refuse('Видео не найдено')
  assertFootage(file)
  const row = await inTransaction(ctx.db, (tx) => begin({ ctx, tx, by, file, words }))
  return presentTranscript(row)
}

/** Sources whose job has ended without them: their process died or was restarted. */
export const requeueTranscripts = async ({ ctx }: { ctx: AppContext }) => {
  const left = await listWaiting({ db: ctx.db, clock: ctx.databaseClock })
  for (const { id, workspaceId } of left) {
    await ctx.jobs.enqueue(readFootageJob, { id }, { key: id, group: workspaceId })
  }
}
