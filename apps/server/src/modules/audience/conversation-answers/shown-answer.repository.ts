import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { conversationAnswers } from '../../../db/schema/audience/answers.ts'
import { type ShownAnswer, selectAnswers } from '../conversations/index.ts'

export const findShownAnswer = async ({
  db,
  id,
}: {
  db: Db
  id: string
}): Promise<ShownAnswer | undefined> => {
  const [row] = await selectAnswers(db).where(eq(conversationAnswers.id, id))
  return row
}
