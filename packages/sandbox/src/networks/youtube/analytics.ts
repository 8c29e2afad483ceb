import { DAY_MS } from '@kadr/kit/durations'
import {
  countFollowers,
  estimateDayAudience,
  estimatePostAudience,
  listDays,
} from '../_shared/audience.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { youtubePaths } from './paths.ts'
import { apiError, authorize, type State, type Video } from './state.ts'

type Day = Readonly<Record<string, number>>

/** Reports lag two days behind. */
const LAG_MS = 2 * DAY_MS
const WATCHED_SECONDS = 24

/** 64-bit counters are strings. */
export function countersOf({ video, state }: { video: Video; state: State }) {
  const { views, likes, comments } = estimatePostAudience({ ...video, now: state.clock.now() })
  return {
    viewCount: String(views),
    likeCount: String(likes),
    favoriteCount: '0',
    commentCount: String(comments),
  }
}

export function channelCounters({ channelId, state }: { channelId: string; state: State }) {
  const videos = [...state.videos.values()].filter(
    (video) => video.channelId === channelId && new Date(video.createdAt) <= now(state),
  )
  const views = videos.reduce(
    (sum, video) => sum + Number(countersOf({ video, state }).viewCount),
    0,
  )
  return {
    viewCount: String(views),
    // Rounded down to three digits, as YouTube does.
    subscriberCount: String(
      Math.floor(countFollowers({ id: channelId, now: now(state) }) / 10) * 10,
    ),
    hiddenSubscriberCount: false,
    videoCount: String(videos.length),
  }
}

const now = (state: State) => state.clock.now()

const dayOf = (id: string, date: string): Day => {
  const { views, likes, comments, shares } = estimateDayAudience({ id, date })
  return {
    views,
    likes,
    comments,
    shares,
    subscribersGained: 2 + (likes % 9),
    subscribersLost: likes % 4,
    averageViewDuration: WATCHED_SECONDS,
    averageViewPercentage: 61.5,
    estimatedMinutesWatched: Math.floor((views * WATCHED_SECONDS) / 60),
  }
}

const badRequest = (message: string) => apiError({ status: 400, reason: 'badRequest', message })

export function reportRoute(state: State): FakeRoute {
  const handle = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: ['yt-analytics.readonly'] })
    if ('refusal' in who) return who.refusal
    const { query } = request
    if (query.get('ids') !== 'channel==MINE' || query.get('dimensions') !== 'day') {
      return badRequest('The query is not supported.')
    }
    const names = (query.get('metrics') ?? '').split(',')
    const known = dayOf(who.accountId, '2026-01-01')
    const unknown = names.find((name) => known[name] === undefined)
    if (unknown !== undefined) return badRequest(`Unknown identifier (${unknown}) given.`)
    const last = new Date(now(state).getTime() - LAG_MS).toISOString().slice(0, 10)
    const rows = listDays({
      since: query.get('startDate') ?? '',
      until: query.get('endDate') ?? '',
    })
      .filter((date) => date <= last)
      .map((date) => {
        const day = dayOf(who.accountId, date)
        return [date, ...names.map((name) => day[name])]
      })
    const header = (name: string, columnType: string, dataType: string) => ({
      name,
      columnType,
      dataType,
    })
    return {
      status: 200,
      json: {
        kind: 'youtubeAnalytics#resultTable',
        columnHeaders: [
          header('day', 'DIMENSION', 'STRING'),
          ...names.map((name) => header(name, 'METRIC', 'INTEGER')),
        ],
        ...(rows.length > 0 && { rows }),
      },
    }
  }
  return { method: 'GET', path: `${youtubePaths.analytics}/reports`, handle }
}
