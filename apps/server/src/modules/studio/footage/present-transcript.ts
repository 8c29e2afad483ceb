import type { Transcript, TranscriptStep } from '@kadr/contract/studio/transcripts'
import type { TranscriptRow } from './transcripts.repository.ts'

/** The sound takes this part of the work, faces and words the rest. */
const SOUND_SHARE = 0.1
/** Facts are stored before the end is. */
const MAX_PERCENT = 99

export const lengthOf = ({ seconds }: Pick<TranscriptRow, 'seconds'>): number =>
  Math.max(1, Math.floor(seconds * 1000))

const wantsWords = ({ wordsSource }: TranscriptRow) => wordsSource !== 'none'

const stepOf = (row: TranscriptRow): TranscriptStep => {
  if (row.sound === null) return 'sound'
  return wantsWords(row) && row.wordsUntil < lengthOf(row) ? 'words' : 'faces'
}

const progressOf = (row: TranscriptRow): number => {
  if (row.state === 'ready') return 100
  if (row.sound === null) return 0
  const length = lengthOf(row)
  const parts = [row.facesUntil, ...(wantsWords(row) ? [row.wordsUntil] : [])]
  const done = parts.reduce((sum, until) => sum + Math.min(1, until / length), 0) / parts.length
  return Math.min(MAX_PERCENT, Math.floor((SOUND_SHARE + (1 - SOUND_SHARE) * done) * 100))
}

export const presentTranscript = (row: TranscriptRow): Transcript => ({
  id: row.id,
  resourceId: row.resourceId,
  state: row.state,
  step: stepOf(row),
  progress: progressOf(row),
  seconds: row.seconds,
  wordsSource: row.wordsSource,
  wordsUntil: Math.min(row.wordsUntil, lengthOf(row)),
  engineName: row.engineName,
  cost: row.cost,
  failure: row.failure,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})
