import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { createCallLimits } from '../_shared/call-limits.ts'
import { objectAt, textAt } from '../_shared/fields.ts'
import { parseAskedFields } from '../_shared/graph-fields.ts'
import { holedPageOf } from '../_shared/graph-page.ts'
import {
  createGraphError,
  createGraphNotFound,
  createGraphParamError,
} from '../_shared/graph-replies.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { AllowedHandler } from './access.ts'
import type { CommentStore } from './comment-store.ts'
import type { MessageStore } from './message-store.ts'

const MAX_BYTES = 1000
const PRIVATE_ANSWERS_AN_HOUR = 750
const COMMENT_WINDOW_MS = 7 * DAY_MS
const WINDOW_MS = DAY_MS
/** With the tag of a person who answers. */
const HUMAN_WINDOW_MS = 7 * DAY_MS

const outsideWindow = (): FakeReply =>
  createGraphError({
    code: 10,
    subcode: 2_534_022,
    message: '(#10) This message is sent outside of allowed window.',
  })

/** Direct messages, and private answers to comments: one for a comment. */
export function createMessages(input: {
  world: FakeWorld
  comments: CommentStore
  store: MessageStore
  hasHoles(): boolean
}) {
  const { world, comments, store } = input
  const limits = createCallLimits({
    clock: world.clock,
    isOff: world.crowd !== undefined,
    windowMs: HOUR_MS,
  })
  const ageOf = ({ createdAt }: { createdAt: Date }) =>
    world.clock.now().getTime() - createdAt.getTime()

  const keep = (of: {
    accountId: string
    personId: string
    text: string
    commentId?: string
  }): FakeReply => {
    const { id } = store.add({
      commentId: undefined,
      ...of,
      isOurs: true,
      createdAt: world.clock.now(),
    })
    return { status: 200, json: { recipient_id: of.personId, message_id: id } }
  }

  const answerComment = (of: { accountId: string; commentId: string; text: string }): FakeReply => {
    const remark = comments.findVisible(of.commentId, of.accountId)
    if (!remark || remark.authorId === of.accountId) return createGraphNotFound(of.commentId)
    if (ageOf(remark) > COMMENT_WINDOW_MS) return outsideWindow()
    if (store.isAnswered(of.commentId)) {
      return createGraphError({ code: 10_900, message: '(#10900) Activity already replied to' })
    }
    return limits.take(of.accountId, PRIVATE_ANSWERS_AN_HOUR)
      ? keep({ ...of, personId: remark.authorId })
      : createGraphError({
          code: 613,
          message: '(#613) Calls to this api have exceeded the rate limit.',
        })
  }

  const answerPerson = (of: {
    accountId: string
    personId: string
    text: string
    windowMs: number
  }): FakeReply => {
    const { windowMs, ...message } = of
    const last = store.of(of).find(({ isOurs }) => !isOurs)
    if (!last) {
      return createGraphError({
        code: 100,
        subcode: 2_534_014,
        message: '(#100) The requested user cannot be found',
      })
    }
    return ageOf(last) > windowMs ? outsideWindow() : keep(message)
  }

  const send: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    if (id !== accountId && id !== 'me') return createGraphNotFound(id)
    const { fields } = request
    const recipient = objectAt(fields, 'recipient')
    const text = textAt(objectAt(fields, 'message'), 'text') ?? ''
    if (!text) return createGraphParamError('The parameter message is required')
    if (Buffer.byteLength(text) > MAX_BYTES) {
      return createGraphParamError(
        'Length of param message[text] must be less than or equal to 1000',
      )
    }
    const commentId = textAt(recipient, 'comment_id')
    if (commentId) return answerComment({ accountId, commentId, text })
    const windowMs = textAt(fields, 'tag') === 'HUMAN_AGENT' ? HUMAN_WINDOW_MS : WINDOW_MS
    return answerPerson({ accountId, personId: textAt(recipient, 'id') ?? '', text, windowMs })
  }

  const list: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    if (id !== accountId && id !== 'me') return createGraphNotFound(id)
    if (request.query.get('platform') !== 'instagram') {
      return createGraphParamError('Param platform must be instagram')
    }
    const asked = parseAskedFields(request.query.get('fields') ?? '')
    const all = store.dialogsOf(accountId)
    const page = holedPageOf({ request, all, usual: 25, hasHoles: input.hasHoles() })
    const data = page.data.map((dialog) => store.presentDialog(dialog, asked))
    return { status: 200, json: { ...page, data } }
  }

  return {
    send,
    list,
    /** A conversation or a message; undefined where there is none. */
    read: (request: FakeRequest, accountId: string): FakeReply | undefined => {
      const asked = parseAskedFields(request.query.get('fields') ?? '')
      const node = store.present(request.params.id ?? '', accountId, asked)
      return node && { status: 200, json: node }
    },
    reset: limits.reset,
  }
}

export type Messages = ReturnType<typeof createMessages>
