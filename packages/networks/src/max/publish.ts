import { failedSubmit } from '../_shared/failed-submit.ts'
import type { NetworkContext } from '../network-adapter.ts'
import type {
  Publication,
  Publish,
  PublishedPost,
  PublishInput,
  SubmitOutcome,
} from '../publish.ts'
import { callMax, type MaxCall } from './api.ts'
import { comment } from './comment.ts'
import { findInHistory } from './history.ts'
import { createMessageCall, createPublicationCall, shownText } from './message.ts'
import { toPost } from './post.ts'
import { maxSettings } from './settings.ts'
import { uploadNext, uploadProgress } from './upload.ts'
import { type MaxMessage, sentMessage, simpleResult } from './wire.ts'

const PIN_TIMEOUT_MS = 5000

async function send(input: {
  ctx: NetworkContext
  chatId: string
  call: MaxCall
}): Promise<SubmitOutcome> {
  const { ctx, chatId, call } = input
  const read = await callMax({ ctx, ...call, schema: sentMessage })
  return read.kind === 'ok'
    ? { kind: 'published', post: toPost({ chatId, message: read.data.message }) }
    : failedSubmit(read)
}

const pin = ({ ctx, post }: { ctx: NetworkContext; post: PublishedPost }) =>
  callMax({
    ctx,
    method: 'PUT',
    path: `/chats/${post.details.chatId}/pin`,
    json: { message_id: post.externalId, notify: false },
    schema: simpleResult,
    timeoutMs: PIN_TIMEOUT_MS,
  })

const countMedia = ({ body }: MaxMessage) =>
  (body.attachments ?? []).filter(({ type }) => type === 'image' || type === 'video').length

const isPublication =
  ({ text, media, settings }: Publication) =>
  (message: MaxMessage): boolean => {
    const { format } = maxSettings.parse(settings)
    const shown = shownText({ text, format }).trim()
    return (message.body.text ?? '').trim() === shown && countMedia(message) === media.length
  }

const channelOf = ({ account }: Pick<PublishInput, 'account'>) => account.profile.externalId

export const publish: Publish = {
  prepare: (input) => uploadNext(input, uploadProgress.parse(input.progress)),

  async submit({ ctx, account, publication, progress }) {
    const chatId = channelOf({ account })
    const { tokens } = uploadProgress.parse(progress)
    const call = createPublicationCall({ chatId, publication, tokens })
    const outcome = await send({ ctx, chatId, call })
    if (outcome.kind !== 'published') return outcome
    // Pinning is optional: its failure does not change the outcome.
    if (maxSettings.parse(publication.settings).isPinned) await pin({ ctx, post: outcome.post })
    return outcome
  },

  status: async () => {
    throw new Error('MAX publishes at once: there is nothing to ask about')
  },

  reconcile: ({ ctx, account, publication }) =>
    findInHistory({
      ctx,
      chatId: channelOf({ account }),
      startedAt: publication.startedAt,
      isSame: isPublication(publication),
    }),

  reply: {
    outlivesRoot: true,
    texts: ({ settings }) => {
      const { firstComment, chain } = maxSettings.parse(settings)
      return [...(firstComment ? [firstComment] : []), ...chain]
    },

    submit: (input) => {
      const { ctx, account, root, parent, text, settings: given } = input
      const settings = maxSettings.parse(given ?? {})
      if (comment.isNext({ ...input, settings })) return comment.submit(input)
      const chatId = channelOf({ account })
      // A comment is no message of the channel: what follows it answers the post.
      const replyTo = comment.isComment(parent) ? root.externalId : parent.externalId
      return send({ ctx, chatId, call: createMessageCall({ chatId, text, settings, replyTo }) })
    },

    reconcile: (input) => {
      const { ctx, account, root, parent, text, startedAt, settings: given } = input
      const settings = maxSettings.parse(given ?? {})
      if (comment.isNext({ ...input, settings })) return comment.reconcile(input)
      const mid = comment.isComment(parent) ? root.externalId : parent.externalId
      const shown = shownText({ text, format: settings.format }).trim()
      return findInHistory({
        ctx,
        chatId: channelOf({ account }),
        startedAt,
        isSame: ({ body, link }) =>
          link?.message?.mid === mid && (body.text ?? '').trim() === shown,
      })
    },
  },

  async remove({ ctx, post }) {
    const read = await callMax({
      ctx,
      method: 'DELETE',
      path: '/messages',
      query: { message_id: post.externalId },
      schema: simpleResult,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const isGone = read.data.success || /not found/i.test(read.data.message ?? '')
    return isGone ? { kind: 'removed' } : { kind: 'failed', failure: notDeleted }
  },
}

const notDeleted = {
  kind: 'permanent',
  code: 'cannot_delete',
  message: 'MAX не удалил сообщение. Удалите его в самом MAX.',
  action: 'open_network',
} as const
