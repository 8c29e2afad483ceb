import type { Incoming } from '../../../platform/outside/messengers/incoming.ts'
import type { InboxRow } from './inbox.repository.ts'

export type Content = Pick<InboxRow, 'chatId' | 'messageId' | 'batch' | 'text' | 'file'> & {
  personId: number
  isAlbum: boolean
}

/** Undefined for commands and for content that can't be a post. */
export const readContent = (incoming: Incoming): Content | undefined => {
  if (incoming.kind !== 'message' || incoming.chat.kind !== 'private') return undefined
  const { from, chat, number, text, words, file, hasOtherFile, album } = incoming
  if (text?.startsWith('/')) return undefined
  if (file === undefined && (hasOtherFile || words.trim() === '')) return undefined
  const { chatId } = chat
  return {
    personId: from.id,
    chatId,
    messageId: number,
    batch: `${chatId}:${album ?? number}`,
    text: words,
    file: file ? { id: file.id, kind: file.kind, name: file.name, mimeType: file.mimeType } : null,
    isAlbum: album !== undefined,
  }
}
