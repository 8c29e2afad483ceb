import { MINUTE_MS } from '@kadr/kit/durations'
import { textAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { badPayload, decline, ok, refuse, succeed } from './replies.ts'

type Fields = Readonly<Record<string, unknown>>
type Update = { update_type: string; timestamp: number } & Fields
type Kept = { seq: number; update: Update }
type Subscription = { url: string; time: number; types: readonly string[] | null; secret: string }
type Query = { marker: number | undefined; limit: number; types: readonly string[] }

const MAX_WAIT_SECONDS = 90
const SECRET = /^[a-zA-Z0-9_-]{5,256}$/
const MAX_TRIES = 10
const GROWTH = 2.5

const UPDATE_TYPES = [
  'message_created',
  'message_callback',
  'message_edited',
  'message_removed',
  'bot_added',
  'bot_removed',
  'dialog_muted',
  'dialog_unmuted',
  'dialog_cleared',
  'dialog_removed',
  'user_added',
  'user_removed',
  'bot_started',
  'bot_stopped',
  'chat_title_changed',
  'message_chat_created',
]

const numberIn = (text: string | null, usual: number, [from, to]: readonly [number, number]) => {
  const value = text === null || text === '' ? usual : Number(text)
  return Number.isInteger(value) && value >= from && value <= to ? value : undefined
}

const readMarker = (text: string | null): number | undefined =>
  text === null || text === '' || text === 'null' ? undefined : Number(text)

/** Queue of updates, delivered by long polling or to the subscribed addresses. */
export function createUpdates({ world }: { world: FakeWorld }) {
  const queue = world.memory.table<Kept>('max/updates')
  const counter = world.memory.table<number>('max/update-counter')
  const subscriptions = world.memory.table<Subscription>('max/subscriptions')
  const waiting = new Set<() => void>()
  const retries = new Set<NodeJS.Timeout>()
  const nextSeq = () => (counter.get('last') ?? 0) + 1

  /** Without a marker only the last update is given. */
  const listed = ({ marker, limit, types }: Query): readonly Kept[] => {
    const wanted = [...queue.values()].filter(
      ({ update }) => types.length === 0 || types.includes(update.update_type),
    )
    if (marker === undefined) return wanted.slice(-1)
    return wanted.filter(({ seq }) => seq >= marker).slice(0, limit)
  }

  /** A marker confirms all earlier updates. */
  const markRead = (marker: number) => {
    for (const [key, { seq }] of queue) if (seq < marker) queue.delete(key)
  }

  const replyWith = (query: Query): FakeReply => {
    const found = listed(query)
    const marker = (found.at(-1)?.seq ?? Math.max(query.marker ?? 0, nextSeq()) - 1) + 1
    return ok({ updates: found.map(({ update }) => update), marker })
  }

  const wait = (query: Query, seconds: number) =>
    new Promise<FakeReply>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve(replyWith(query))
      }
      const timer = setTimeout(end, seconds * 1000)
      timer.unref()
      waiting.add(end)
    })

  const readQuery = ({ query }: FakeRequest) => {
    const limit = numberIn(query.get('limit'), 100, [1, 1000])
    const seconds = numberIn(query.get('timeout'), 30, [0, MAX_WAIT_SECONDS])
    const marker = readMarker(query.get('marker'))
    if (limit === undefined || seconds === undefined || Number.isNaN(marker)) return undefined
    const types = query.getAll('types').flatMap((text) => text.split(',').filter(Boolean))
    return { limit, seconds, marker, types }
  }

  const poll = (request: FakeRequest): FakeReply | Promise<FakeReply> => {
    if (subscriptions.size > 0) {
      return refuse(405, 'method.not.allowed', 'The bot is subscribed to a webhook')
    }
    const query = readQuery(request)
    if (!query) return badPayload('limit, timeout or marker is out of bounds')
    const { marker, seconds } = query
    markRead(marker ?? 0)
    return listed(query).length > 0 || seconds === 0 ? replyWith(query) : wait(query, seconds)
  }

  /** Repeated after 60 s, 150 s, 375 s and so on, at most ten times. */
  const deliver = async (kept: Kept, to: Subscription, tries = 0): Promise<void> => {
    const status = await world
      .fetch(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(to.secret && { 'x-max-bot-api-secret': to.secret }),
        },
        body: JSON.stringify(kept.update),
      })
      .then((response) => response.status)
      .catch(() => 0)
    if (status === 200) queue.delete(String(kept.seq))
    else if (tries < MAX_TRIES && subscriptions.has(to.url)) {
      const timer = setTimeout(
        () => {
          retries.delete(timer)
          void deliver(kept, to, tries + 1)
        },
        MINUTE_MS * GROWTH ** tries,
      )
      timer.unref()
      retries.add(timer)
    }
  }

  const subscribe = ({ fields }: FakeRequest): FakeReply => {
    const stranger = Object.keys(fields ?? {}).find(
      (name) => !['url', 'update_types', 'secret'].includes(name),
    )
    if (stranger) return badPayload(`Unknown field ${stranger}`)
    const url = textAt(fields, 'url') ?? ''
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:' || new URL(url).port !== '') {
      return badPayload('url has to be https on port 443')
    }
    const secret = textAt(fields, 'secret')
    if (secret !== undefined && !SECRET.test(secret)) return badPayload('secret does not fit')
    const types = textsAt(fields, 'update_types')
    const unknown = types.find((type) => !UPDATE_TYPES.includes(type))
    if (unknown) return badPayload(`Unknown type of updates ${unknown}`)
    subscriptions.set(url, {
      url,
      time: world.clock.now().getTime(),
      types: types.length > 0 ? types : null,
      secret: secret ?? '',
    })
    return succeed()
  }

  return {
    push: (type: string, content: Fields): Promise<void> => {
      const seq = nextSeq()
      counter.set('last', seq)
      const timestamp = world.clock.now().getTime()
      const kept = { seq, update: { update_type: type, timestamp, ...content } }
      const wanting = [...subscriptions.values()].filter(
        ({ types }) => types?.includes(type) ?? true,
      )
      if (subscriptions.size > 0 && wanting.length === 0) return Promise.resolve()
      queue.set(String(seq), kept)
      for (const end of waiting) end()
      return Promise.all(wanting.map((to) => deliver(kept, to))).then(() => undefined)
    },
    poll,
    subscribe,
    subscriptions: (): FakeReply =>
      ok({
        subscriptions: [...subscriptions.values()].map(({ url, time, types }) => ({
          url,
          time,
          update_types: types,
        })),
      }),
    unsubscribe: ({ query }: FakeRequest): FakeReply =>
      subscriptions.delete(query.get('url') ?? '') ? succeed() : decline('No such subscription'),
    reset: () => {
      queue.clear()
      subscriptions.clear()
      for (const timer of retries) clearTimeout(timer)
    },
    close: () => {
      for (const end of waiting) end()
      for (const timer of retries) clearTimeout(timer)
    },
  }
}

export type Updates = ReturnType<typeof createUpdates>
