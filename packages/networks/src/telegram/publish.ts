import * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { failedSubmit } from '../_shared/failed-submit.ts'
import type { NetworkContext } from '../network-adapter.ts'
import type { Publish, PublishedPost, SubmitOutcome } from '../publish.ts'
import { type BotCall, callBot } from './bot-api.ts'
import { chooseTextPosition, createPublicationCall, createTextCall } from './message.ts'
import { telegramSettings } from './settings.ts'
import { isDone, type TelegramMessage, telegramMessage, telegramMessages } from './wire.ts'

/** An album returns a list, other calls one message. */
const sentMessages = z.union([
  telegramMessages,
  z.pipe(
    telegramMessage,
    z.transform((message) => [message]),
  ),
])

const PIN_TIMEOUT_MS = 5000

/**
 * Sends once; after a migration error nothing was sent, so the call is repeated with the new id.
 */
async function send(input: {
  ctx: NetworkContext
  chatId: string
  callFor(chatId: string): BotCall
}): Promise<SubmitOutcome> {
  const { ctx } = input
  const sendTo = (chatId: string) =>
    callBot({ ctx, ...input.callFor(chatId), schema: sentMessages })
  const first = await sendTo(input.chatId)
  const read = first.kind === 'failed' && first.migratedTo ? await sendTo(first.migratedTo) : first
  if (read.kind === 'ok') return { kind: 'published', post: postOf({ ctx, messages: read.data }) }
  // The Bot API cannot list sent messages: an unknown outcome stays unknown.
  return failedSubmit(read)
}

function postOf(input: {
  ctx: NetworkContext
  messages: readonly TelegramMessage[]
}): PublishedPost {
  const [first] = input.messages
  if (!first) throw new Error('Telegram answered without a message')
  const { chat, message_id } = first
  const site = getEndpoint({ ctx: input.ctx, name: 'site' })
  const place = chat.username ?? `c/${chat.id.replace(/^-100/, '')}`
  return {
    externalId: String(message_id),
    url: `${site}/${place}/${message_id}`,
    details: {
      chatId: chat.id,
      messageIds: input.messages.map((message) => message.message_id).join(','),
    },
  }
}

async function pin({ ctx, post }: { ctx: NetworkContext; post: PublishedPost }): Promise<void> {
  await callBot({
    ctx,
    method: 'pinChatMessage',
    params: {
      chat_id: post.details.chatId,
      message_id: Number(post.externalId),
      disable_notification: true,
    },
    schema: isDone,
    timeoutMs: PIN_TIMEOUT_MS,
  })
}

const withDetails = (post: PublishedPost, details: PublishedPost['details']): PublishedPost => ({
  ...post,
  details: { ...post.details, ...details },
})

export const publish: Publish = {
  // Files are sent with the message.
  prepare: async ({ progress }) => ({ kind: 'ready', progress }),

  async submit({ ctx, account, publication }) {
    const outcome = await send({
      ctx,
      chatId: account.profile.externalId,
      callFor: (chatId) => createPublicationCall({ chatId, publication }),
    })
    if (outcome.kind !== 'published') return outcome
    // Pinning is optional: its failure does not change the outcome.
    if (telegramSettings.parse(publication.settings).isPinned) {
      await pin({ ctx, post: outcome.post })
    }
    return chooseTextPosition(publication) === 'after'
      ? { kind: 'published', post: withDetails(outcome.post, { textFollows: 'true' }) }
      : outcome
  },

  status: async () => {
    throw new Error('Telegram publishes at once: there is nothing to ask about')
  },

  reconcile: async () => ({ kind: 'undecidable' }),

  reply: {
    outlivesRoot: true,
    texts: (publication) => {
      const { chain } = telegramSettings.parse(publication.settings)
      return chooseTextPosition(publication) === 'after' ? [publication.text, ...chain] : chain
    },

    submit: ({ ctx, account, root, parent, text, settings }) => {
      // Text that did not fit the caption is a separate message, with the buttons.
      const isOwnText = root.details.textFollows === 'true' && parent.externalId === root.externalId
      return send({
        ctx,
        chatId: parent.details.chatId ?? account.profile.externalId,
        callFor: (chatId) =>
          createTextCall({
            chatId,
            text,
            settings: telegramSettings.parse(settings ?? {}),
            hasButtons: isOwnText,
            replyTo: isOwnText ? undefined : Number(parent.externalId),
          }),
      })
    },

    reconcile: async () => ({ kind: 'undecidable' }),
  },

  async remove({ ctx, account, post }) {
    const ids = (post.details.messageIds ?? post.externalId).split(',').map(Number)
    const read = await callBot({
      ctx,
      // Already deleted messages are ignored.
      method: 'deleteMessages',
      params: { chat_id: post.details.chatId ?? account.profile.externalId, message_ids: ids },
      schema: isDone,
    })
    return read.kind === 'ok' ? { kind: 'removed' } : { kind: 'failed', failure: read.failure }
  },
}
