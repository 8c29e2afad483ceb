import { createTransientFailure } from '../_shared/failures.ts'
import { mapMetrics } from '../_shared/metric-values.ts'
import type { Read } from '../_shared/read-reply.ts'
import { readReply } from '../_shared/read-reply.ts'
import { findMissingScopes } from '../_shared/scopes.ts'
import type { Account, Failure, NetworkContext } from '../account.ts'
import type {
  ItemMetricsInput,
  ItemOutcome,
  ItemRef,
  ItemsOutcome,
  MetricName,
  NotAllowed,
} from '../metrics.ts'
import { callRest, readRest } from './api.ts'
import { explain, TITLE } from './failures.ts'
import { memberFollowers, postAnalytics } from './wire.ts'

/** One call each. */
const MEMBER_NAMES: Readonly<Record<string, MetricName>> = {
  IMPRESSION: 'views',
  MEMBERS_REACHED: 'reach',
  REACTION: 'likes',
  COMMENT: 'comments',
  RESHARE: 'shares',
}

/** A member has a hundred calls a day, and every post takes five. */
const MAX_POSTS = 4

/** Only an application approved for it is given figures of members, whatever they allow. */
export const findClosed = ({ tokens }: Account, scope: string): NotAllowed | undefined => {
  const missingScopes = findMissingScopes({ required: [scope], tokens })
  return missingScopes.length > 0
    ? { kind: 'not_allowed', missingScopes, isOfApp: true }
    : undefined
}

export async function readMemberFollowers(input: {
  ctx: NetworkContext
  account: Account
}): Promise<Read<number | undefined>> {
  const read = await readRest({
    ...input,
    method: 'GET',
    path: '/memberFollowersCount',
    query: { q: 'me' },
    schema: memberFollowers,
  })
  if (read.kind === 'failed') return read
  return { kind: 'ok', data: read.data.elements[0]?.memberFollowersCount }
}

/** A record of Rest.li: only the urn in it is encoded. */
const entityOf = (urn: string) =>
  `(${urn.includes(':ugcPost:') ? 'ugc' : 'share'}:${encodeURIComponent(urn)})`

const later = createTransientFailure({
  code: 'too_many_posts',
  message: 'Цифры постов профиля LinkedIn читаем понемногу.',
})

type PostRead = ItemOutcome | { kind: 'failed'; failure: Failure }

async function readPost({ ctx, account }: ItemMetricsInput, item: ItemRef): Promise<PostRead> {
  const told: Record<string, number> = {}
  const missing: MetricName[] = []
  for (const [queryType, name] of Object.entries(MEMBER_NAMES)) {
    const path = `/memberCreatorPostAnalytics?q=entity&entity=${entityOf(item.externalId)}&queryType=${queryType}&aggregation=TOTAL`
    const outcome = await callRest({ ctx, account, method: 'GET', path })
    if (outcome.kind === 'replied' && outcome.reply.status === 404) return { kind: 'absent' }
    const read = readReply({
      outcome,
      schema: postAnalytics,
      title: TITLE,
      explain: (reply) => explain(reply, ctx.clock.now()),
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const count = read.data.elements[0]?.count
    // -1: not available.
    if (count !== undefined && count >= 0) told[queryType] = count
    else missing.push(name)
  }
  return { kind: 'found', metrics: mapMetrics({ names: MEMBER_NAMES, told }), missing }
}

export async function readMemberItems(input: ItemMetricsInput): Promise<ItemsOutcome> {
  const outcomes = new Map<string, ItemOutcome>()
  for (const [index, item] of input.items.entries()) {
    const outcome: PostRead =
      index < MAX_POSTS ? await readPost(input, item) : { kind: 'failed', failure: later }
    // A failure of the first post is one of the whole call: nothing was read.
    if (outcome.kind === 'failed' && index === 0) return outcome
    outcomes.set(item.externalId, outcome)
  }
  return { kind: 'read', items: outcomes, refused: [] }
}
