import type { PublishedPost } from '../publish.ts'
import type { MaxMessage } from './wire.ts'

/** Only posts of public channels have an address. */
export const toPost = ({
  chatId,
  message,
}: {
  chatId: string
  message: MaxMessage
}): PublishedPost => ({
  externalId: message.body.mid,
  url: message.url ?? null,
  details: { chatId },
})
