import { DEFAULT_FILLERS } from '@kadr/domain/studio/footage/fillers'
import type { AppContext } from '../../../context.ts'
import { deleteFillers, findFillers, saveFillers } from './fillers.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

/** The words a workspace cuts out of speech. */
export const getFillers = async ({ ctx: { db }, workspaceId }: InWorkspace) => {
  const words = await findFillers({ db, workspaceId })
  return { words: words ?? [...DEFAULT_FILLERS], isUsual: words === undefined }
}

/** Null: the usual ones again. */
export const putFillers = async ({
  ctx,
  workspaceId,
  words,
}: InWorkspace & { words: readonly string[] | null }) => {
  const { db } = ctx
  await (words === null
    ? deleteFillers({ db, workspaceId })
    : saveFillers({ db, workspaceId, words: [...new Set(words)] }))
  return getFillers({ ctx, workspaceId })
}
