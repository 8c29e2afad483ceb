import type { AppContext } from '../../../context.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import {
  listActsOfPerson,
  listAnswersOfPerson,
  listItemsOfOwner,
  listNotesOfPerson,
} from './retention.repository.ts'

/** What has come to workspaces of the person, what they answered, and their notes about others. */
export const exportConversations = ({
  ctx: { db },
  userId,
}: {
  ctx: AppContext
  userId: string
}) => ({
  conversationItems: readPages((page) => listItemsOfOwner({ db, userId, ...page })),
  conversationAnswers: readPages((page) => listAnswersOfPerson({ db, userId, ...page })),
  conversationActs: readPages((page) => listActsOfPerson({ db, userId, ...page })),
  personNotes: readAtOnce(() => listNotesOfPerson({ db, userId })),
})
