import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { FakeReply, FakeRequest } from '../fake-network.ts'
import { type Audience, estimateDayAudience, listDays } from './audience.ts'
import { createGraphParamError } from './graph-replies.ts'

/** Metrics of one post by name; one unknown name fails the whole call. */
export function createMediaInsights(input: {
  request: FakeRequest
  id: string
  values: Readonly<Record<string, number>>
}): FakeReply {
  const names = listMetrics(input.request)
  const unknown = names.find((name) => input.values[name] === undefined)
  if (unknown !== undefined || names.length === 0) {
    return createGraphParamError(
      `metric[0] must be one of: ${Object.keys(input.values).join(', ')}`,
    )
  }
  const data = names.map((name) => ({
    name,
    period: 'lifetime',
    values: [{ value: input.values[name] }],
    title: name,
    id: `${input.id}/insights/${name}/lifetime`,
  }))
  return { status: 200, json: { data } }
}

export const listMetrics = ({ query }: FakeRequest): string[] =>
  (query.get('metric') ?? '').split(',').filter(Boolean)

const PACIFIC = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** Days of Meta's statistics are those of California. */
export const pacificDay = (at: Date): string => PACIFIC.format(at)

/** Midnight that ends a day: 07:00 or, in winter, 08:00 UTC. */
const endOfDay = (date: string): Date => {
  const summer = new Date(Date.parse(date) + DAY_MS + 7 * HOUR_MS)
  return pacificDay(summer) > date ? summer : new Date(summer.getTime() + HOUR_MS)
}

/** One value for every finished day, dated by the end of the day. */
export function createDayValues(input: {
  request: FakeRequest
  accountId: string
  now: Date
  pick: (audience: Audience) => number
}): { value: number; end_time: string }[] {
  const at = (name: string) => {
    const seconds = Number(input.request.query.get(name) ?? input.now.getTime() / 1000)
    return pacificDay(new Date(seconds * 1000))
  }
  const today = pacificDay(input.now)
  return listDays({ since: at('since'), until: at('until') })
    .filter((date) => date < today)
    .map((date) => ({
      value: input.pick(estimateDayAudience({ id: input.accountId, date })),
      end_time: endOfDay(date).toISOString().replace('.000Z', '+0000'),
    }))
}

/** Posts of the last 24 hours and the quota. */
export const createQuotaReply = (input: {
  posts: readonly { createdAt: Date }[]
  now: Date
  total: number
  names?: readonly [usage: string, config: string]
}): FakeReply => ({
  status: 200,
  json: {
    data: [
      {
        [input.names?.[0] ?? 'quota_usage']: input.posts.filter(
          ({ createdAt }) => input.now.getTime() - createdAt.getTime() < DAY_MS,
        ).length,
        [input.names?.[1] ?? 'config']: { quota_total: input.total, quota_duration: DAY_MS / 1000 },
      },
    ],
  },
})
