import { DEFAULT_FILLERS } from '@kadr/domain/studio/footage/fillers'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../../context.ts'
import { fillerWords } from '../../../db/schema/studio/footage.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

/** The words a workspace cuts out of speech. */
export const getFillers = async ({ ctx, workspaceId }: InWorkspace) => {
  const [row] = await ctx.db
    .select({ words: fillerWords.words })
    .from(fillerWords)
    .where(eq(fillerWords.workspaceId, workspaceId))
  return { words: row?.words ?? [...DEFAULT_FILLERS], isUsual: row === undefined }
}

/** Null: the usual ones again. */
export const putFillers = async ({
  ctx,
  workspaceId,
  words,
}: InWorkspace & { words: readonly string[] | null }) => {
  if (words === null) {
    await ctx.db.delete(fillerWords).where(eq(fillerWords.workspaceId, workspaceId))
  } else {
    const values = { workspaceId, words: [...new Set(words)] }
    await ctx.db
      .insert(fillerWords)
      .values(values)
      .onConflictDoUpdate({ target: fillerWords.workspaceId, set: { words: values.words } })
  }
  return getFillers({ ctx, workspaceId })
}
