import { DAY_MS } from '@kadr/kit/durations'
import { countFollowers, estimateDayAudience, estimatePostAudience } from '../_shared/audience.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import {
  authorizeRest,
  illegal,
  type Member,
  ORGANIZATIONS,
  type Post,
  refuse,
  type State,
  urnOf,
} from './state.ts'

/** Statistics of followers lag behind by this many days. */
const FOLLOWER_LAG_DAYS = 2
const MAX_AGE_MS = 365 * DAY_MS
const INTERVALS = /^\(timeRange:\(start:(\d+),end:(\d+)\),timeGranularityType:DAY\)$/
const ENTITY = /^\((share|ugc):(urn:li:(?:share|ugcPost):\d+)\)$/

const denied = (what: string) =>
  refuse({
    status: 403,
    code: 'ACCESS_DENIED',
    message: `Not enough permissions to access: ${what}`,
    serviceErrorCode: 100,
  })

const startOf = (at: number) => Math.floor(at / DAY_MS) * DAY_MS

/** Days in UTC within the asked range, up to the last one that is known. */
const listDays = ({ asked, until }: { asked: string; until: number }): number[] | undefined => {
  const [, start, end] = INTERVALS.exec(asked) ?? []
  if (start === undefined || end === undefined) return undefined
  const days: number[] = []
  for (let day = startOf(Number(start)); day < Math.min(Number(end), until); day += DAY_MS) {
    days.push(day)
  }
  return days
}

/** Figures of pages, for their administrators, and of the posts of a member. */
export function statisticsRoutes(state: State): readonly FakeRoute[] {
  const now = () => state.clock.now()

  const administer =
    (handle: (request: FakeRequest, urn: string) => FakeReply, urnIn: (r: FakeRequest) => string) =>
    (request: FakeRequest): FakeReply => {
      const who = authorizeRest(state, request)
      if ('refusal' in who) return who.refusal
      const urn = urnIn(request)
      const page = ORGANIZATIONS.find((one) => urnOf(one) === urn)
      const isAdmin =
        page?.adminId === who.accountId && who.scopes.includes('rw_organization_admin')
      return isAdmin ? handle(request, urn) : denied(request.path)
    }
  const inQuery = ({ query }: FakeRequest) => query.get('organizationalEntity') ?? ''

  const countsOf = (of: ReturnType<typeof estimateDayAudience>) => ({
    impressionCount: of.views,
    uniqueImpressionsCount: of.reach,
    likeCount: of.likes,
    commentCount: of.comments,
    shareCount: of.shares,
    clickCount: of.clicks,
    engagement: 0.04,
  })

  const ofPost = (post: Post) =>
    estimatePostAudience({ id: post.urn, createdAt: post.createdAt, now: now() })

  /** Posts without any figure are left out of the reply. */
  const shares = ({ query }: FakeRequest, urn: string): FakeReply => {
    if (query.get('q') !== 'organizationalEntity') return illegal('Unknown finder')
    const listOf = (name: string) =>
      /^List\((.+)\)$/.exec(query.get(name) ?? '')?.[1]?.split(',') ?? []
    const asked = [...listOf('shares'), ...listOf('ugcPosts')]
    if (asked.length > 0) {
      const elements = asked.flatMap((id) => {
        const post = state.posts.get(id)
        if (post?.ownerId !== urn || post.isDeleted || ofPost(post).views === 0) return []
        const name = id.includes(':ugcPost:') ? 'ugcPost' : 'share'
        return [
          { [name]: id, organizationalEntity: urn, totalShareStatistics: countsOf(ofPost(post)) },
        ]
      })
      return { status: 200, json: { elements } }
    }
    const until = startOf(now().getTime())
    const days = listDays({ asked: query.get('timeIntervals') ?? '', until })
    if (!days) return illegal('timeIntervals is malformed')
    if (days.some((day) => day < now().getTime() - MAX_AGE_MS)) {
      return illegal('timeRange is beyond the last 12 months')
    }
    const elements = days.map((start) => ({
      organizationalEntity: urn,
      timeRange: { start, end: start + DAY_MS },
      totalShareStatistics: countsOf(
        estimateDayAudience({ id: urn, date: new Date(start).toISOString().slice(0, 10) }),
      ),
    }))
    return { status: 200, json: { elements } }
  }

  const followers = ({ query }: FakeRequest, urn: string): FakeReply => {
    const until = startOf(now().getTime()) - (FOLLOWER_LAG_DAYS - 1) * DAY_MS
    const days = listDays({ asked: query.get('timeIntervals') ?? '', until })
    if (!days) return illegal('timeIntervals is malformed')
    const elements = days.map((start) => ({
      organizationalEntity: urn,
      timeRange: { start, end: start + DAY_MS },
      followerGains: {
        organicFollowerGain:
          countFollowers({ id: urn, now: new Date(start + DAY_MS) }) -
          countFollowers({ id: urn, now: new Date(start) }),
        paidFollowerGain: 0,
      },
    }))
    return { status: 200, json: { elements } }
  }

  const size = ({ query }: FakeRequest, urn: string): FakeReply =>
    query.get('edgeType') === 'COMPANY_FOLLOWED_BY_MEMBER'
      ? { status: 200, json: { firstDegreeSize: countFollowers({ id: urn, now: now() }) } }
      : illegal('Unknown edgeType')

  const QUERIES: Readonly<Record<string, keyof ReturnType<typeof ofPost>>> = {
    IMPRESSION: 'views',
    MEMBERS_REACHED: 'reach',
    REACTION: 'likes',
    COMMENT: 'comments',
    RESHARE: 'shares',
    POST_SAVE: 'saves',
  }

  const isOwn = (post: Post | undefined, { accountId }: Member): post is Post =>
    post?.ownerId === `urn:li:person:${accountId}` && !post.isDeleted

  /** One metric of one post of the member. */
  const member = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    if (!who.scopes.includes('r_member_postAnalytics')) return denied(request.path)
    const { query } = request
    const urn = ENTITY.exec(query.get('entity') ?? '')?.[2] ?? ''
    const metric = QUERIES[query.get('queryType') ?? '']
    if (query.get('q') !== 'entity' || !urn || !metric || query.get('aggregation') !== 'TOTAL') {
      return illegal('Query parameters are malformed')
    }
    const post = state.posts.get(urn)
    if (!isOwn(post, who)) {
      return refuse({ status: 404, code: 'NOT_FOUND', message: 'No such post' })
    }
    const metricType = {
      'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1':
        query.get('queryType'),
    }
    const element = { count: ofPost(post)[metric], metricType, targetEntity: { share: urn } }
    return {
      status: 200,
      json: { elements: [element], paging: { start: 0, count: 10, links: [] } },
    }
  }

  const memberFollowers = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    if (!who.scopes.includes('r_member_profileAnalytics')) return denied(request.path)
    if (request.query.get('q') !== 'me') return illegal('Unknown finder')
    const memberFollowersCount = countFollowers({ id: who.accountId, now: now() })
    return { status: 200, json: { elements: [{ memberFollowersCount }] } }
  }

  return [
    {
      method: 'GET',
      path: '/rest/organizationalEntityShareStatistics',
      handle: administer(shares, inQuery),
    },
    {
      method: 'GET',
      path: '/rest/organizationalEntityFollowerStatistics',
      handle: administer(followers, inQuery),
    },
    {
      method: 'GET',
      path: '/rest/networkSizes/:urn',
      handle: administer(size, ({ params }) => params.urn ?? ''),
    },
    { method: 'GET', path: '/rest/memberCreatorPostAnalytics', handle: member },
    { method: 'GET', path: '/rest/memberFollowersCount', handle: memberFollowers },
  ]
}
