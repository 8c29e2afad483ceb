import type { DomainEvent } from '@kadr/contract/events'
import type { Tx } from '../../db/connection.ts'
import { lockUserShared } from '../users/index.ts'
import { insertEntry } from './activity.repository.ts'
import { describeActivity, type LoggedKind } from './activity-texts.ts'

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
  const { area, text, link = null, guestName = null } = describeActivity(event)
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
