import {
  AUTHOR,
  failureOf,
  fileUrl,
  type Outcome,
  outcomeOf,
  type PlayedAnswer,
  type PlayedSource,
  secondsOf,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const MEDIA = 'video.twimg.com'
const PICTURES = 'pbs.twimg.com'

/** Wording of the API. */
const ERRORS: Partial<Record<Outcome, string>> = {
  private: 'Sorry, you are not authorized to see this status.',
  removed: 'No status found with that ID.',
  limited: 'Rate limit exceeded',
}

const videoOf = (id: string) => ({
  id_str: id,
  type: 'video',
  media_url_https: thumbnailUrl({ host: PICTURES, id }),
  sizes: { large: { w: 720, h: 1280 } },
  video_info: {
    duration_millis: secondsOf(outcomeOf(id)) * 1000,
    variants: [
      {
        bitrate: 832_000,
        content_type: 'video/mp4',
        url: fileUrl({ host: MEDIA, id, file: '480x852/both.mp4' }),
      },
      {
        bitrate: 2_176_000,
        content_type: 'video/mp4',
        url: fileUrl({ host: MEDIA, id, file: '720x1280/both.mp4' }),
      },
    ],
  },
})

const statusOf = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  const message = ERRORS[outcome]
  if (message) return { status: 403, json: { errors: [{ code: 179, message }] } }
  const hasVideo = outcome !== 'nothing' && outcome !== 'photos'
  return {
    json: {
      id_str: id,
      created_at: 'Mon Nov 09 10:00:00 +0000 2026',
      full_text: `${TITLE} https://t.co/kadr`,
      user: { name: 'Зерно дома', screen_name: AUTHOR },
      ...(hasVideo && { extended_entities: { media: [videoOf(id)] } }),
    },
  }
}

const widgetOf = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  if (outcome === 'removed') return { json: { __typename: 'TweetTombstone' } }
  const photos = [1, 2].map((number) => ({
    url: `https://${PICTURES}/file/${id}/photo-${number}.jpg`,
    width: 720,
    height: 1280,
  }))
  const isPhoto = outcome === 'photos'
  return {
    json: {
      __typename: 'Tweet',
      id_str: id,
      text: `${TITLE} https://t.co/kadr`,
      user: { name: 'Зерно дома', screen_name: AUTHOR },
      ...(isPhoto && { photos }),
      ...(!isPhoto && outcome !== 'nothing' && { mediaDetails: [videoOf(id)] }),
    },
  }
}

export const twitter: PlayedSource = {
  hosts: [
    'twitter.com',
    'x.com',
    'mobile.twitter.com',
    'api.twitter.com',
    't.co',
    'cdn.syndication.twimg.com',
    MEDIA,
    PICTURES,
  ],
  linkTo: (end) => `https://x.com/${AUTHOR}/status/17000000000000000${end}`,
  answer({ host, path, query }) {
    if (host === 't.co')
      return { status: 302, headers: { location: twitter.linkTo('00') }, empty: true }
    if (path === '/1.1/guest/activate.json') return { json: { guest_token: '1700000000000000000' } }
    if (path === '/tweet-result') return widgetOf(query.get('id') ?? '')
    const [, id] = /^\/1\.1\/statuses\/show\/(\d+)\.json$/.exec(path) ?? []
    if (!id) return undefined
    return (outcomeOf(id) === 'down' ? failureOf('down') : undefined) ?? statusOf(id)
  },
}
