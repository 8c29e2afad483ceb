import type { DomainEvent } from '@kadr/contract/events'
import type { Tx } from '../../../db/connection.ts'
import { findPostBrief } from '../../delivery/notifications/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { insertEntry } from './activity.repository.ts'
import { describeActivity, type LoggedKind } from './activity-texts.ts'

/** The post an event is about, also one in the trash. */
const postOf = ({ kind, subjectId, payload }: DomainEvent<LoggedKind>) => {
  if ('postId' in payload) return payload.postId
  return kind.startsWith('post.') ? subjectId : undefined
}

export const recordActivity = async ({
  tx,
  event,
}: {
  tx: Tx
  event: DomainEvent<LoggedKind>
}): Promise<void> => {
  const { workspaceId, actorId, kind, createdAt: at, payload } = event
  if (workspaceId === null) return
  const isKnown = actorId !== null && (await lockUserShared({ tx, userId: actorId }))
  const postId = postOf(event)
  const post = postId === undefined ? undefined : await findPostBrief({ tx, workspaceId, postId })
  const { area, text, link = null, guestName = null } = describeActivity(event, post)
  await insertEntry({
    db: tx,
    values: {
      workspaceId,
      at,
      area,
      kind,
      text,
      link,
      guestName,
      actorId: isKnown ? actorId : null,
      details: payload,
    },
  })
}
