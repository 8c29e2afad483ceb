import { toActOutcome } from '../_shared/conversation-failures.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { ActInput, ActOutcome } from '../conversations.ts'
import { threadgate } from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { createRecordKey } from './record.ts'
import { getServer } from './tokens.ts'
import { writtenRecord } from './wire.ts'
import { callXrpc } from './xrpc.ts'

const GATE = 'app.bsky.feed.threadgate'
const LIKE = 'app.bsky.feed.like'
const MAX_HIDDEN = 300

const sessionOf = ({ ctx, account }: Pick<ActInput, 'ctx' | 'account'>) => ({
  ctx,
  host: getServer({ ctx, account }),
  token: account.tokens.accessToken,
})

/** Writing the same record under the same key again changes nothing. */
const putRecord = (
  of: Pick<ActInput, 'ctx' | 'account'> & {
    collection: string
    rkey: string
    record: unknown
    swapRecord?: string | null
  },
) => {
  const { account, collection, rkey, record, swapRecord } = of
  return callXrpc({
    ...sessionOf(of),
    method: 'POST',
    name: 'com.atproto.repo.putRecord',
    json: {
      repo: account.profile.externalId,
      collection,
      rkey,
      record,
      ...(swapRecord !== undefined && { swapRecord }),
    },
    schema: writtenRecord,
  })
}

export const like = (of: ActInput & { key: string; startedAt: Date }): Promise<Read<unknown>> => {
  const { item, startedAt } = of
  const subject = { uri: item.externalId, cid: item.details.cid }
  const record = { $type: LIKE, subject, createdAt: startedAt.toISOString() }
  return putRecord({ ...of, collection: LIKE, rkey: createRecordKey(of), record })
}

const notOurs: ActOutcome = {
  kind: 'failed',
  failure: {
    kind: 'permanent',
    code: 'foreign_thread',
    message: 'Bluesky даёт скрывать ответы только под своими постами.',
    action: 'open_network',
  },
}

const isFull: ActOutcome = {
  kind: 'failed',
  failure: {
    kind: 'permanent',
    code: 'hidden_limit',
    message: 'Под этим постом скрыто уже 300 ответов, больше Bluesky не даёт.',
    action: 'open_network',
  },
}

/** The gate of a thread lists what is hidden in it; the person may have set it too, so nothing else of it changes. */
export async function hideReply(input: ActInput, isHidden: boolean): Promise<ActOutcome> {
  const { ctx, account, item } = input
  const repo = account.profile.externalId
  const root = item.rootExternalId
  if (item.kind !== 'comment' || !root.startsWith(`at://${repo}/`)) return notOurs
  const rkey = root.split('/').at(-1) ?? ''
  const read = await callXrpc({
    ...sessionOf(input),
    method: 'GET',
    name: 'com.atproto.repo.getRecord',
    query: { repo, collection: GATE, rkey },
    schema: threadgate,
  })
  const isAbsent = read.kind === 'failed' && read.failure.code === 'RecordNotFound'
  if (read.kind === 'failed' && !isAbsent) {
    return toActOutcome({ title: TITLE, read, isGone: () => false })
  }
  const gate = read.kind === 'ok' ? read.data : undefined
  const others = (gate?.value.hiddenReplies ?? []).filter((uri) => uri !== item.externalId)
  if (isHidden && others.length >= MAX_HIDDEN) return isFull
  if (!isHidden && !gate) return { kind: 'done' }
  const hiddenReplies = isHidden ? [...others, item.externalId] : others
  const base = gate?.value ?? { $type: GATE, post: root, createdAt: ctx.clock.now().toISOString() }
  const record = { ...base, hiddenReplies }
  const written = await putRecord({
    ctx,
    account,
    collection: GATE,
    rkey,
    record,
    swapRecord: gate?.cid ?? null,
  })
  return toActOutcome({ title: TITLE, read: written, isGone: () => false })
}
