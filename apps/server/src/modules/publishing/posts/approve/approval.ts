import { can } from '@kadr/domain/identity/permissions'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { listApproverIds } from '../../../identity/workspaces/index.ts'
import { getPublisherSettings } from '../../publisher-setup/index.ts'
import type { PostActor } from '../post-actor.ts'
import { type PostRow, updatePosts } from '../posts.repository.ts'

type Input = { ctx: AppContext; tx: Tx; actor: PostActor }

/** Whether a target scheduled by this member waits for approval. */
export type ApprovalRule = (target: { connectionId: string | null }) => boolean

const NEVER: ApprovalRule = () => false
export const ALWAYS: ApprovalRule = () => true

/** Whether other members may approve. */
export const hasOtherApprovers = async ({
  tx,
  actor,
}: Pick<Input, 'tx' | 'actor'>): Promise<boolean> => {
  const ids = await listApproverIds({ tx, workspaceId: actor.workspaceId })
  return ids.some((id) => id !== actor.userId)
}

export const getApprovalRule = async ({ ctx, tx, actor }: Input): Promise<ApprovalRule> => {
  const settings = await getPublisherSettings({ ctx, tx, workspaceId: actor.workspaceId })
  if (!settings.isApprovalRequired) return NEVER
  if (can(actor, 'posts.approve')) {
    // The only approver has no other member to ask.
    if (settings.approvalFrom === 'editors') return NEVER
    if (!(await hasOtherApprovers({ tx, actor }))) return NEVER
  }
  const guarded = settings.approvalConnectionIds
  if (guarded === null) return () => true
  return ({ connectionId }) => connectionId !== null && guarded.includes(connectionId)
}

/** One event for all posts; the version distinguishes requests. */
export const requestApproval = async ({
  tx,
  actor,
  posts,
  isByRule = false,
}: {
  tx: Tx
  actor: PostActor
  posts: readonly PostRow[]
  /** Requested by an automation: any approver may approve, including its author. */
  isByRule?: boolean
}) => {
  const [first] = posts
  if (!first) return
  const ids = posts.map(({ id }) => id)
  await updatePosts({ db: tx, ids, values: { approvalAskedBy: isByRule ? null : actor.userId } })
  await appendEvent({
    tx,
    kind: 'post.approval_requested',
    workspaceId: first.workspaceId,
    actorId: isByRule ? null : actor.userId,
    subjectId: first.id,
    payload: { postIds: ids, title: postTitle(first.text), version: first.version },
  })
}
