import {
  type FaceTrack,
  type FootageFacts,
  type FootageWord,
  faceTrack,
  footageSound,
  footageWord,
} from '@kadr/contract/studio/footage'
import { joinTracks } from '@kadr/footage'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  findTranscriptsOf,
  listPieces,
  type PieceRow,
  type TranscriptRow,
} from './transcripts.repository.ts'

const wordsPiece = z.array(footageWord)

const wordsOf = (pieces: readonly PieceRow[]): FootageWord[] =>
  pieces.filter(({ kind }) => kind === 'words').flatMap(({ data }) => z.parse(wordsPiece, data))

const facesOf = (pieces: readonly PieceRow[]): FaceTrack | null => {
  const tracks = pieces
    .filter(({ kind }) => kind === 'faces')
    .map(({ data }) => z.parse(faceTrack, data))
  return tracks.length === 0 ? null : joinTracks(tracks)
}

const factsOf = (row: TranscriptRow, pieces: readonly PieceRow[]): FootageFacts => ({
  words: row.wordsSource === 'none' ? null : wordsOf(pieces),
  sound: row.sound === null ? null : z.parse(footageSound, row.sound),
  faces: facesOf(pieces),
})

export const readFacts = async ({
  db,
  row,
}: {
  db: Db | Tx
  row: TranscriptRow
}): Promise<FootageFacts> => factsOf(row, await listPieces({ db, transcriptIds: [row.id] }))

/** What is known of these files, by their id; a file that was replaced is not known. */
export const findFootage = async ({
  ctx,
  workspaceId,
  rows,
}: {
  ctx: AppContext
  workspaceId: string
  rows: readonly { id: string; fileId: string }[]
}): Promise<Map<string, FootageFacts>> => {
  const resourceIds = rows.map(({ id }) => id)
  const found = await findTranscriptsOf({ db: ctx.db, workspaceId, resourceIds })
  const known = found.filter(({ resourceId, fileId }) =>
    rows.some((row) => row.id === resourceId && row.fileId === fileId),
  )
  const pieces = await listPieces({ db: ctx.db, transcriptIds: known.map(({ id }) => id) })
  return new Map(
    known.map((row) => [
      row.resourceId,
      factsOf(
        row,
        pieces.filter(({ transcriptId }) => transcriptId === row.id),
      ),
    ]),
  )
}
