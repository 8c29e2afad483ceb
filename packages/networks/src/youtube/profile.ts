import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { createOutage } from '../_shared/failures.ts'
import { parseOr } from '../_shared/parse.ts'
import { findMissingScopes } from '../_shared/scopes.ts'
import type { Failure, NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { createNoChannel, explainFailure, TITLE } from './failures.ts'
import { REQUIRED_SCOPES } from './tokens.ts'
import { channels } from './wire.ts'

type Channel = { kind: 'found'; profile: Profile } | { kind: 'failed'; failure: Failure }

/** A connection is a channel: one Google user may have several or none. */
export async function readChannel(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<Channel> {
  const { ctx } = input
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getEndpoint({ ctx, name: 'api' })}/channels`,
    query: { part: 'snippet', mine: 'true' },
    headers: { authorization: `Bearer ${input.accessToken}` },
  })
  if (outcome.kind === 'silent' || outcome.reply.status !== 200) {
    return { kind: 'failed', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
  }
  const reply = parseOr(channels, outcome.reply.body)
  if (!reply) {
    return { kind: 'failed', failure: createOutage({ title: TITLE }, 'unreadable_reply') }
  }
  const channel = reply.items?.[0]
  if (!channel) return { kind: 'failed', failure: createNoChannel() }
  return { kind: 'found', profile: presentChannel(channel) }
}

type ChannelReply = NonNullable<z.infer<typeof channels>['items']>[number]

export function presentChannel({ id, snippet }: ChannelReply): Profile {
  const { title, customUrl, thumbnails } = snippet
  return {
    externalId: id,
    title,
    handle: customUrl ?? null,
    avatarUrl: thumbnails?.medium?.url ?? thumbnails?.default?.url ?? null,
    profileUrl: `https://www.youtube.com/channel/${id}`,
    details: {},
  }
}

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const channel = await readChannel({ ctx, accessToken: account.tokens.accessToken })
  if (channel.kind === 'failed') return channel
  return {
    ...channel,
    missingScopes: findMissingScopes({ required: REQUIRED_SCOPES, tokens: account.tokens }),
  }
}
