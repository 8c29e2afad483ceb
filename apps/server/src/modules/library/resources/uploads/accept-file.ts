import type { Attribution } from '@kadr/contract/library/resources'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { MediaRefusedError } from '../../../../platform/media/refusal.ts'
import { fileFolder } from '../blob-keys.ts'
import { deleteBlobsJob } from '../declared-jobs.ts'
import { searchTextOf, sortNameOf } from '../names.ts'
import type { InspectedFile } from '../processing/inspect-file.ts'
import { processingQueueOf, queueGroupOf } from '../processing/processing-queues.ts'
import { deleteStaleRenditions } from '../processing/renditions.repository.ts'
import { appendResourceEvents } from '../resource-events.ts'
import type { ResourceRow } from '../resources.repository.ts'
import * as repository from '../resources.repository.ts'
import { changeUsed } from '../storage.repository.ts'

type Scope = { ctx: AppContext; tx: Tx }

const enqueueProcessing = ({ ctx, tx, row }: Scope & { row: ResourceRow }) =>
  ctx.jobs.enqueue(
    processingQueueOf(row),
    { resourceId: row.id, fileId: row.fileId },
    { tx, key: row.fileId, group: queueGroupOf(row) },
  )

/** Creates a resource for a file that is already at its final key. The storage row must be locked. */
export const acceptFile = async ({
  ctx,
  tx,
  id,
  workspaceId,
  file,
  name,
  folderId = null,
  tags = [],
  altText = '',
  attribution = null,
}: Scope & {
  id: string
  workspaceId: string | null
  file: InspectedFile & { fileId: string }
  name: string
  folderId?: string | null | undefined
  tags?: readonly string[] | undefined
  altText?: string | undefined
  attribution?: Attribution | null | undefined
}): Promise<ResourceRow> => {
  const row = await repository.insertResource({
    db: tx,
    row: {
      ...file,
      id,
      workspaceId,
      isStarter: workspaceId === null,
      folderId,
      name,
      sortName: sortNameOf(name),
      searchText: searchTextOf({ name, altText, tags }),
      tags: [...tags],
      altText,
      attribution,
      createdAt: ctx.clock.now(),
    },
  })
  if (workspaceId) await changeUsed({ db: tx, workspaceId, bytes: file.size })
  await enqueueProcessing({ ctx, tx, row })
  await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: [id] })
  return row
}

/** Replaces the file of a resource; its id, folder and uses stay. */
export const replaceFile = async ({
  ctx,
  tx,
  row,
  file,
}: Scope & {
  row: ResourceRow
  file: InspectedFile & { fileId: string }
}): Promise<ResourceRow> => {
  if (row.kind !== file.kind) {
    throw new MediaRefusedError('Заменить можно только файлом того же вида')
  }
  const updated = await repository.updateResource({
    db: tx,
    id: row.id,
    change: {
      ...file,
      state: 'processing',
      progress: 0,
      failure: null,
      placeholder: null,
      composition: null,
      thumbnail: null,
      preview: null,
    },
  })
  await deleteStaleRenditions({ db: tx, resourceId: row.id, fileId: file.fileId })
  if (row.workspaceId) {
    await changeUsed({ db: tx, workspaceId: row.workspaceId, bytes: file.size - row.size })
  }
  await ctx.jobs.enqueue(deleteBlobsJob, { folders: [fileFolder(row)] }, { tx })
  await enqueueProcessing({ ctx, tx, row: updated })
  const { id, workspaceId } = row
  await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: [id] })
  return updated
}
