import type { Tx } from '../../../db/connection.ts'
import { listKeysOfMessage } from './channels/deliveries.repository.ts'
import { findNoticeByMessage } from './groups/group-notices.repository.ts'
import { conversationOfKey } from './texts/audience-texts.ts'

export type ToldConversation =
  | { kind: 'one'; conversationId: string; workspaceId: string }
  /** A digest: which of them is answered can't be told. */
  | { kind: 'several' }

/** The thread a message of the bot is about, in a private chat or in a group; undefined when it is about none. */
export const findConversationOfMessage = async ({
  tx: db,
  messageId,
}: {
  tx: Tx
  messageId: number
}): Promise<ToldConversation | undefined> => {
  const told = await listKeysOfMessage({ db, messageId })
  const inGroup = told.length === 0 ? await findNoticeByMessage({ db, messageId }) : undefined
  const [first, ...others] = [...told, ...(inGroup ? [inGroup] : [])].flatMap((one) => {
    const conversationId = conversationOfKey(one.key)
    return conversationId ? [{ conversationId, workspaceId: one.workspaceId }] : []
  })
  if (!first) return undefined
  return others.length > 0 ? { kind: 'several' } : { kind: 'one', ...first }
}
