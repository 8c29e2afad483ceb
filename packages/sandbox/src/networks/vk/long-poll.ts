import { randomBytes } from 'node:crypto'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { canManage, type VkMethod } from './calls.ts'
import { presentComment } from './present-post.ts'
import { refuse } from './replies.ts'
import type { WallStore } from './wall-store.ts'

type Event = { groupId: string; number: number; body: Readonly<Record<string, unknown>> }

const KEPT = 1000
const VERSION = '5.199'

/** Events of communities for their bots: the only way to comments that a community's key has. */
export function createLongPoll({ world, wall }: { world: FakeWorld; wall: WallStore }) {
  const events = world.memory.table<Event>('vk/events')
  const counters = world.memory.table<number>('vk/event-counters')
  const keys = world.memory.table<string>('vk/long-poll-keys')

  const push = (groupId: string, type: string, object: object) => {
    const number = (counters.get(groupId) ?? 0) + 1
    counters.set(groupId, number)
    const event_id = randomBytes(20).toString('hex')
    const body = { group_id: Number(groupId), type, event_id, v: VERSION, object }
    events.set(`${groupId}/${number}`, { groupId, number, body })
    events.delete(`${groupId}/${number - KEPT}`)
  }

  wall.onComment(({ type, comment }) => {
    const { groupId, postId, id } = comment
    const owner_id = Number(`-${groupId}`)
    const object =
      type === 'delete'
        ? { owner_id, id, post_id: postId, deleter_id: 0 }
        : { ...presentComment({ comment, wall }), post_owner_id: owner_id }
    push(groupId, `wall_reply_${type}`, object)
  })

  const server: VkMethod = (call) => {
    const groupId = call.given.id('group_id') ?? ''
    if (!canManage(call, groupId)) refuse(15)
    const key = keys.get(groupId) ?? randomBytes(20).toString('hex')
    keys.set(groupId, key)
    return {
      key,
      server: `${world.serverUrl}/vk/lp/wh${groupId}`,
      ts: String(counters.get(groupId) ?? 0),
    }
  }

  /** What is there is told at once; nobody is kept waiting. */
  const check = ({ params, query }: FakeRequest): FakeReply => {
    const groupId = params.id?.replace('wh', '') ?? ''
    if (keys.get(groupId) !== query.get('key')) return { status: 200, json: { failed: 2 } }
    const last = counters.get(groupId) ?? 0
    const ts = Number(query.get('ts'))
    if (!Number.isInteger(ts) || ts > last) return { status: 200, json: { failed: 3 } }
    if (ts < last - KEPT) return { status: 200, json: { failed: 1, ts: String(last) } }
    const updates = [...events.values()]
      .filter((event) => event.groupId === groupId && event.number > ts)
      .map(({ body }) => body)
    return { status: 200, json: { ts: String(last), updates } }
  }

  const route: FakeRoute = { method: 'GET', path: '/lp/:id', handle: check }
  return {
    methods: { 'groups.getLongPollServer': server },
    route,
    reset: () => {
      for (const table of [events, counters, keys]) table.clear()
    },
  }
}
