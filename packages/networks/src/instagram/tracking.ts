import * as z from 'zod/mini'
import { createSignInRequired } from '../_shared/failures.ts'
import { graphPiece, graphPiecePage, parseGraphTime, presentPiece } from '../_shared/graph-list.ts'
import { listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { Account, Failure, NetworkContext } from '../account.ts'
import type { FoundItem, ItemMetricsInput, ItemOutcome, MetricName, Tracking } from '../metrics.ts'
import { getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'
import { callInsights } from './insights-api.ts'
import { instagramProfile } from './wire.ts'

const ACCOUNT_NAMES: Readonly<Record<string, MetricName>> = {
  followers_count: 'followers',
  follows_count: 'following',
  media_count: 'posts',
}

const ITEM_NAMES: Readonly<Record<string, MetricName>> = {
  like_count: 'likes',
  comments_count: 'comments',
}

const accountNames = Object.values(ACCOUNT_NAMES)
const itemNames = Object.values(ITEM_NAMES)

const PAGE = 50
const MAX_PAGES = 4
const MEDIA = 'id,caption,timestamp,permalink,media_type,media_product_type,media_url,thumbnail_url'

const discovered = z.object({
  business_discovery: z.looseObject({
    ...instagramProfile.shape,
    media: z.optional(
      z.extend(graphPiecePage, {
        data: z.array(z.looseObject(graphPiece.shape)),
      }),
    ),
  }),
})

/** Business discovery queries another account by name on behalf of an own account. */
const discover = ({
  ctx,
  account,
  readerId,
  username,
  fields,
}: {
  ctx: NetworkContext
  account: Account
  readerId: string
  username: string
  fields: string
}) =>
  callInsights({
    ctx,
    account,
    path: readerId,
    params: { fields: `business_discovery.username(${username}){${fields}}` },
    schema: discovered,
  })

/** The reader's id is stored with the tracked profile; the tokens are the reader's. */
const ofTracked = ({ ctx, account }: { ctx: NetworkContext; account: Account }) => ({
  ctx,
  account,
  readerId: account.profile.details.readerId ?? '',
  username: account.profile.details.username ?? '',
})

/** Not a professional account, age-gated or deleted. */
const isAbsent = ({ code }: Failure) => code.startsWith('graph_110') || code === 'graph_100'

const readPieces = (input: { ctx: NetworkContext; account: Account }, cursor: string | null) => {
  const after = cursor ? `.after(${cursor})` : ''
  const fields = `${MEDIA},${Object.keys(ITEM_NAMES).join(',')}`
  return discover({
    ...ofTracked(input),
    fields: `id,media.limit(${PAGE})${after}{${fields}}`,
  })
}

type Media = z.infer<typeof discovered>['business_discovery']['media']

/** Without an address of the next page: the cursor is missing only where nothing is left. */
const findNext = (media: Media): string | null =>
  media && media.data.length > 0 ? (media.paging?.cursors?.after ?? null) : null

type Seen = {
  kind: 'seen'
  pieces: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Everything published after this was shown. */
  oldest: number
}

/** Pages from the newest on, until the oldest post asked for would have been shown. */
async function readUntil(
  input: ItemMetricsInput,
): Promise<Seen | { kind: 'failed'; failure: Failure }> {
  const wanted = Math.min(...input.items.map(({ publishedAt }) => publishedAt.getTime()))
  const pieces = new Map<string, Readonly<Record<string, unknown>>>()
  let oldest = Number.POSITIVE_INFINITY
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES && oldest > wanted; page += 1) {
    const read = await readPieces(input, cursor)
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const { media } = read.data.business_discovery
    for (const piece of media?.data ?? []) pieces.set(piece.id, piece)
    const last = media?.data.at(-1)
    cursor = findNext(media)
    oldest = last && cursor ? parseGraphTime(last.timestamp).getTime() : Number.NEGATIVE_INFINITY
  }
  return { kind: 'seen', pieces, oldest }
}

export const tracking: Tracking = {
  by: 'connection',
  mayRead: (profile) => getLogin(profile) === 'facebook',
  connectHint: 'через Facebook',

  async find({ ctx, reader, handle }) {
    if (!reader) {
      return { kind: 'failed', failure: createSignInRequired({ title: TITLE, code: 'no_reader' }) }
    }
    const username = handle.replace(/^@/, '')
    const read = await discover({
      ctx,
      account: reader,
      readerId: reader.profile.externalId,
      username,
      fields: 'id,username,name,profile_picture_url',
    })
    if (read.kind === 'failed') {
      return isAbsent(read.failure) ? { kind: 'absent' } : { kind: 'failed', failure: read.failure }
    }
    const told = read.data.business_discovery
    return {
      kind: 'found',
      profile: {
        externalId: told.id,
        title: told.name || username,
        handle: `@${username}`,
        avatarUrl: told.profile_picture_url ?? null,
        profileUrl: `https://www.instagram.com/${username}/`,
        details: { username, login: 'facebook' },
      },
    }
  },

  account: {
    names: accountNames,
    dayNames: [],
    async read(input) {
      const fields = `id,${Object.keys(ACCOUNT_NAMES).join(',')}`
      const read = await discover({ ...ofTracked(input), fields })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const told = read.data.business_discovery
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told })
      const missing = listMissing({ names: accountNames, values: totals })
      return { kind: 'found', metrics: { totals, days: [] }, missing, refused: [] }
    },
  },

  items: {
    names: itemNames,
    batchSize: PAGE,
    // Single third-party posts can't be read: only lists, from the newest on.
    async read(input) {
      const seen = await readUntil(input)
      if (seen.kind === 'failed') return seen
      const outcomes = input.items.map((item): [string, ItemOutcome] => {
        const piece = seen.pieces.get(item.externalId)
        if (!piece) {
          const isShown = item.publishedAt.getTime() > seen.oldest
          return [item.externalId, { kind: isShown ? 'absent' : 'unlisted' }]
        }
        const metrics = mapMetrics({ names: ITEM_NAMES, told: piece })
        const missing = listMissing({ names: itemNames, values: metrics })
        return [item.externalId, { kind: 'found', metrics, missing }]
      })
      return { kind: 'read', items: new Map(outcomes), refused: [] }
    },
  },

  async list({ cursor, ...input }) {
    const read = await readPieces(input, cursor)
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const { media } = read.data.business_discovery
    const items: FoundItem[] = media?.data.map(presentPiece) ?? []
    return { kind: 'found', items, next: findNext(media) }
  },
}
