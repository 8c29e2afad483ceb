import type { AppContext } from '../../context.ts'

/** Nothing of them is left; may be run any number of times. */
export const deleteFolders = async ({
  ctx,
  folders,
}: {
  ctx: AppContext
  folders: readonly string[]
}): Promise<void> => {
  for (const folder of folders) await ctx.blobs.deleteFolder(folder)
}
