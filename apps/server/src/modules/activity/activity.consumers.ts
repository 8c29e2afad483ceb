import { defineConsumer } from '../../platform/events/define-consumer.ts'
import { lockUserShared } from '../users/index.ts'
import { insertEntry } from './activity.repository.ts'
import { describeActivity, LOGGED_KINDS } from './activity-texts.ts'

/**
 * The log is made of events, which are appended in the transaction of the change they describe: an entry exists if and
 * only if the change does, and exactly once.
 */
export const activityConsumers = [
  defineConsumer({
    name: 'activity.record',
    kinds: LOGGED_KINDS,
    async handle({ tx, event }) {
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
    },
  }),
]
