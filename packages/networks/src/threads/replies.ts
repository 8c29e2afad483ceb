import { toReadFailure } from '../_shared/conversation-failures.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { parseGraphTime } from '../_shared/graph-list.ts'
import { createItem, nobody, parentOf } from '../_shared/incoming-item.ts'
import { readPostByPost } from '../_shared/post-by-post.ts'
import type { Failure } from '../account.ts'
import {
  type IncomingItem,
  OVERLAP_MS,
  type ReadInput,
  type ReadOutcome,
} from '../conversations.ts'
import { type ReplyPage, replyPage, type ThreadsReply } from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { dialect } from './publish.ts'

const PAGE = 100
const FIELDS =
  'id,text,username,permalink,timestamp,media_type,media_url,root_post,replied_to,is_reply_owned_by_me,hide_status'
const MENTION_FIELDS = 'id,text,username,permalink,timestamp,media_type,media_url'

const HIDDEN = new Set(['HIDDEN', 'COVERED', 'BLOCKED', 'RESTRICTED'])
const MEDIA: Readonly<Record<string, 'image' | 'video' | 'other'>> = {
  IMAGE: 'image',
  VIDEO: 'video',
  CAROUSEL_ALBUM: 'other',
  AUDIO: 'other',
}

export const isGone = ({ code }: Failure) =>
  code === 'graph_100_33' || code === 'graph_24_2207006' || code === 'graph_24_4279009'

const mediaOf = ({ media_type = '', media_url }: ThreadsReply): IncomingItem['media'] => {
  const kind = MEDIA[media_type]
  return kind ? [{ kind, url: media_url ?? null }] : []
}

/** Threads tells people by their names only; ours are marked by the network. */
const present = (reply: ThreadsReply, of: Pick<IncomingItem, 'kind' | 'rootExternalId'>) => {
  const { id, username, text, timestamp, permalink } = reply
  return createItem({
    ...of,
    externalId: id,
    parentExternalId:
      of.kind === 'mention'
        ? null
        : parentOf({ id, root: of.rootExternalId, parent: reply.replied_to?.id }),
    author: username
      ? { externalId: username.toLowerCase(), name: null, handle: `@${username}` }
      : nobody(id),
    isOurs: reply.is_reply_owned_by_me ?? false,
    text,
    media: mediaOf(reply),
    happenedAt: parseGraphTime(timestamp),
    isHidden: reply.hide_status === undefined ? null : HIDDEN.has(reply.hide_status),
    url: permalink ?? null,
  })
}

/** The last page has a cursor too, and not every answer names the next page. */
const findNext = ({ data, paging }: ReplyPage): string | null => {
  const after = paging?.cursors?.after ?? null
  return paging?.next !== undefined || data.length >= PAGE ? after : null
}

const list = (
  { ctx, account }: ReadInput,
  of: { path: string; fields: string; after: string | null },
) =>
  callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${dialect.base({ ctx, account })}/${of.path}`,
    params: {
      fields: of.fields,
      limit: String(PAGE),
      after: of.after ?? undefined,
      access_token: account.tokens.accessToken,
    },
    schema: replyPage,
  })

/** All levels below each post, newest first. */
export const readReplies = (input: ReadInput) =>
  readPostByPost(input, async ({ post, after }) => {
    const root = post.externalId
    const read = await list(input, { path: `${root}/conversation`, fields: FIELDS, after })
    if (read.kind === 'ok') {
      const items = read.data.data.map((reply) =>
        present(reply, { kind: 'comment', rootExternalId: root }),
      )
      return { kind: 'page', items, next: findNext(read.data) }
    }
    return isGone(read.failure)
      ? { kind: 'none' }
      : { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
  })

/** Each mention is a post of its own, and the beginning of a talk. */
export async function readMentions(input: ReadInput): Promise<ReadOutcome> {
  const after = typeof input.cursor?.after === 'string' ? input.cursor.after : null
  const path = `${input.account.profile.externalId}/mentions`
  const read = await list(input, { path, fields: MENTION_FIELDS, after })
  if (read.kind === 'failed') {
    return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
  }
  const items = read.data.data.map((reply) =>
    present(reply, { kind: 'mention', rootExternalId: reply.id }),
  )
  const from = input.since ? input.since.getTime() - OVERLAP_MS : Number.NEGATIVE_INFINITY
  const isPast = items.every(({ happenedAt }) => happenedAt.getTime() < from)
  const next = findNext(read.data)
  return { kind: 'page', items, cursor: next && !isPast ? { after: next } : null, whole: [] }
}
