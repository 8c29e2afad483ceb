import {
  AUTHOR,
  failureOf,
  fileUrl,
  og,
  outcomeOf,
  type PlayedAnswer,
  type PlayedSource,
  page,
  secondsOf,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const MEDIA = 'scontent.cdninstagram.com'

const mediaOf = (id: string) => {
  const outcome = outcomeOf(id)
  const isPhoto = outcome === 'photos'
  const dimensions = { width: 720, height: 1280 }
  const base = {
    shortcode: id,
    dimensions,
    is_video: !isPhoto,
    display_url: thumbnailUrl({ host: MEDIA, id }),
    owner: { username: AUTHOR },
    edge_media_to_caption: { edges: [{ node: { text: TITLE } }] },
  }
  if (!isPhoto) {
    const video_url = fileUrl({ host: MEDIA, id, file: 'both.mp4' })
    return { ...base, __typename: 'GraphVideo', video_url, video_duration: secondsOf(outcome) }
  }
  const edges = [1, 2, 3].map((number) => ({
    node: {
      __typename: 'GraphImage',
      is_video: false,
      dimensions,
      display_url: `https://${MEDIA}/file/${id}/photo-${number}.jpg`,
    },
  }))
  const clip = {
    node: {
      __typename: 'GraphVideo',
      is_video: true,
      dimensions,
      display_url: thumbnailUrl({ host: MEDIA, id }),
      video_url: fileUrl({ host: MEDIA, id, file: 'both.mp4' }),
    },
  }
  const children = { edges: [...edges, clip] }
  return { ...base, __typename: 'GraphSidecar', edge_sidecar_to_children: children }
}

const pageOf = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  if (outcome === 'removed') return { status: 404, html: 'Not Found' }
  if (outcome === 'private') {
    const location = `https://www.instagram.com/accounts/login/?next=/p/${id}/`
    return { status: 302, headers: { location }, empty: true }
  }
  const isVideo = outcome !== 'photos' && outcome !== 'nothing'
  return page(
    og({
      'og:title': `${AUTHOR} on Instagram: "${TITLE}"`,
      'og:image': thumbnailUrl({ host: MEDIA, id }),
      ...(isVideo && { 'og:video': fileUrl({ host: MEDIA, id, file: 'both.mp4' }) }),
    }),
  )
}

const embedOf = (id: string): PlayedAnswer => {
  if (outcomeOf(id) !== 'photos') return page('', '<p>Instagram</p>')
  const context = JSON.stringify({ context: { media: mediaOf(id) } })
  return page('', `<script>s.handle({"contextJSON":${JSON.stringify(context)}});</script>`)
}

const queryOf = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  if (outcome === 'private') return { status: 401, json: { message: 'login_required' } }
  if (outcome === 'nothing') return { json: { data: { shortcode_media: { shortcode: id } } } }
  return failureOf(outcome) ?? { json: { data: { shortcode_media: mediaOf(id) } } }
}

export const instagram: PlayedSource = {
  hosts: ['www.instagram.com', 'instagram.com', 'i.instagram.com', MEDIA],
  linkTo: (end) => `https://www.instagram.com/reel/KadrReel${end}/`,
  answer({ path, query }) {
    if (path.startsWith('/api/v1/web/get_ruling_for_content/')) {
      const cookie = 'csrftoken=kadr; Domain=.instagram.com; Path=/; Secure'
      return { headers: { 'set-cookie': cookie }, json: { status: 'ok' } }
    }
    if (path.startsWith('/graphql/query/')) {
      const variables = /"shortcode":"(\w+)"/.exec(query.get('variables') ?? '')
      return queryOf(variables?.[1] ?? '')
    }
    if (path.startsWith('/accounts/login')) return page('<title>Login • Instagram</title>')
    const [, id, rest = ''] = /^\/(?:p|reel)\/(\w+)\/?(.*)$/.exec(path) ?? []
    if (!id) return undefined
    const failure = failureOf(outcomeOf(id))
    return (
      failure ?? (rest.startsWith('embed') || rest.startsWith('/embed') ? embedOf(id) : pageOf(id))
    )
  },
}
