import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'

/** Interactions with a post, or with an account on one day. */
export type Audience = {
  views: number
  reach: number
  likes: number
  comments: number
  shares: number
  saves: number
  clicks: number
}

/** Half-life of the growth of views. */
const HALF_LIFE_MS = 8 * HOUR_MS

/** Deterministic number in [0, 1) of an id. */
const hashToShare = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32

const splitViews = (views: number, id: string): Audience => {
  const part = (name: string, most: number) =>
    Math.floor(views * most * (0.3 + 0.7 * hashToShare(`${id}/${name}`)))
  return {
    views,
    reach: Math.ceil(views * 0.8),
    likes: part('likes', 0.09),
    comments: part('comments', 0.012),
    shares: part('shares', 0.02),
    saves: part('saves', 0.03),
    clicks: part('clicks', 0.015),
  }
}

/** Metrics of a post: grow with its age, fast at first, and never decrease. */
export function estimatePostAudience(of: {
  id: string
  createdAt: Date | string
  now: Date
}): Audience {
  const age = Math.max(0, of.now.getTime() - new Date(of.createdAt).getTime())
  const most = 400 + Math.floor(6000 * hashToShare(of.id) ** 2)
  return splitViews(Math.floor(most * (1 - 0.5 ** (age / HALF_LIFE_MS))), of.id)
}

/** Metrics of an account on one day; higher on weekends. */
export function estimateDayAudience({ id, date }: { id: string; date: string }): Audience {
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
  const views = Math.floor((200 + 500 * hashToShare(`${id}/${date}`)) * (isWeekend ? 1.4 : 1))
  return splitViews(views, `${id}/${date}`)
}

/** Followers grow daily. */
export function countFollowers({ id, now }: { id: string; now: Date }): number {
  const days = Math.floor(now.getTime() / DAY_MS) - 20_000
  return 800 + Math.floor(1500 * hashToShare(id)) + days * 3
}

/** Calendar days between two dates, inclusive. */
export function listDays({ since, until }: { since: string; until: string }): string[] {
  const first = Date.parse(since)
  const count = Math.floor((Date.parse(until) - first) / DAY_MS) + 1
  if (!(count > 0 && count < 400)) return []
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}
