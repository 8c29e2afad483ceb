import { randomBytes } from 'node:crypto'
import { textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { readMarkup } from './markup.ts'
import type { Message } from './messages.ts'
import { presentBot } from './people.ts'
import { badPayload, decline, notFound, ok, refuse, succeed } from './replies.ts'

type Comment = { mid: string; seq: number; postMid: string; text: string; sentAt: Date }

const MAX_TEXT = 4000

/** Comments of posts. The vendor's page says that writing and deleting are unavailable for a time. */
export function createComments(input: {
  world: FakeWorld
  isWritable(): boolean
  findPost(mid: string): Message | undefined
}) {
  const { world } = input
  const comments = world.memory.table<Comment>('max/comments')

  const present = (comment: Comment, post: Message) => ({
    sender: presentBot(),
    recipient: { chat_id: Number(post.chatId), chat_type: 'channel', user_id: null },
    timestamp: comment.sentAt.getTime(),
    body: { mid: comment.mid, seq: comment.seq, text: comment.text, attachments: [] },
  })

  const onPost =
    (handle: (post: Message, request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      const post = input.findPost(request.params.mid ?? '')
      return post ? handle(post, request) : notFound('Message not found')
    }

  const written = (handle: (post: Message, request: FakeRequest) => FakeReply) =>
    onPost((post, request) =>
      input.isWritable()
        ? handle(post, request)
        : refuse(405, 'method.not.allowed', 'The method is unavailable for a time'),
    )

  const list = onPost((post) => {
    const found = [...comments.values()].filter(({ postMid }) => postMid === post.mid)
    return ok({ messages: found.map((comment) => present(comment, post)) })
  })

  const add = written((post, { fields }) => {
    const stranger = Object.keys(fields ?? {}).find(
      (name) => !['text', 'link', 'format'].includes(name),
    )
    if (stranger) return badPayload(`Unknown field ${stranger}`)
    const given = textAt(fields, 'text') ?? ''
    const { text } = readMarkup({ text: given, format: textAt(fields, 'format') ?? null })
    if (text.trim() === '' || given.length > MAX_TEXT) return badPayload('text does not fit')
    const seq = 1 + comments.size
    const mid = `comment-${randomBytes(8).toString('hex')}`
    const comment = { mid, seq, postMid: post.mid, text, sentAt: world.clock.now() }
    comments.set(mid, comment)
    return ok({ message: present(comment, post) })
  })

  const remove = written((_post, { query }) =>
    comments.delete(query.get('comment_id') ?? '') ? succeed() : decline('Comment not found'),
  )

  const path = '/messages/:mid/comments'
  const routes: readonly FakeRoute[] = [
    { method: 'GET', path, handle: list },
    { method: 'POST', path, handle: add },
    { method: 'DELETE', path, handle: remove },
  ]
  return {
    routes,
    of: (mid: string): readonly string[] =>
      [...comments.values()].filter(({ postMid }) => postMid === mid).map(({ text }) => text),
    reset: () => comments.clear(),
  }
}
