import { conversationAccounts } from '../../../db/schema/audience/conversations.ts'

/** The queue of readings: rows with a lease. */
export const readerRows = { table: conversationAccounts, key: conversationAccounts.connectionId }
