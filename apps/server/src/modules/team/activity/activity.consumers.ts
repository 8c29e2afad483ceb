import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { LOGGED_KINDS } from './activity-texts.ts'
import { recordActivity } from './record-activity.ts'

/**
 * The log is made of events, which are appended in the transaction of the change they describe: an entry exists if and
 * only if the change does, and exactly once.
 */
export const activityConsumers = [
  defineConsumer({
    name: 'activity.record',
    kinds: LOGGED_KINDS,
    handle: ({ tx, event }) => recordActivity({ tx, event }),
  }),
]
