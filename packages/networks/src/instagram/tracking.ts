import * as z from 'zod/mini'
import { createSignInRequired } from '../_shared/failures.ts'
import { graphPiece, graphPiecePage, presentPiece } from '../_shared/graph-list.ts'
import { listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { Account, Failure, NetworkContext } from '../account.ts'
import type { FoundItem, ItemOutcome, MetricName, Tracking } from '../metrics.ts'
import { getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'
import { ask } from './insights-api.ts'
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

/** Business discovery is asked of an own account about the name of another. */
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
  ask({
    ctx,
    account,
    path: readerId,
    params: { fields: `business_discovery.username(${username}){${fields}}` },
    schema: discovered,
  })

/** The reader's id travels with the tracked profile; the tokens are the reader's. */
const ofTracked = ({ ctx, account }: { ctx: NetworkContext; account: Account }) => ({
  ctx,
  account,
  readerId: account.profile.details.readerId ?? '',
  username: account.profile.details.username ?? '',
})

/** Not a professional account, age-gated or gone. */
const isAbsent = ({ code }: Failure) => code.startsWith('graph_110') || code === 'graph_100'

const readPieces = (input: { ctx: NetworkContext; account: Account }, cursor: string | null) => {
  const after = cursor ? `.after(${cursor})` : ''
  const fields = `${MEDIA},${Object.keys(ITEM_NAMES).join(',')}`
  return discover({
    ...ofTracked(input),
    fields: `id,media.limit(${PAGE})${after}{${fields}}`,
  })
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
    // Single pieces of others can't be asked for: only the newest page is told.
    async read(input) {
      const read = await readPieces(input, null)
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const told = new Map(
        read.data.business_discovery.media?.data.map((piece) => [piece.id, piece]),
      )
      const outcomes = input.items.map(({ externalId }): [string, ItemOutcome] => {
        const piece = told.get(externalId)
        if (!piece) return [externalId, { kind: 'absent' }]
        const metrics = mapMetrics({ names: ITEM_NAMES, told: piece })
        const missing = listMissing({ names: itemNames, values: metrics })
        return [externalId, { kind: 'found', metrics, missing }]
      })
      return { kind: 'read', items: new Map(outcomes), refused: [] }
    },
  },

  async list({ cursor, ...input }) {
    const read = await readPieces(input, cursor)
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const items: FoundItem[] = read.data.business_discovery.media?.data.map(presentPiece) ?? []
    return { kind: 'found', items, next: null }
  },
}
