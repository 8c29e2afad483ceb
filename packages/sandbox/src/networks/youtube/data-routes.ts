import { buildAvatarUrl } from '../_shared/avatar.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { channelCounters, countersOf, reportRoute } from './analytics.ts'
import { durationOf, findChannel, snippetOf } from './channels.ts'
import { youtubePaths } from './paths.ts'
import {
  apiError,
  authorize,
  type PEOPLE,
  privacyOf,
  quotaExceeded,
  type State,
  type Video,
} from './state.ts'

const READ = ['youtube', 'youtube.force-ssl', 'youtube.readonly']
const EDIT = ['youtube', 'youtube.force-ssl']

const notFound = () =>
  apiError({ status: 404, reason: 'videoNotFound', message: 'The video cannot be found.' })

export function dataRoutes(state: State): readonly FakeRoute[] {
  const channels = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: READ })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(1)) return quotaExceeded()
    const person = findChannel(request, who.accountId)
    return {
      status: 200,
      json: { kind: 'youtube#channelListResponse', ...channelItems(person, state) },
    }
  }

  const videos = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: READ })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(1)) return quotaExceeded()
    const ids = (request.query.get('id') ?? '').split(',')
    const items = ids
      .flatMap((id) => state.videos.get(id) ?? [])
      .filter((video) => video.channelId === who.accountId || video.privacy === 'public')
      .map((video) => ({
        kind: 'youtube#video',
        id: video.id,
        snippet: snippetOf(video, state),
        contentDetails: { duration: durationOf(video) },
        status: statusOf(video, state.clock.now().getTime()),
        statistics: countersOf({ video, state }),
      }))
    return { status: 200, json: { kind: 'youtube#videoListResponse', items } }
  }

  const remove = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, anyOf: EDIT })
    if ('refusal' in who) return who.refusal
    if (!state.quota.spendUnits(50)) return quotaExceeded()
    const video = state.videos.get(request.query.get('id') ?? '')
    if (!video) return notFound()
    if (video.channelId !== who.accountId) {
      return apiError({ status: 403, reason: 'forbidden', message: 'Forbidden' })
    }
    state.videos.delete(video.id)
    return { status: 204 }
  }

  const api = youtubePaths.api
  return [
    { method: 'GET', path: `${api}/channels`, handle: channels },
    { method: 'GET', path: `${api}/videos`, handle: videos },
    { method: 'DELETE', path: `${api}/videos`, handle: remove },
    reportRoute(state),
  ]
}

/** Google omits `items` when the list is empty. */
function channelItems(person: (typeof PEOPLE)[number] | undefined, state: State) {
  if (!person) return { pageInfo: { totalResults: 0, resultsPerPage: 5 } }
  return {
    pageInfo: { totalResults: 1, resultsPerPage: 5 },
    items: [
      {
        kind: 'youtube#channel',
        id: person.id,
        snippet: {
          title: person.name,
          description: '',
          customUrl: person.handle,
          thumbnails: {
            default: {
              url: buildAvatarUrl({ world: state, network: 'youtube', accountId: person.id }),
              width: 88,
              height: 88,
            },
          },
        },
        statistics: channelCounters({ channelId: person.id, state }),
      },
    ],
  }
}

function statusOf(video: Video, now: number) {
  const privacyStatus = privacyOf(video, now)
  if (now < video.readyAt) return { uploadStatus: 'uploaded', privacyStatus }
  return video.isRejected
    ? { uploadStatus: 'rejected', rejectionReason: 'copyright', privacyStatus }
    : { uploadStatus: 'processed', privacyStatus }
}
