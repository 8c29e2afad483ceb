import {
  AUTHOR,
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

const MEDIA = 'v16-webapp-prime.tiktokcdn.com'
const PICTURES = 'p16-sign.tiktokcdn.com'
const STATUS: Record<string, number> = { private: 10216, removed: 10204 }

const itemOf = (id: string) => {
  const outcome = outcomeOf(id)
  const playAddr = fileUrl({ host: MEDIA, id, file: 'both.mp4' })
  const cover = thumbnailUrl({ host: PICTURES, id })
  const size = { width: 576, height: 1024 }
  return {
    id,
    desc: TITLE,
    createTime: '1762689600',
    author: { id: '1', uniqueId: AUTHOR, nickname: 'Зерно дома' },
    music: { title: 'оригинальный звук', authorName: AUTHOR },
    video: { ...size, duration: secondsOf(outcome), playAddr, downloadAddr: playAddr, cover },
    ...(outcome === 'photos' && {
      imagePost: {
        images: [1, 2, 3].map((number) => ({
          imageURL: { urlList: [`https://${PICTURES}/file/${id}/photo-${number}.jpg`] },
          imageWidth: 720,
          imageHeight: 1280,
        })),
      },
    }),
  }
}

const pageOf = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  const failure = failureOf(outcome)
  if (failure) return failure
  if (outcome === 'inner-redirect') return innerRedirect
  if (outcome === 'unreadable') return page('<title>TikTok</title>')
  const statusCode = STATUS[outcome] ?? 0
  const item = itemOf(id)
  const detail = { statusCode, ...(statusCode === 0 && { itemInfo: { itemStruct: item } }) }
  const state = { __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } }
  const old = {
    VideoPage: { statusCode },
    ItemModule: { [id]: { ...item, author: AUTHOR, thumbnail: item.video.cover } },
  }
  return page(
    og({ 'og:title': TITLE, 'og:image': item.video.cover }),
    `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(state)}</script>` +
      `<script id="SIGI_STATE" type="application/json">${JSON.stringify(old)}</script>`,
  )
}

const ID = '74389021000000000'

export const tiktok: PlayedSource = {
  hosts: [
    'www.tiktok.com',
    'tiktok.com',
    'm.tiktok.com',
    'vm.tiktok.com',
    'vt.tiktok.com',
    'api16-normal-c-useast1a.tiktokv.com',
    MEDIA,
    PICTURES,
  ],
  linkTo: (end) => `https://www.tiktok.com/@${AUTHOR}/video/${ID}${end}`,
  answer({ host, path }) {
    if (host === 'vm.tiktok.com') {
      return { status: 302, headers: { location: tiktok.linkTo('00') }, empty: true }
    }
    // The app's API is closed to third parties; it returns an empty list.
    if (host.endsWith('tiktokv.com')) return { json: { aweme_list: [] } }
    const [, id] = /^\/@[^/]+\/(?:video|photo)\/(\d+)/.exec(path) ?? []
    return id ? pageOf(id) : undefined
  },
}
