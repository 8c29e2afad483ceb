import { failedAnswer, toReadFailure } from '../_shared/conversation-failures.ts'
import { findNextPage, parseGraphTime } from '../_shared/graph-list.ts'
import { createItem, nobody } from '../_shared/incoming-item.ts'
import { SETTLE_MS, toReconciled } from '../_shared/own-answer.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, Failure } from '../account.ts'
import {
  type AnswerInput,
  type Answering,
  type AnswerOutcome,
  type IncomingItem,
  OVERLAP_MS,
  type ReadInput,
  type ReadOutcome,
} from '../conversations.ts'
import {
  conversationMessages,
  conversationPage,
  type InstagramMessage,
  sentMessage,
} from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { callInstagram, isOwn, mailboxOf, type Place } from './graph.ts'

/** Each dialog is a call of its own, two a second. */
const PAGE = '10'
/** Meta tells details of the last twenty messages of a dialog only. */
const MESSAGES = 20
const MESSAGE_FIELDS = 'id,created_time,from,to,message,attachments,is_unsupported'

const mediaOf = ({ attachments, is_unsupported }: InstagramMessage): IncomingItem['media'] => {
  const found = (attachments?.data ?? []).map(({ image_data, video_data }) => {
    if (image_data) return { kind: 'image' as const, url: image_data.url ?? null }
    if (video_data) return { kind: 'video' as const, url: video_data.url ?? null }
    return { kind: 'other' as const, url: null }
  })
  return found.length === 0 && is_unsupported ? [{ kind: 'other', url: null }] : found
}

const present = (account: Account, dialog: string, message: InstagramMessage): IncomingItem => {
  const { id, from, to } = message
  const isOurs = isOwn(account, from?.id)
  const person = isOurs ? to?.data[0] : from
  return createItem({
    externalId: id,
    kind: 'direct',
    rootExternalId: dialog,
    author: from
      ? {
          externalId: from.id,
          name: null,
          handle: from.username ? `@${from.username}` : null,
        }
      : nobody(id),
    isOurs,
    text: message.message,
    media: mediaOf(message),
    happenedAt: parseGraphTime(message.created_time),
    details: person ? { person: person.id } : {},
  })
}

async function readDialog(place: Place, dialog: string): Promise<Read<IncomingItem[]>> {
  const read = await callInstagram({
    ...place,
    method: 'GET',
    path: dialog,
    params: { fields: `messages.limit(${MESSAGES}){${MESSAGE_FIELDS}}` },
    schema: conversationMessages,
  })
  if (read.kind === 'failed') return read
  const messages = read.data.messages?.data ?? []
  return { kind: 'ok', data: messages.map((message) => present(place.account, dialog, message)) }
}

const listDialogs = (place: Place, params: Readonly<Record<string, string | undefined>>) =>
  callInstagram({
    ...place,
    method: 'GET',
    path: `${mailboxOf(place.account)}/conversations`,
    params: { platform: 'instagram', fields: 'id,updated_time', ...params },
    schema: conversationPage,
  })

const failed = (failure: Failure): ReadOutcome => ({
  kind: 'failed',
  failure: toReadFailure({ title: TITLE, failure }),
})

/** Dialogs come with the last changed first. */
export async function readDirect({ ctx, account, since, cursor }: ReadInput): Promise<ReadOutcome> {
  const place = { ctx, account }
  const after = typeof cursor?.after === 'string' ? cursor.after : undefined
  const page = await listDialogs(place, { limit: PAGE, after })
  if (page.kind === 'failed') return failed(page.failure)
  const from = since ? since.getTime() - OVERLAP_MS : 0
  const isRecent = ({ updated_time }: { updated_time?: string | undefined }) =>
    updated_time === undefined || parseGraphTime(updated_time).getTime() >= from
  const recent = page.data.data.filter(isRecent)
  const items: IncomingItem[] = []
  for (const { id } of recent) {
    const read = await readDialog(place, id)
    if (read.kind === 'failed') return failed(read.failure)
    items.push(...read.data)
  }
  const next = findNextPage({ data: [], paging: page.data.paging })
  const isEnd = next === null || recent.length < page.data.data.length
  return { kind: 'page', items, cursor: isEnd ? null : { after: next }, whole: [] }
}

/** «This message is sent outside of allowed window.» */
const isClosed = ({ code }: Failure) => /^graph_10_2534022$/.test(code)
/** «No matching user found»: the comment or the person is gone. */
const isNobody = ({ code }: Failure) => /^graph_100_(33|2534014)$/.test(code)

async function send(
  { ctx, account, text }: AnswerInput,
  recipient: Readonly<Record<string, string>>,
): Promise<AnswerOutcome> {
  const read = await callInstagram({
    ctx,
    account,
    method: 'POST',
    path: `${mailboxOf(account)}/messages`,
    json: { recipient, message: { text } },
    schema: sentMessage,
  })
  if (read.kind === 'ok') {
    return { kind: 'published', post: { externalId: read.data.message_id, url: null, details: {} } }
  }
  const { failure } = read
  return failedAnswer({
    title: TITLE,
    read,
    isGone: isNobody(failure),
    isClosed: isClosed(failure),
  })
}

async function findSent(answer: AnswerInput, dialog: string) {
  const read = await readDialog(answer, dialog)
  if (read.kind === 'failed') return { kind: 'unreachable' as const, failure: read.failure }
  return toReconciled({ items: read.data, answer, isWhole: read.data.length < MESSAGES })
}

export const answerDirect: Answering = {
  settleMs: SETTLE_MS,
  submit: (answer) => send(answer, { id: answer.item.details.person ?? '' }),
  reconcile: (answer) => findSent(answer, answer.item.rootExternalId),
}

/** To the author of a comment: one message for each comment. */
export const answerInPrivate: Answering = {
  settleMs: SETTLE_MS,
  submit: (answer) => send(answer, { comment_id: answer.item.externalId }),

  async reconcile(answer) {
    const dialogs = await listDialogs(answer, { user_id: answer.item.author.externalId })
    if (dialogs.kind === 'failed') return { kind: 'unreachable', failure: dialogs.failure }
    const [dialog] = dialogs.data.data
    return dialog ? findSent(answer, dialog.id) : { kind: 'absent' }
  },
}
