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

/** Approximately normal, from twelve uniform numbers. */
const hashToNormal = (id: string): number =>
  Array.from({ length: 12 }, (_, index) => hashToShare(`${id}/${index}`)).reduce(
    (sum, share) => sum + share,
    -6,
  )

/** Activity is higher in the evening and at the weekend. */
const rhythmOf = (at: Date): number => {
  const isWeekend = [0, 6].includes(at.getUTCDay())
  const evening = Math.cos(((at.getUTCHours() - 17) / 24) * 2 * Math.PI)
  return (isWeekend ? 1.25 : 1) * (1 + 0.3 * evening)
}

/** Most posts have hundreds of views, few have thousands, rarely one has tens of thousands. */
const ceilingOf = ({ id, createdAt }: { id: string; createdAt: Date }): number => {
  const usual = 700 * Math.exp(0.6 * hashToNormal(id)) * rhythmOf(createdAt)
  const isHit = hashToShare(`${id}/hit`) < 0.05
  return 120 + usual * (isHit ? 8 + 10 * hashToShare(`${id}/size`) : 1)
}

/** Share of the views reached at an age: most within a day, then a long tail; slower at night. */
const growthAt = (age: number): number => {
  const hours = age / HOUR_MS
  const felt = Math.max(0, hours + 2 * Math.sin((hours / 24) * 2 * Math.PI - 1) + 2 * Math.sin(1))
  return 0.68 * (1 - Math.exp(-felt / 9)) + 0.32 * (1 - (1 + felt / 60) ** -0.7)
}

/** Metrics of a post: grow with its age, fast at first, and never decrease. */
export function estimatePostAudience(of: {
  id: string
  createdAt: Date | string
  now: Date
}): Audience {
  const createdAt = new Date(of.createdAt)
  const age = Math.max(0, of.now.getTime() - createdAt.getTime())
  const views = Math.floor(ceilingOf({ id: of.id, createdAt }) * growthAt(age))
  return splitViews(views, of.id)
}

/** Metrics of an account on one day: a rhythm of the week, slow growth and noise. */
export function estimateDayAudience({ id, date }: { id: string; date: string }): Audience {
  const day = new Date(date)
  const trend = 1 + ((day.getTime() / DAY_MS) % 365) / 900
  const noise = 1 + 0.18 * hashToNormal(`${id}/${date}`)
  const scale = 350 + 500 * hashToShare(id)
  const views = Math.max(
    20,
    Math.floor(scale * trend * noise * rhythmOf(new Date(`${date}T12:00Z`))),
  )
  return splitViews(views, `${id}/${date}`)
}

/** Followers grow, with days on which some leave. */
export function countFollowers({ id, now }: { id: string; now: Date }): number {
  const days = now.getTime() / DAY_MS - 20_000
  const wave = 9 * Math.sin(days / 4 + 6 * hashToShare(id))
  return (
    800 + Math.floor(1500 * hashToShare(id) + days * (2 + 3 * hashToShare(`${id}/pace`)) + wave)
  )
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
