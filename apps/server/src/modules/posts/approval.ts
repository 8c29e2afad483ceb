import { can } from '@kadr/domain/permissions'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { postTitle } from '@kadr/domain/posts/post-title'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { notify } from '../notifications/index.ts'
import { getPublisherSettings } from '../publisher-setup/index.ts'
import { listApproverIds } from '../workspaces/index.ts'
import type { PostActor } from './post-actor.ts'
import type { PostRow } from './posts.repository.ts'

type Input = { ctx: AppContext; tx: Tx }

/** Whether posts this member schedules wait for approval. */
export const needsApproval = async ({
  ctx,
  tx,
  actor,
}: Input & { actor: PostActor }): Promise<boolean> => {
  if (can(actor.role, 'posts.approve')) return false
  const settings = await getPublisherSettings({ ctx, tx, workspaceId: actor.workspaceId })
  return settings.isApprovalRequired
}

const linkTo = (postId: string) => `/posts?post=${postId}`
const nameOf = ({ text }: Pick<PostRow, 'text'>) => postTitle(text) || 'Пост без текста'

const POSTS: PluralForms = ['пост ждёт', 'поста ждут', 'постов ждут']

/** One notification about all of them; the version in its key separates one request for approval from the next. */
export const askApprovers = async ({ ctx, tx, posts }: Input & { posts: readonly PostRow[] }) => {
  const [first] = posts
  if (!first) return
  const isOne = posts.length === 1
  const count = countOf({ count: posts.length, forms: POSTS })
  await notify({
    ctx,
    tx,
    to: await listApproverIds({ tx, workspaceId: first.workspaceId }),
    workspaceId: first.workspaceId,
    kind: 'approval_asked',
    title: isOne ? 'Пост ждёт согласования' : `${count} согласования`,
    text: nameOf(first),
    link: isOne ? linkTo(first.id) : '/posts?state=pending_approval',
    key: `approval:${first.id}:${first.version}`,
  })
}

export const tellAuthor = async ({
  ctx,
  tx,
  post,
  isApproved,
  note,
}: Input & { post: PostRow; isApproved: boolean; note: string | null }) => {
  if (!post.authorId) return
  await notify({
    ctx,
    tx,
    to: [post.authorId],
    workspaceId: post.workspaceId,
    kind: 'approval_decided',
    title: isApproved ? 'Пост согласован' : 'Пост вернули на доработку',
    text: note ? `${nameOf(post)}: ${note}` : nameOf(post),
    link: linkTo(post.id),
    key: `review:${post.id}:${post.version}`,
  })
}
