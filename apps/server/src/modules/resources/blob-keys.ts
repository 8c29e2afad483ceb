import type { ResourceRow } from './resources.repository.ts'
import type { UploadRow } from './uploads.repository.ts'

type Owner = Pick<ResourceRow, 'id' | 'workspaceId'>

/** Everything of a resource lies in one folder, so that nothing of it can be forgotten. */
export const resourceFolder = ({ id, workspaceId }: Owner): string =>
  workspaceId ? `workspaces/${workspaceId}/${id}` : `starter/${id}`

export const fileFolder = (row: Owner & Pick<ResourceRow, 'fileId'>): string =>
  `${resourceFolder(row)}/${row.fileId}`

export const ORIGINAL = 'original'

export const variantKey = (row: Owner & Pick<ResourceRow, 'fileId'>, variant: string): string =>
  `${fileFolder(row)}/${variant}`

export const workspaceFolder = (workspaceId: string): string => `workspaces/${workspaceId}`

export const uploadFolder = (id: string): string => `uploads/${id}`
/** The id tus knows an upload by: beside the file it keeps notes of its own. */
export const uploadKey = (id: string): string => `${uploadFolder(id)}/data`

/** Where its file goes: the same place whenever it is checked, so that a second run writes over the first. */
export const placeOfUpload = ({ id, workspaceId, replacesId }: UploadRow) => ({
  id: replacesId ?? id,
  workspaceId,
  fileId: id,
})
