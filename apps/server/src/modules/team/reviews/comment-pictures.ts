import type { CommentPicture } from '@kadr/contract/team/post-comments'
import { UserError } from '@kadr/domain/base/app-error'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import {
  findResources,
  getResources,
  presentResource,
  replaceUses,
} from '../../library/resources/index.ts'
import { type CommentRow, listMediaIdsOf } from './comments.repository.ts'

type InWorkspace = { ctx: AppContext; tx?: Tx | undefined; workspaceId: string }

/** By resource id. Deleted pictures are left out. */
export const findPictures = async ({
  comments,
  ...input
}: InWorkspace & { comments: readonly Pick<CommentRow, 'mediaIds'>[] }): Promise<
  ReadonlyMap<string, CommentPicture>
> => {
  const ids = [...new Set(comments.flatMap(({ mediaIds }) => mediaIds))]
  const rows = await findResources({ ...input, ids })
  return new Map(
    rows.map((row) => {
      const { id, altText, urls } = presentResource({ ctx: input.ctx, row })
      const url = urls.preview ?? urls.original
      return [id, { id, url, thumbnailUrl: urls.thumbnail ?? url, altText }]
    }),
  )
}

export const assertPictures = async ({
  ids,
  ...input
}: InWorkspace & { ids: readonly string[] }): Promise<void> => {
  const rows = await getResources({ ...input, ids })
  if (rows.every(({ kind }) => kind === 'image')) return
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'К комментарию прикладываются только картинки',
    field: 'mediaIds',
  })
}

/** All comments of a post are recorded as one use, so that a deleted thread releases its pictures. */
export const recordPictureUses = async ({
  ctx,
  tx,
  workspaceId,
  post,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  post: { id: string; text: string }
}): Promise<void> => {
  const resourceIds = await listMediaIdsOf({ db: tx, workspaceId, postId: post.id })
  const use = { kind: 'comment', usedBy: post.id, title: postTitle(post.text) } as const
  await replaceUses({ ctx, tx, workspaceId, ...use, resourceIds })
}
