import { conversationActs, conversationAnswers } from '../../../db/schema/audience/answers.ts'

/** Queues of this module: rows with a lease. */
export const answerRows = { table: conversationAnswers, key: conversationAnswers.id }
export const actRows = { table: conversationActs, key: conversationActs.id }
