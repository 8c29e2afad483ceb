import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'

/** What people did with a post, or with an account on one day. */
export type Audience = {
  views: number
  reach: number
  likes: number
  comments: number
  shares: number
  saves: number
  clicks: number
}

/** Half of the views a post will ever get come within this time. */
const HALF_MS = 8 * HOUR_MS

/** A number of an id that is always the same, from 0 up to and without 1. */
const fateOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32

const shared = (views: number, id: string): Audience => {
  const part = (name: string, most: number) =>
    Math.floor(views * most * (0.3 + 0.7 * fateOf(`${id}/${name}`)))
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

/** Figures of a post: they grow with its age, fast at first, and never shrink. */
export function postAudience(of: { id: string; createdAt: Date | string; now: Date }): Audience {
  const age = Math.max(0, of.now.getTime() - new Date(of.createdAt).getTime())
  const most = 400 + Math.floor(6000 * fateOf(of.id) ** 2)
  return shared(Math.floor(most * (1 - 0.5 ** (age / HALF_MS))), of.id)
}

/** Figures of an account on one day; weekends are livelier. */
export function dayAudience({ id, date }: { id: string; date: string }): Audience {
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
  const views = Math.floor((200 + 500 * fateOf(`${id}/${date}`)) * (isWeekend ? 1.4 : 1))
  return shared(views, `${id}/${date}`)
}

/** Followers come day by day. */
export function followersOf({ id, now }: { id: string; now: Date }): number {
  const days = Math.floor(now.getTime() / DAY_MS) - 20_000
  return 800 + Math.floor(1500 * fateOf(id)) + days * 3
}

/** The calendar days between two, both included. */
export function daysBetween({ since, until }: { since: string; until: string }): string[] {
  const first = Date.parse(since)
  const count = Math.floor((Date.parse(until) - first) / DAY_MS) + 1
  if (!(count > 0 && count < 400)) return []
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}
