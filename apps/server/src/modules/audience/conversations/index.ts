import type { Module } from '../../../platform/module.ts'
import { conversationConsumers } from './conversations.consumers.ts'
import { conversationJobs } from './conversations.jobs.ts'
import { mountConversations } from './conversations.routes.ts'
import { exportConversations } from './export-conversations.ts'
import { readAnswering } from './figures.service.ts'
import { purgeConversations } from './purge-conversations.ts'

export {
  type AccountRow,
  type AccountValues,
  claimAccounts,
  findFace,
  saveReading,
  wakeAccounts,
} from './accounts.repository.ts'
export { listAccounts, switchAccount } from './accounts.service.ts'
export { factsOf } from './announce-threads.ts'
export { abilitiesOf, whyNoAnswer } from './answer-abilities.ts'
export { changeThreads } from './change-threads.ts'
export { conflict, invalid, noAnswer, noItem, noThread, someoneWasFirst } from './failures.ts'
export { readFigures } from './figures.service.ts'
export {
  type IntakeAccount,
  type ItemRow,
  listUnread,
  lockIntake,
  type ThreadRow,
  updateThread,
} from './intake.repository.ts'
export { toItemInThread } from './item-in-thread.ts'
export { goneValues, markItem, markItemGone } from './item-marks.ts'
export {
  findItem,
  findLastOfPerson,
  listPersonItems,
  lockThread,
  lockThreads,
} from './locks.repository.ts'
export { refreshSentThread, storeOwnItem } from './own-items.ts'
export { putPersonNote } from './person-notes.ts'
export { findPostText } from './post-titles.repository.ts'
export { presentAnswers, readThread } from './read-thread.ts'
export {
  findOne as assertThread,
  findOne,
  listThreads,
  type Reader,
  reachOf,
  readThreads,
} from './read-threads.ts'
export { takeDeletions, takeItems } from './take-items.ts'
export { type ShownAnswer, selectAnswers } from './thread.repository.ts'

export const conversationsModule: Module = {
  name: 'conversations',
  routes: mountConversations,
  jobs: () => conversationJobs,
  consumers: conversationConsumers,
  readAnswering,
  exportPersonalData: exportConversations,
  purge: purgeConversations,
}
