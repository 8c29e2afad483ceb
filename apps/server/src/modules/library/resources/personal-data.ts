import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { mapPages, readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { publicMediaUrl } from '../../../platform/storage/media-urls.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { uploadFolder, workspaceFolder } from './blob-keys.ts'
import { deleteBlobsJob } from './declared-jobs.ts'
import { listFolderRows } from './folders.repository.ts'
import { listOfWorkspaces, type ResourceRow } from './resources.repository.ts'
import { listUploadsOfUser, listUploadsOfWorkspaces } from './uploads/uploads.repository.ts'

/** Anybody with the export can download the files, so the links expire soon. */
const FILE_LINKS_MS = DAY_MS

const exportRow = ({ ctx, row, expires }: { ctx: AppContext; row: ResourceRow; expires: Date }) => {
  const { searchText, sortName, fileId, ...told } = row
  const fileUrl = `${publicMediaUrl({ ctx, row, variant: 'original', expires })}&download=1`
  return { ...told, fileUrl, fileUrlExpiresAt: expires }
}

/** The library of the workspaces the user owns, with links to the files. */
export const exportResources = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const expires = new Date(ctx.clock.now().getTime() + FILE_LINKS_MS)
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const resources = readPages((page) => listOfWorkspaces({ db: ctx.db, workspaceIds, ...page }))
  const readFolders = () =>
    Promise.all(workspaceIds.map((workspaceId) => listFolderRows({ db: ctx.db, workspaceId })))
  return {
    resources: mapPages(resources, (rows) => rows.map((row) => exportRow({ ctx, row, expires }))),
    resourceFolders: readAtOnce(async () =>
      (await readFolders()).flat().map(({ sortName, ...row }) => row),
    ),
    resourceUploads: readAtOnce(() => listUploadsOfUser({ db: ctx.db, userId })),
  }
}

/** Runs before the rows are deleted with their workspace; a job deletes the blobs after the commit. */
export const deleteResourcesOfWorkspace = async ({
  ctx,
  tx,
  workspaceId,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
}): Promise<void> => {
  const uploads = await listUploadsOfWorkspaces({ db: tx, workspaceIds: [workspaceId] })
  const folders = [workspaceFolder(workspaceId), ...uploads.map(({ id }) => uploadFolder(id))]
  await ctx.jobs.enqueue(deleteBlobsJob, { folders }, { tx })
}

/** The same for all workspaces of a user, plus their unfinished uploads elsewhere. */
export const deleteResourcesOfUser = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
}): Promise<void> => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, tx, userId })
  const uploads = [
    ...(await listUploadsOfWorkspaces({ db: tx, workspaceIds })),
    ...(await listUploadsOfUser({ db: tx, userId })),
  ]
  const folders = [
    ...workspaceIds.map(workspaceFolder),
    ...uploads.map(({ id }) => uploadFolder(id)),
  ]
  await ctx.jobs.enqueue(deleteBlobsJob, { folders }, { tx })
}
