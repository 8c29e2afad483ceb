import type { ResourceRow } from './resources.repository.ts'
import type { UploadRow } from './uploads/uploads.repository.ts'

type Owner = Pick<ResourceRow, 'id' | 'workspaceId'>

/** All blobs of a resource share one folder, so deleting the folder deletes every one of them. */
export const resourceFolder = ({ id, workspaceId }: Owner): string =>
  workspaceId ? `workspaces/${workspaceId}/${id}` : `starter/${id}`

export const fileFolder = (row: Owner & Pick<ResourceRow, 'fileId'>): string =>
  `${resourceFolder(row)}/${row.fileId}`

export const ORIGINAL = 'original'

export const variantKey = (row: Owner & Pick<ResourceRow, 'fileId'>, variant: string): string =>
  `${fileFolder(row)}/${variant}`

export const workspaceFolder = (workspaceId: string): string => `workspaces/${workspaceId}`

export const uploadFolder = (id: string): string => `uploads/${id}`
/** The id of an upload for tus, which stores its own metadata file beside the data. */
export const uploadKey = (id: string): string => `${uploadFolder(id)}/data`

/** The target key is deterministic, so a repeated check overwrites its first copy. */
export const uploadTarget = ({ id, workspaceId, replacesId }: UploadRow) => ({
  id: replacesId ?? id,
  workspaceId,
  fileId: id,
})
