import { createHash } from 'node:crypto'
import { failedAnswer, toReadFailure } from '../_shared/conversation-failures.ts'
import { SETTLE_AT_ONCE_MS, toReconciled } from '../_shared/own-answer.ts'
import type { Failure } from '../account.ts'
import {
  type AnswerInput,
  type Answering,
  type IncomingItem,
  OVERLAP_MS,
  type ReadInput,
  type ReadOutcome,
} from '../conversations.ts'
import { callVk } from './call.ts'
import { type Place, presentMessage } from './comment-item.ts'
import { dialogs, history, sentMessage } from './conversation-wire.ts'
import { TITLE } from './failures.ts'

const DIALOGS = 20
const MESSAGES = 50

const ask = ({ ctx, account }: Place) => ({ ctx, token: account.tokens.accessToken })

const readHistory = (place: Place, peer: string) =>
  callVk({
    ...ask(place),
    method: 'messages.getHistory',
    params: {
      peer_id: peer,
      count: MESSAGES,
      extended: true,
      fields: 'screen_name',
      group_id: place.account.profile.externalId,
    },
    schema: history,
  })

/** Dialogs come with the last changed first. */
export async function readDialogs(input: ReadInput): Promise<ReadOutcome> {
  const { ctx, account, since, cursor } = input
  const place = { ctx, account }
  const offset = typeof cursor?.offset === 'number' ? cursor.offset : 0
  const failed = ({ failure }: { failure: Failure }): ReadOutcome => ({
    kind: 'failed',
    failure: toReadFailure({ title: TITLE, failure }),
  })
  const page = await callVk({
    ...ask(place),
    method: 'messages.getConversations',
    params: { offset, count: DIALOGS, group_id: account.profile.externalId },
    schema: dialogs,
  })
  if (page.kind === 'failed') return failed(page)
  const from = since ? (since.getTime() - OVERLAP_MS) / 1000 : 0
  const recent = page.data.items.filter(({ last_message }) => (last_message?.date ?? from) >= from)
  const items: IncomingItem[] = []
  for (const { conversation } of recent) {
    if (conversation.peer.type !== 'user') continue
    const read = await readHistory(place, conversation.peer.id)
    if (read.kind === 'failed') return failed(read)
    const names = read.data
    items.push(...names.items.map((message) => presentMessage({ place, message, names })))
  }
  const told = offset + page.data.items.length
  const isEnd =
    page.data.items.length === 0 ||
    told >= page.data.count ||
    recent.length < page.data.items.length
  return { kind: 'page', items, cursor: isEnd ? null : { offset: told }, whole: [] }
}

/** The same number is not sent twice to one person: a positive 31-bit integer. */
const randomIdOf = ({ key }: Pick<AnswerInput, 'key'>) =>
  createHash('sha256').update(key).digest().readUInt32BE(0) >>> 1

const closed = (message: string, code: string): Failure => ({
  kind: 'permanent',
  code,
  message,
  action: 'open_network',
})

const REFUSALS: Readonly<Record<string, Failure>> = {
  vk_900: closed('Этот человек в чёрном списке сообщества: VK не даёт ему писать.', 'blocked'),
  vk_901: closed('Этот человек запретил сообществу писать ему. Ответ не отправлен.', 'not_allowed'),
  vk_902: closed('Настройки этого человека не дают сообществу писать ему.', 'private'),
}

export const answerInDialog: Answering = {
  settleMs: SETTLE_AT_ONCE_MS,

  async submit(answer) {
    const { account, item, text } = answer
    const read = await callVk({
      ...ask(answer),
      method: 'messages.send',
      params: {
        peer_id: item.details.peer,
        message: text,
        random_id: randomIdOf(answer),
        group_id: account.profile.externalId,
      },
      schema: sentMessage,
    })
    if (read.kind === 'failed') {
      const refusal = REFUSALS[read.failure.code]
      if (refusal) return { kind: 'rejected', failure: refusal }
      return failedAnswer({ title: TITLE, read, isGone: false })
    }
    const sent = await findSent(answer)
    return sent.kind === 'published' ? sent : { kind: 'unknown', code: 'sent_unlisted' }
  },

  reconcile: (answer) => findSent(answer),
}

/** The call answers with another number than the one lists have. */
async function findSent(answer: AnswerInput) {
  const { ctx, account, item } = answer
  const place = { ctx, account }
  const read = await readHistory(place, item.details.peer ?? '')
  if (read.kind === 'failed') return { kind: 'unreachable' as const, failure: read.failure }
  const names = read.data
  const ours = names.items.find(({ random_id }) => random_id === randomIdOf(answer))
  const items = names.items.map((message) => presentMessage({ place, message, names }))
  if (ours) {
    const { externalId } = presentMessage({ place, message: ours, names })
    const post = { externalId, url: null, details: {} }
    return { kind: 'published' as const, post }
  }
  return toReconciled({ items, answer, isWhole: names.items.length < MESSAGES })
}
