import {
  failureOf,
  fileUrl,
  innerRedirect,
  og,
  outcomeOf,
  type PlayedSource,
  page,
  secondsOf,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const MEDIA = 'v1.pinimg.com'
const PICTURES = 'i.pinimg.com'

const pinOf = (id: string) => {
  const outcome = outcomeOf(id)
  const hasVideo = outcome !== 'photos' && outcome !== 'nothing'
  return {
    id,
    title: TITLE,
    domain: 'Uploaded by user',
    closeup_attribution: { full_name: 'Зерно дома', id: '1' },
    images: { orig: { url: thumbnailUrl({ host: PICTURES, id }), width: 720, height: 1280 } },
    ...(hasVideo && {
      videos: {
        video_list: {
          V_720P: {
            url: fileUrl({ host: MEDIA, id, file: 'both.mp4' }),
            width: 720,
            height: 1280,
            duration: secondsOf(outcome) * 1000,
          },
        },
      },
    }),
  }
}

export const pinterest: PlayedSource = {
  hosts: ['www.pinterest.com', 'ru.pinterest.com', 'pinterest.com', 'pin.it', MEDIA, PICTURES],
  linkTo: (end) => `https://ru.pinterest.com/pin/6642810137781092${end}/`,
  answer({ host, path, query }) {
    if (host === 'pin.it') {
      return { status: 302, headers: { location: pinterest.linkTo('00') }, empty: true }
    }
    const asked = /"id":\s*"(\d+)"/.exec(query.get('data') ?? '')?.[1]
    const id = asked ?? /^\/pin\/(\d+)/.exec(path)?.[1]
    if (!id) return undefined
    const outcome = outcomeOf(id)
    const failure = failureOf(outcome)
    if (failure) return failure
    if (outcome === 'removed')
      return { status: 404, json: { resource_response: { message: 'Pin not found' } } }
    if (asked) return { json: { resource_response: { data: pinOf(id) } } }
    if (outcome === 'inner-redirect') return innerRedirect
    const hasVideo = outcome !== 'photos' && outcome !== 'nothing'
    return page(
      og({
        'og:title': TITLE,
        'pinterestapp:pinner': 'https://www.pinterest.com/zernodoma/',
        ...(outcome !== 'nothing' && { 'og:image': thumbnailUrl({ host: PICTURES, id }) }),
        ...(hasVideo && { 'og:video': fileUrl({ host: MEDIA, id, file: 'both.mp4' }) }),
      }),
    )
  },
}
