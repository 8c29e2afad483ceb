import type { Incoming, PersonAddress } from '../../../platform/outside/messengers/incoming.ts'
import type { InboxRow } from './inbox.repository.ts'

export type Content = {
  person: PersonAddress
  /** More messages of the same draft may come. */
  isAlbum: boolean
  /** Of one draft: a row for each file. */
  rows: readonly (Pick<InboxRow, 'messenger' | 'chatId' | 'batch' | 'text' | 'file'> & {
    messageId: string
  })[]
}

type Kept = NonNullable<InboxRow['file']>

const keep = ({ id, kind, name, mimeType }: Kept): Kept => ({ id, kind, name, mimeType })

/** Undefined for commands and for content that can't be a post. */
export const readContent = (incoming: Incoming): Content | undefined => {
  if (incoming.kind !== 'message' || incoming.chat.kind !== 'private') return undefined
  const { from, chat, number, text, words, file, moreFiles, hasOtherFile, album } = incoming
  if (text?.startsWith('/')) return undefined
  if (file === undefined && (hasOtherFile || words.trim() === '')) return undefined
  const { messenger, chatId } = chat
  const place = { messenger, chatId, batch: `${chatId}:${album ?? number}` }
  const first = { ...place, messageId: number, text: words, file: file ? keep(file) : null }
  const more = moreFiles.map((one, index) => ({
    ...place,
    messageId: `${number}#${index + 1}`,
    text: '',
    file: keep(one),
  }))
  return { person: from, isAlbum: album !== undefined, rows: [first, ...more] }
}
