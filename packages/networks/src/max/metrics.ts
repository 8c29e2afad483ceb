import { listMissing } from '../_shared/metric-values.ts'
import type {
  AccountReader,
  FoundItem,
  ItemOutcome,
  ItemReader,
  ListItems,
  Metrics,
} from '../metrics.ts'
import type { NetworkContext } from '../network-adapter.ts'
import { callMax } from './api.ts'
import { readBot, readChat } from './chat.ts'
import { lostChannel } from './failures.ts'
import { readHistory } from './history.ts'
import { toPost } from './post.ts'
import { type MaxMessage, messageList } from './wire.ts'

const accountNames = ['followers', 'posts'] as const
const itemNames = ['views'] as const
const BATCH = 50
const PAGE = 50

/** The channel is told about after the bot was removed from it. */
const LEFT = new Set(['removed', 'left', 'closed', 'suspended'])

const account: AccountReader = {
  names: accountNames,
  dayNames: [],
  async read({ ctx, account: { profile } }) {
    const read = await readChat({ ctx, chatId: profile.externalId })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    if (LEFT.has(read.data.status ?? ''))
      return { kind: 'failed', failure: lostChannel('bot_removed') }
    const { participants_count: followers, messages_count: posts } = read.data
    const totals = {
      ...(followers !== undefined && { followers }),
      ...(typeof posts === 'number' && { posts }),
    }
    const missing = listMissing({ names: accountNames, values: totals })
    return { kind: 'found', metrics: { totals, days: [] }, missing, refused: [] }
  },
}

const outcomeOf = ({ stat }: MaxMessage): ItemOutcome => {
  const metrics = stat ? { views: stat.views } : {}
  return { kind: 'found', metrics, missing: listMissing({ names: itemNames, values: metrics }) }
}

/** A bot without access is told nothing of any post: they are not deleted. */
async function findLostAccess(of: { ctx: NetworkContext; chatId: string }) {
  const bot = await readBot(of)
  if (bot.kind === 'failed') return bot.failure
  return bot.data.is_admin ? undefined : lostChannel('bot_not_admin')
}

/** What is not in the reply is deleted: an administrator reads the whole history. */
const items: ItemReader = {
  names: itemNames,
  batchSize: BATCH,
  async read({ ctx, account: { profile }, items: asked }) {
    const read = await callMax({
      ctx,
      method: 'GET',
      path: '/messages',
      query: { message_ids: asked.map(({ externalId }) => externalId).join(',') },
      schema: messageList,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const found = new Map(read.data.messages.map((message) => [message.body.mid, message]))
    if (found.size < asked.length) {
      const failure = await findLostAccess({ ctx, chatId: profile.externalId })
      if (failure) return { kind: 'failed', failure }
    }
    const outcomes = asked.map(({ externalId }): [string, ItemOutcome] => {
      const message = found.get(externalId)
      return [externalId, message ? outcomeOf(message) : { kind: 'absent' }]
    })
    return { kind: 'read', items: new Map(outcomes), refused: [] }
  },
}

const kindOf = ({ body }: MaxMessage): FoundItem['kind'] => {
  const types = (body.attachments ?? []).map(({ type }) => type)
  if (types.includes('video')) return 'video'
  const images = types.filter((type) => type === 'image').length
  if (images > 1) return 'images'
  return images === 1 ? 'image' : 'text'
}

/** Newest first; the cursor is the time before which the next page begins. */
const list: ListItems = async ({ ctx, account: { profile }, cursor }) => {
  const chatId = profile.externalId
  const until = cursor === null ? undefined : Number(cursor)
  const read = await readHistory({ ctx, chatId, count: PAGE, until })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { messages } = read.data
  const last = messages.at(-1)
  return {
    kind: 'found',
    items: messages.map((message) => ({
      externalId: message.body.mid,
      details: toPost({ chatId, message }).details,
      publishedAt: new Date(message.timestamp),
      caption: message.body.text ?? '',
      kind: kindOf(message),
      durationSeconds: null,
      permalink: message.url ?? null,
      thumbnailUrl: null,
    })),
    next: last && messages.length === PAGE ? String(last.timestamp - 1) : null,
  }
}

export const metrics: Metrics = { account, items, list, tracking: null }
