import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import type { DomainEvent } from '@kadr/contract/events'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import { lockUsersShared } from '../../identity/users/index.ts'
import { listApproverIds, listMemberIds } from '../../identity/workspaces/index.ts'
import type { BotAction } from '../bot-outbox/index.ts'
import { notifyGroups } from './groups/notify-groups.ts'
import { findAutomationVersion, findPostVersion } from './notifications.repository.ts'
import { findPostBrief, type PostBrief } from './post-briefs.repository.ts'
import { storeNotifications } from './store-notifications.ts'
import { composeNotification, type NotifiedKind } from './texts/compose-notification.ts'
import type { NotificationDraft } from './texts/notification-draft.ts'

type Input = { ctx: AppContext; tx: Tx; event: DomainEvent<NotifiedKind> }

const subjectOf = ({ kind, subjectId, payload }: DomainEvent<NotifiedKind>) => {
  if ('postId' in payload) return { postId: payload.postId }
  if ('madePostId' in payload && payload.madePostId) return { postId: payload.madePostId }
  if (kind.startsWith('post.')) return { postId: subjectId }
  if ('connectionId' in payload) return { connectionId: payload.connectionId }
  const isOfAccount = kind.startsWith('connection.') || kind.startsWith('conversation_account.')
  return isOfAccount ? { connectionId: subjectId } : undefined
}

/** Skips users who have left the workspace or may not see the subject. */
const listRecipients = async ({
  tx,
  workspaceId,
  subject,
  to,
}: {
  tx: Tx
  workspaceId: string
  subject: Parameters<typeof listMemberIds>[0]['subject']
  to: NotificationDraft['to']
}): Promise<string[]> => {
  if (to === 'approvers') return listApproverIds({ tx, workspaceId, subject })
  const memberIds = await listMemberIds({ tx, workspaceId, subject })
  return to === 'everyone' ? memberIds : memberIds.filter((id) => to.includes(id))
}

/** Empty when the post was deleted meanwhile. */
const listPostActions = async ({
  tx,
  workspaceId,
  postActions,
}: {
  tx: Tx
  workspaceId: string
  postActions: NotificationDraft['postActions']
}): Promise<BotAction[]> => {
  if (!postActions) return []
  const { postId, kinds } = postActions
  const version = await findPostVersion({ db: tx, workspaceId, postId })
  return version === undefined ? [] : kinds.map((kind) => ({ kind, postId, version }))
}

/** Empty when the rule was deleted meanwhile. */
const listAutomationActions = async ({
  tx,
  workspaceId,
  automationActions,
}: {
  tx: Tx
  workspaceId: string
  automationActions: NotificationDraft['automationActions']
}): Promise<BotAction[]> => {
  if (!automationActions) return []
  const { automationId, kinds } = automationActions
  const version = await findAutomationVersion({ db: tx, workspaceId, automationId })
  return version === undefined ? [] : kinds.map((kind) => ({ kind, automationId, version }))
}

/** What is looked at before a button is pressed. */
const WITH_PICTURE: ReadonlySet<NotificationKind> = new Set(['approval_asked', 'handed_over'])

/** The messenger fetches it when the message is sent. */
const pictureUrlOf = ({ ctx, post }: { ctx: AppContext; post: PostBrief | undefined }) => {
  if (!post?.picture) return null
  const { thumbnail: variant, ...row } = post.picture
  return `${ctx.config.publicUrl}${pageMediaUrl({ ctx, row, variant })}`
}

/** Users are not notified of their own actions. */
const isOwnAction = ({ kind, actorId }: DomainEvent<NotifiedKind>) =>
  actorId !== null && (kind === 'post.published' || kind === 'target.failed')

export const createNotifications = async ({ ctx, tx, event }: Input): Promise<void> => {
  const { workspaceId } = event
  if (workspaceId === null) return
  const now = ctx.clock.now()
  const subject = subjectOf(event)
  const postId = subject && 'postId' in subject ? subject.postId : undefined
  const post = postId === undefined ? undefined : await findPostBrief({ tx, workspaceId, postId })
  const {
    to,
    actions = [],
    postActions,
    automationActions,
    ...draft
  } = composeNotification({
    event,
    now,
    post,
  })
  if (to.length === 0) return
  const recipients = isOwnAction(event)
    ? []
    : await listRecipients({ tx, workspaceId, subject, to })
  // Users are locked before workspaces, in the order of deletion, to avoid deadlocks.
  const userIds = await lockUsersShared({ tx, userIds: recipients })
  const onPost = await listPostActions({ tx, workspaceId, postActions })
  const onRule = await listAutomationActions({ tx, workspaceId, automationActions })
  const notification = {
    ...draft,
    workspaceId,
    pictureUrl: WITH_PICTURE.has(draft.kind) ? pictureUrlOf({ ctx, post }) : null,
    actions: [...actions, ...onPost, ...onRule],
  }
  await storeNotifications({ ctx, tx, userIds, notification })
  await notifyGroups({ ctx, tx, notification })
}
