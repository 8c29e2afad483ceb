import { MINUTE_MS } from '@kadr/kit/durations'
import { failedSubmit } from '../_shared/failed-submit.ts'
import type { PublishedPost, ReconcileOutcome, ReplyInput, SubmitOutcome } from '../publish.ts'
import { callMax } from './api.ts'
import { shownText } from './message.ts'
import { toPost } from './post.ts'
import type { MaxSettings } from './settings.ts'
import { type MaxMessage, messageList, sentMessage } from './wire.ts'

const pathOf = ({ externalId }: PublishedPost) =>
  `/messages/${encodeURIComponent(externalId)}/comments`

const toComment = ({ root }: ReplyInput, message: MaxMessage): PublishedPost => {
  const post = toPost({ chatId: root.details.chatId ?? '', message })
  return { ...post, url: root.url, details: { ...post.details, isComment: 'true' } }
}

/** The first comment under a post. The only one of a publication, so it is the first of what follows. */
export const comment = {
  isComment: ({ details }: PublishedPost): boolean => details.isComment === 'true',

  isNext: ({
    root,
    parent,
    text,
    settings,
  }: Pick<ReplyInput, 'root' | 'parent' | 'text'> & { settings: MaxSettings }): boolean =>
    parent.externalId === root.externalId && settings.firstComment === text,

  async submit(input: ReplyInput): Promise<SubmitOutcome> {
    const { ctx, root, text } = input
    const json = { text }
    const read = await callMax({
      ctx,
      method: 'POST',
      path: pathOf(root),
      json,
      schema: sentMessage,
    })
    return read.kind === 'ok'
      ? { kind: 'published', post: toComment(input, read.data.message) }
      : failedSubmit(read)
  },

  async reconcile(input: ReplyInput): Promise<ReconcileOutcome> {
    const { ctx, root, text, startedAt } = input
    const read = await callMax({ ctx, method: 'GET', path: pathOf(root), schema: messageList })
    if (read.kind === 'failed') {
      return read.failure.kind === 'retryable'
        ? { kind: 'unreachable', failure: read.failure }
        : { kind: 'undecidable' }
    }
    const since = startedAt.getTime() - MINUTE_MS
    const found = read.data.messages.find(
      ({ body, timestamp }) =>
        timestamp >= since &&
        (body.text ?? '').trim() === shownText({ text, format: 'plain' }).trim(),
    )
    return found ? { kind: 'published', post: toComment(input, found) } : { kind: 'absent' }
  },
}
