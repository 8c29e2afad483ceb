import { MINUTE_MS } from '@kadr/kit/durations'
import { createParentGone, failedAnswer, toActOutcome } from '../_shared/conversation-failures.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import { createOutage } from '../_shared/failures.ts'
import { SETTLE_AT_ONCE_MS, toReconciled } from '../_shared/own-answer.ts'
import { readParts } from '../_shared/read-parts.ts'
import type { Account } from '../account.ts'
import type {
  AnswerInput,
  Answering,
  AnswerOutcome,
  Conversations,
  ReadInput,
} from '../conversations.ts'
import { callVk } from './call.ts'
import { presentComment } from './comment-item.ts'
import { oneComment } from './conversation-wire.ts'
import { answerInDialog, readDialogs } from './dialogs.ts'
import { onlyByPerson, TITLE } from './failures.ts'
import { hooks } from './hooks.ts'
import { readEvents } from './long-poll.ts'
import { listComments, PAGE, readComments } from './read-comments.ts'
import { kindOfToken, mayTalk, ownerOf } from './token.ts'
import { isDone, newComment } from './wire.ts'

/** VK does not say how long it remembers a `guid`: minutes are what may be relied on. */
const GUID_MS = 5 * MINUTE_MS
const GONE = new Set(['vk_104', 'vk_211'])

const ask = ({ ctx, account }: Pick<AnswerInput, 'ctx' | 'account'>) => ({
  ctx,
  token: account.tokens.accessToken,
})

const isPerson = ({ account }: { account: Account }) => kindOfToken(account) === 'person'
const mayTalkBy = ({ account: { profile, tokens } }: Pick<ReadInput, 'account'>) =>
  mayTalk({ details: profile.details, scopes: tokens.scopes })

/** What is deleted can still be answered at VK; a key of a community may not look first. */
async function isParentGone(input: AnswerInput): Promise<boolean> {
  if (!isPerson(input)) return false
  const read = await callVk({
    ...ask(input),
    method: 'wall.getComment',
    params: { owner_id: ownerOf(input.account), comment_id: input.item.details.comment },
    schema: oneComment,
  })
  if (read.kind === 'failed') return GONE.has(read.failure.code)
  const [comment] = read.data.items
  return comment === undefined || comment.deleted === true
}

/** The same `guid` is not written twice. */
async function send(input: AnswerInput): Promise<AnswerOutcome> {
  const { ctx, account, item, key, text } = input
  const read = await callVk({
    ...ask(input),
    method: 'wall.createComment',
    params: {
      owner_id: ownerOf(account),
      post_id: item.rootExternalId.split('_')[1],
      from_group: account.profile.externalId,
      reply_to_comment: item.details.comment,
      message: text,
      guid: key,
    },
    schema: newComment,
  })
  if (read.kind === 'failed') {
    return failedAnswer({ title: TITLE, read, isGone: GONE.has(read.failure.code) })
  }
  const { comment_id: id } = read.data
  const root = item.rootExternalId
  const url = `${getEndpoint({ ctx, name: 'site' })}/wall${root}?reply=${id}`
  return { kind: 'published', post: { externalId: `${root}_${id}`, url, details: { comment: id } } }
}

const answerComment: Answering = {
  settleMs: SETTLE_AT_ONCE_MS,

  submit: async (input) =>
    (await isParentGone(input)) ? { kind: 'rejected', failure: createParentGone() } : send(input),

  async reconcile(answer) {
    const { ctx, account, item, startedAt } = answer
    const place = { ctx, account }
    if (isPerson(answer)) {
      const { rootExternalId: root, details } = item
      const comment = details.top ?? details.comment ?? ''
      const read = await listComments({ ...place, post: root, comment, sort: 'desc' })
      if (read.kind === 'failed') {
        return GONE.has(read.failure.code)
          ? { kind: 'absent' }
          : { kind: 'unreachable', failure: read.failure }
      }
      const names = read.data
      const items = names.items.map((one) => presentComment({ place, comment: one, root, names }))
      return toReconciled({ items, answer, isWhole: names.items.length < PAGE })
    }
    if (ctx.clock.now().getTime() - startedAt.getTime() >= GUID_MS) return { kind: 'undecidable' }
    const again = await send(answer)
    if (again.kind === 'published') return again
    if (again.kind === 'unknown') {
      return { kind: 'unreachable', failure: createOutage({ title: TITLE }, again.code) }
    }
    const { failure } = again
    return failure.kind === 'retryable' ? { kind: 'unreachable', failure } : { kind: 'absent' }
  },
}

const answeringOf = ({ item }: AnswerInput): Answering =>
  item.kind === 'direct' ? answerInDialog : answerComment

const NOTES = {
  person:
    'Токен человека читает комментарии стены. Сообщения сообщества VK отдаёт только ключу сообщества с правом «Сообщения».',
  key: 'Ключ сообщества узнаёт о комментариях только из событий VK: старые он не видит, удалить чужой комментарий не может.',
}

export const conversations: Conversations = {
  abilities: ({ details, scopes }) => {
    const byPerson = details.token === 'person'
    const canWrite = byPerson || scopes.includes('wall')
    const direct = mayTalk({ details, scopes })
    return {
      comments: canWrite,
      mentions: false,
      direct,
      canAnswer: canWrite || direct,
      canHide: false,
      canDelete: byPerson,
      canLike: false,
      answerText: { min: 1, maximums: [{ unit: 'widest', max: 4096 }] },
      directText: { min: 1, maximums: [{ unit: 'widest', max: 4096 }] },
      canAnswerWithPicture: false,
      privateReplyWindowMs: null,
      directWindowMs: null,
      // Rights of a key are chosen where it is made.
      scopes: [],
      note: byPerson ? NOTES.person : NOTES.key,
    }
  },

  read: readParts([
    { name: 'comments', isOn: isPerson, read: readComments },
    { name: 'events', isOn: (input) => !isPerson(input), read: readEvents },
    { name: 'dialogs', isOn: mayTalkBy, read: readDialogs },
  ]),

  answer: {
    settleMs: SETTLE_AT_ONCE_MS,
    submit: (input) => answeringOf(input).submit(input),
    reconcile: (input) => answeringOf(input).reconcile(input),
  },

  async remove(input) {
    const { account, item } = input
    if (!isPerson(input)) return { kind: 'failed', failure: onlyByPerson }
    const params = { owner_id: ownerOf(account), comment_id: item.details.comment }
    const read = await callVk({
      ...ask(input),
      method: 'wall.deleteComment',
      params,
      schema: isDone,
    })
    return toActOutcome({ title: TITLE, read, isGone: ({ code }) => GONE.has(code) })
  },

  hooks,
  keepsDays: null,
}
