import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { notify } from '../notifications/index.ts'
import { listSiblings } from '../targets/index.ts'
import { postLink } from './news.ts'
import { findPost } from './posts.repository.ts'

const isDone = new Set(['published', 'removed', 'cancelled', 'draft'])

/** Says that a post is out, when all of it is: once, however many targets came to ask. */
export const tellPublished = async ({
  ctx,
  postId,
}: {
  ctx: AppContext
  postId: string
}): Promise<void> => {
  const post = await findPost({ db: ctx.db, id: postId })
  const targets = await listSiblings({ db: ctx.db, postId })
  const out = targets.filter(({ state }) => state === 'published')
  if (!post || out.length === 0 || !targets.every(({ state }) => isDone.has(state))) return
  const drafts = out.filter(({ isDraftAtNetwork }) => isDraftAtNetwork)
  const accounts = out.map(({ accountTitle }) => `«${accountTitle}»`).join(', ')
  const note = drafts.length > 0 ? ' Часть лежит в черновиках сети: завершите публикацию там.' : ''
  await inTransaction(ctx.db, (tx) =>
    notify({
      ctx,
      tx,
      workspaceId: post.workspaceId,
      kind: 'published',
      title: 'Пост опубликован',
      text: `${accounts}.${note}`,
      link: postLink(postId),
      key: `post-published:${postId}:${post.dueAt?.toISOString() ?? ''}`,
    }),
  )
}
