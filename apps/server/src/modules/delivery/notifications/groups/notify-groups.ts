import { type GroupTopic, groupTopic } from '@kadr/contract/delivery/notification-groups'
import { topicOf } from '@kadr/domain/delivery/topics'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { type NoticeAction, noticeAction, queueEdit } from '../../bot-outbox/index.ts'
import { deliverToGroupJob } from '../channels/delivery-jobs.ts'
import type { EndedNotifications, NewNotification } from '../notifications.repository.ts'
import { composeMessage } from '../texts/compose-message.ts'
import { endNotices, insertNotices, listAlone } from './group-notices.repository.ts'
import { type GroupRow, listReachedGroups } from './groups.repository.ts'

/** Files and drafts go to the chat of a person, not to a group. */
const PERSONAL: ReadonlySet<NoticeAction['kind']> = new Set(['send_reel', 'draft_reel'])

const isGroupTopic = (topic: string): topic is GroupTopic =>
  groupTopic.options.some((option) => option === topic)

const isFor = (kind: NewNotification['kind'], { topics }: GroupRow) => {
  const topic = topicOf(kind)
  return isGroupTopic(topic) && topics.includes(topic)
}

/** Notifies the groups subscribed to the topic; with `connectedBy`, only those that this person connected. */
export const notifyGroups = async ({
  ctx,
  tx,
  notification,
  connectedBy,
}: {
  ctx: AppContext
  tx: Tx
  notification: NewNotification
  connectedBy?: string
}): Promise<void> => {
  const { workspaceId, kind } = notification
  const groups = await listReachedGroups({ db: tx, workspaceId })
  const chosen = groups.filter(
    (group) =>
      isFor(kind, group) && (connectedBy === undefined || group.connectedBy === connectedBy),
  )
  const actions = z
    .parse(z.array(noticeAction), notification.actions)
    .filter((action) => !PERSONAL.has(action.kind))
  const told = await insertNotices({
    db: tx,
    groupIds: chosen.map(({ id }) => id),
    notice: { ...notification, actions },
    now: ctx.clock.now(),
  })
  for (const id of told) await ctx.jobs.enqueue(deliverToGroupJob, { id }, { key: id, tx })
}

/** Edits the messages of groups to show the outcome. */
export const endInGroups = async ({
  ctx,
  tx,
  workspaceId,
  which,
  outcome,
  next,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  which: EndedNotifications
  outcome: string
  next: readonly object[]
}): Promise<void> => {
  const ended = await endNotices({ db: tx, workspaceId, which, outcome, next })
  const alone = await listAlone({ db: tx, ids: ended.map(({ id }) => id) })
  for (const { notice, botMessageId, messenger, chatId } of alone) {
    await queueEdit({
      ctx,
      tx,
      key: `group-notice:${notice.id}:${outcome}`,
      editsId: botMessageId,
      withdrawn: outcome,
      to: { messenger, chatId, userId: null, workspaceId },
      content: composeMessage(notice),
    })
  }
}
