import { Readable } from 'node:stream'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { ensureFolder, removeUnused, storeFile } from '../../library/resources/index.ts'
import { countGuestPictures } from './comments.repository.ts'

/** For all guests of one post: anybody with the link could fill the library of the team. */
const MOST_OF_POST = 40

const FOLDER = 'Комментарии гостей'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const tooMany = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'К этой публикации приложено много картинок. Опишите правку словами',
    field: 'pictures',
  })

/**
 * Validates and stores the pictures of a guest like any upload, then calls `run`; when that fails, newly stored
 * pictures are removed.
 */
export const withGuestPictures = async <T>({
  ctx,
  workspaceId,
  postId,
  name,
  pictures,
  run,
}: InWorkspace & {
  postId: string
  /** Of the guest. */
  name: string
  /** In base64. */
  pictures: readonly string[]
  run(mediaIds: string[]): Promise<T>
}): Promise<T> => {
  if (pictures.length === 0) return run([])
  const before = await countGuestPictures({ db: ctx.db, workspaceId, postId })
  if (before + pictures.length > MOST_OF_POST) throw tooMany()
  const folderId = await ensureFolder({ ctx, workspaceId, name: FOLDER })
  const mediaIds: string[] = []
  const added: string[] = []
  try {
    for (const picture of pictures) {
      const stream = Readable.from([Buffer.from(picture, 'base64')])
      const file = { name, folderId, source: { stream }, isPictureOnly: true }
      const { row, isDuplicate } = await storeFile({ ctx, workspaceId, ...file })
      mediaIds.push(row.id)
      if (!isDuplicate) added.push(row.id)
    }
    return await run(mediaIds)
  } catch (error) {
    await inTransaction(ctx.db, (tx) => removeUnused({ ctx, tx, workspaceId, ids: added }))
    throw error
  }
}
