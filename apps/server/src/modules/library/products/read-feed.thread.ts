import { UserError } from '@kadr/domain/base/app-error'
import { decodeText } from '@kadr/domain/base/decode-text'
import { type FeedItem, readFeedItems } from './feed-items.ts'

type FeedFile = { bytes: Uint8Array; label: string | undefined }

/** Errors lose their class between threads, so a refusal is a value. */
export type ReadFeedAnswer =
  | { kind: 'items'; items: FeedItem[] }
  | { kind: 'refused'; reason: string }

export const run = (file: FeedFile): ReadFeedAnswer => {
  try {
    return { kind: 'items', items: readFeedItems(decodeText(file)) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'refused', reason: error.userMessage }
  }
}
