import * as z from 'zod/mini'
import { toReadFailure } from '../_shared/conversation-failures.ts'
import { createOutage } from '../_shared/failures.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../account.ts'
import type { IncomingItem, ReadInput, ReadOutcome } from '../conversations.ts'
import type { Progress } from '../publish.ts'
import { callVk } from './call.ts'
import type { Place } from './comment-item.ts'
import { event, longPollReply, longPollServer } from './conversation-wire.ts'
import { EVENTS, itemOfEvent } from './events.ts'
import { TITLE } from './failures.ts'
import { isDone } from './wire.ts'

const VERSION = '5.199'
/** The least that VK waits for an event. */
const WAIT_SECONDS = '1'

const stateSchema = z.object({ server: z.string(), key: z.string(), ts: z.string() })

const page = (items: readonly IncomingItem[], state: Progress, more = false): ReadOutcome => ({
  kind: 'page',
  items,
  cursor: more ? { more: true } : null,
  state,
  whole: [],
})

const switchedOff: Failure = {
  kind: 'permanent',
  code: 'long_poll_off',
  message:
    'VK не отдаёт комментарии этому ключу. Включите в сообществе «Работа с API» → Long Poll API и отметьте события «Комментарии на стене» и «Сообщения».',
  action: 'open_network',
}

const askServer = ({ ctx, account }: Place) =>
  callVk({
    ctx,
    token: account.tokens.accessToken,
    method: 'groups.getLongPollServer',
    params: { group_id: account.profile.externalId },
    schema: longPollServer,
  })

const switchOn = ({ ctx, account }: Place) =>
  callVk({
    ctx,
    token: account.tokens.accessToken,
    method: 'groups.setLongPollSettings',
    params: {
      group_id: account.profile.externalId,
      enabled: true,
      api_version: VERSION,
      ...Object.fromEntries(EVENTS.map((name) => [name, true])),
    },
    schema: isDone,
  })

/** Events begin to be kept when their server is first asked for. */
async function begin(place: Place): Promise<ReadOutcome> {
  let read = await askServer(place)
  if (read.kind === 'failed' && read.failure.kind === 'permanent') {
    const on = await switchOn(place)
    if (on.kind === 'failed') return { kind: 'failed', failure: switchedOff }
    read = await askServer(place)
  }
  return read.kind === 'ok'
    ? page([], read.data)
    : { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
}

/** Events of a community since the last reading: what its key can be told of without a webhook. */
export async function readEvents(input: ReadInput): Promise<ReadOutcome> {
  const { ctx, account, state } = input
  const known = parseOr(stateSchema, state)
  if (!known) return begin(input)
  const outcome = await ctx.http({
    method: 'GET',
    url: known.server,
    query: { act: 'a_check', key: known.key, ts: known.ts, wait: WAIT_SECONDS },
  })
  const reply =
    outcome.kind === 'replied' && outcome.reply.status < 300
      ? parseOr(longPollReply, outcome.reply.body)
      : undefined
  if (!reply) return { kind: 'failed', failure: createOutage({ title: TITLE }, 'long_poll') }
  if (reply.failed !== undefined && reply.failed !== 1) return begin(input)
  const items = reply.updates.flatMap((update) => {
    const told = parseOr(event, update)
    const item = told && itemOfEvent({ ctx, account }, told)
    return item ? [item] : []
  })
  const next = { ...known, ts: reply.ts ?? known.ts }
  return page(items, next, reply.updates.length > 0)
}
