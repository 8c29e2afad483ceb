import type { DomainEvent } from '@kadr/contract/events'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { BotAction } from '../bot-outbox/index.ts'
import { lockUsersShared } from '../users/index.ts'
import { listApproverIds, listMemberIds } from '../workspaces/index.ts'
import { composeNotification, type NotifiedKind } from './compose-notification.ts'
import type { NotificationDraft } from './notification-draft.ts'
import { findAutomationVersion, findPostVersion } from './notifications.repository.ts'
import { storeNotifications } from './store-notifications.ts'
import { tellGroups } from './tell-groups.ts'

type Input = { ctx: AppContext; tx: Tx; event: DomainEvent<NotifiedKind> }

const subjectOf = ({ kind, subjectId, payload }: DomainEvent<NotifiedKind>) => {
  if ('postId' in payload) return { postId: payload.postId }
  if (kind.startsWith('post.')) return { postId: subjectId }
  return kind.startsWith('connection.') ? { connectionId: subjectId } : undefined
}

/** Users who have left the workspace since, or do not see what it is about, are skipped. */
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

/** None when the post is gone meanwhile. */
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

/** None when the rule is gone meanwhile. */
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

/** Users are not notified of their own actions. */
const isOwnAction = ({ kind, actorId }: DomainEvent<NotifiedKind>) =>
  actorId !== null && (kind === 'post.published' || kind === 'target.failed')

/** Creates the notifications of an event. */
export const createNotifications = async ({ ctx, tx, event }: Input): Promise<void> => {
  const { workspaceId } = event
  if (workspaceId === null) return
  const now = ctx.clock.now()
  const {
    to,
    actions = [],
    postActions,
    automationActions,
    ...draft
  } = composeNotification({
    event,
    now,
  })
  if (to.length === 0) return
  const subject = subjectOf(event)
  const recipients = isOwnAction(event)
    ? []
    : await listRecipients({ tx, workspaceId, subject, to })
  // Users are locked before workspaces, in the order of deletion, to avoid deadlocks.
  const userIds = await lockUsersShared({ tx, userIds: recipients })
  const onPost = await listPostActions({ tx, workspaceId, postActions })
  const onRule = await listAutomationActions({ tx, workspaceId, automationActions })
  const notification = { ...draft, workspaceId, actions: [...actions, ...onPost, ...onRule] }
  await storeNotifications({ ctx, tx, userIds, notification })
  await tellGroups({ ctx, tx, notification })
}
