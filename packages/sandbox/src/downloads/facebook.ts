import {
  failureOf,
  fileUrl,
  innerRedirect,
  og,
  outcomeOf,
  type PlayedAnswer,
  type PlayedSource,
  page,
  secondsOf,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const MEDIA = 'video.xx.fbcdn.net'
const PICTURES = 'scontent.xx.fbcdn.net'

/** The page contains prefetched data of its player inside a call. */
const playerOf = (id: string) => {
  const file = (name: string) => fileUrl({ host: MEDIA, id, file: name })
  const video = {
    __typename: 'Video',
    id,
    name: TITLE,
    playable_url: file('both.mp4'),
    playable_url_quality_hd: file('hd/both.mp4'),
    playable_duration_in_ms: secondsOf(outcomeOf(id)) * 1000,
    preferred_thumbnail: { image: { uri: thumbnailUrl({ host: PICTURES, id }) } },
    owner: { id: '1' },
  }
  const cache = ['key', { __bbox: { result: { data: { video } } } }]
  const data = { require: [['RelayPrefetchedStreamCache', 'next', [], cache]] }
  return `<script>requireLazy(["x"],function(){handleWithCustomApplyEach(Scheduler,${JSON.stringify(data)});});</script>`
}

const pageOf = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  const failure = failureOf(outcome)
  if (failure) return failure
  if (outcome === 'inner-redirect') return innerRedirect
  if (outcome === 'removed') return { status: 404, html: 'Not Found' }
  if (outcome === 'private') return page('', '<form id="login_form"></form>')
  const tags = og({
    'og:title': `1.2K views · ${TITLE} | Зерно дома`,
    'og:image': thumbnailUrl({ host: PICTURES, id }),
  })
  return page(tags, outcome === 'unreadable' ? '' : playerOf(id))
}

export const facebook: PlayedSource = {
  hosts: ['www.facebook.com', 'facebook.com', 'm.facebook.com', 'fb.watch', MEDIA, PICTURES],
  linkTo: (end) => `https://www.facebook.com/zerno.doma/videos/101500000000000${end}`,
  answer({ host, path, query }) {
    if (host === 'fb.watch') {
      return { status: 302, headers: { location: facebook.linkTo('00') }, empty: true }
    }
    const id = query.get('v') ?? /\/videos\/(\d+)/.exec(path)?.[1]
    return id && host.endsWith('facebook.com') ? pageOf(id) : undefined
  },
}
