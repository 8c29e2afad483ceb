import { isCutIntoClips } from '@kadr/domain/studio/footage/footage-cost'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { findResources, listUses } from '../../library/resources/index.ts'
import { readFacts } from './read-facts.ts'
import type { TranscriptRow } from './transcripts.repository.ts'

const SILENT = 'В\u00a0видео не слышно речи. Запросы к\u00a0ИИ вернулись.'

/** Whoever waits for a long source has left: they are told. Short ones are waited for on the screen. */
export const announceEnd = async ({
  ctx,
  tx,
  row,
}: {
  ctx: AppContext
  tx: Tx
  row: TranscriptRow
}): Promise<void> => {
  const { id, workspaceId, resourceId, userId } = row
  if (row.wordsSource !== 'engine' || !isCutIntoClips(row.seconds * 1000)) return
  const { words } = await readFacts({ db: tx, row })
  const [file] = await findResources({ ctx, tx, workspaceId, ids: [resourceId] })
  const uses = await listUses({ db: tx, workspaceId, resourceIds: [resourceId] })
  await appendEvent({
    tx,
    kind: 'transcript.finished',
    workspaceId,
    subjectId: id,
    payload: {
      userId,
      title: file?.name ?? 'видео',
      reelId: uses.find(({ kind }) => kind === 'reel')?.usedBy ?? null,
      failure: row.failure ?? (words?.length ? null : SILENT),
    },
  })
}
