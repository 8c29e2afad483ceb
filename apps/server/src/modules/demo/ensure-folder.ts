import type { AppContext } from '../../context.ts'
import { createFolder, listFolders } from '../resources/index.ts'

/** The id of a top-level folder of the library, created when missing. */
export const ensureFolder = async ({
  ctx,
  workspaceId,
  name,
}: {
  ctx: AppContext
  workspaceId: string
  name: string
}): Promise<string> => {
  const folders = await listFolders({ ctx, workspaceId })
  const known = folders.find((folder) => folder.name === name && folder.parentId === null)
  return (known ?? (await createFolder({ ctx, workspaceId, name, parentId: null }))).id
}
