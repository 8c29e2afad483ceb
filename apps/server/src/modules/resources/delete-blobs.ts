import type { AppContext } from '../../context.ts'

/** Idempotent. */
export const deleteFolders = async ({
  ctx,
  folders,
}: {
  ctx: AppContext
  folders: readonly string[]
}): Promise<void> => {
  for (const folder of folders) await ctx.blobs.deleteFolder(folder)
}
