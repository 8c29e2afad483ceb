import {
  AUTHOR,
  failureOf,
  fileUrl,
  innerRedirect,
  outcomeOf,
  type PlayedAnswer,
  type PlayedSource,
  secondsOf,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const API = 'api-v2.soundcloud.com'
const MEDIA = 'cf-media.sndcdn.com'
const PICTURES = 'i1.sndcdn.com'

const trackOf = (id: string) => {
  const outcome = outcomeOf(id)
  const isSnipped = outcome === 'paid'
  const isAvailable = outcome !== 'region' && outcome !== 'nothing'
  return {
    id: 7000,
    title: TITLE,
    duration: secondsOf(outcome) * 1000,
    permalink_url: `https://soundcloud.com/zerno-doma/${id}`,
    artwork_url: thumbnailUrl({ host: PICTURES, id }),
    policy: outcome === 'region' ? 'BLOCK' : isSnipped ? 'SNIP' : 'ALLOW',
    user: { id: 1, username: AUTHOR, permalink: 'zerno-doma' },
    media: {
      transcodings: isAvailable
        ? [
            {
              url: `https://${API}/media/soundcloud:tracks:7000/${id}/${isSnipped ? 'preview' : 'stream'}/progressive`,
              preset: 'mp3_1_0',
              snipped: isSnipped,
              format: { protocol: 'progressive', mime_type: 'audio/mpeg' },
            },
          ]
        : [],
    },
  }
}

const idOf = (url: string | null) => url?.split('/').at(-1) ?? ''

const oembed = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  if (outcome === 'removed') return { status: 404, html: 'Not Found' }
  if (outcome === 'private') return { status: 403, html: 'Forbidden' }
  if (outcome === 'inner-redirect') return innerRedirect
  const thumbnail = thumbnailUrl({ host: PICTURES, id })
  return (
    failureOf(outcome) ?? { json: { title: TITLE, author_name: AUTHOR, thumbnail_url: thumbnail } }
  )
}

export const soundcloud: PlayedSource = {
  hosts: ['soundcloud.com', 'www.soundcloud.com', 'on.soundcloud.com', API, MEDIA, PICTURES],
  linkTo: (end) => `https://soundcloud.com/zerno-doma/coffee-${end}`,
  answer({ host, path, query }) {
    if (path === '/oembed') return oembed(idOf(query.get('url')))
    if (host === 'on.soundcloud.com') {
      return { status: 302, headers: { location: soundcloud.linkTo('00') }, empty: true }
    }
    if (path === '/resolve') {
      const id = idOf(query.get('url'))
      const outcome = outcomeOf(id)
      if (outcome === 'removed') return { status: 404, json: {} }
      return failureOf(outcome) ?? { json: trackOf(id) }
    }
    const [, id] = /^\/media\/soundcloud:tracks:\d+\/([\w-]+)\//.exec(path) ?? []
    return id ? { json: { url: fileUrl({ host: MEDIA, id, file: 'x.128.mp3' }) } } : undefined
  },
}
