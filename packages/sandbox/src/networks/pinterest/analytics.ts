import { DAY_MS } from '@kadr/kit/durations'
import {
  countFollowers,
  estimateDayAudience,
  estimatePostAudience,
  listDays,
} from '../_shared/audience.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { pinterestPaths } from './paths.ts'
import { authorize, isBusiness, type Pin, refuse, type State } from './state.ts'

const MAX_AGE_MS = 90 * DAY_MS

export const accountCounts = ({ state, accountId }: { state: State; accountId: string }) => ({
  follower_count: countFollowers({ id: accountId, now: state.clock.now() }),
  following_count: 12,
  pin_count: [...state.pins.values()].filter(
    ({ ownerId, createdAt }) => ownerId === accountId && createdAt <= state.clock.now(),
  ).length,
})

export function pinCounts({ pin, now }: { pin: Pin; now: Date }) {
  const { views, clicks, likes, comments, saves } = estimatePostAudience({ ...pin, now })
  const counted = {
    pin_click: likes + clicks,
    impression: views,
    clickthrough: clicks,
    save: saves,
  }
  return { '90d': counted, lifetime_metrics: { ...counted, reaction: likes, comment: comments } }
}

const dayOf = (accountId: string, date: string): Readonly<Record<string, number>> => {
  const { views, clicks, saves, likes } = estimateDayAudience({ id: accountId, date })
  return {
    IMPRESSION: views,
    ENGAGEMENT: clicks + saves + likes,
    OUTBOUND_CLICK: clicks,
    PIN_CLICK: clicks + likes,
    SAVE: saves,
  }
}

export function analyticsRoute(state: State): FakeRoute {
  const handle = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['user_accounts:read', 'pins:read'] })
    if ('refusal' in who) return who.refusal
    if (!isBusiness(who.accountId)) {
      return refuse(403, 29, 'You are not permitted to access that resource.')
    }
    const { query } = request
    const since = query.get('start_date') ?? ''
    const now = state.clock.now()
    if (!(Date.parse(since) > now.getTime() - MAX_AGE_MS)) {
      return refuse(400, 1, 'start_date must be within 90 days')
    }
    const names = (query.get('metric_types') ?? '').split(',')
    const unknown = names.find((name) => dayOf('', since)[name] === undefined)
    if (unknown !== undefined) return refuse(400, 1, `'${unknown}' is not one of the metric types`)
    const today = now.toISOString().slice(0, 10)
    const daily_metrics = listDays({ since, until: query.get('end_date') ?? '' })
      .filter((date) => date <= today)
      .map((date) => {
        if (date === today) return { date, data_status: 'PROCESSING', metrics: {} }
        const day = dayOf(who.accountId, date)
        const metrics = Object.fromEntries(names.map((name) => [name, day[name]]))
        return { date, data_status: 'READY', metrics }
      })
    return { status: 200, json: { all: { daily_metrics, summary_metrics: {} } } }
  }
  return { method: 'GET', path: `${pinterestPaths.api}/user_account/analytics`, handle }
}
