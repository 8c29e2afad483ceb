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

const MEDIA = 'v.redd.it'
const PICTURES = 'preview.redd.it'

const postOf = (id: string) => {
  const outcome = outcomeOf(id)
  const hasVideo = outcome !== 'photos' && outcome !== 'nothing'
  const base = `https://${MEDIA}/${id}`
  return {
    title: TITLE,
    author: AUTHOR,
    subreddit: 'coffee',
    created_utc: 1_762_689_600,
    over_18: false,
    url: hasVideo ? base : `https://www.reddit.com/r/coffee/comments/${id}/x/`,
    removed_by_category: outcome === 'removed' ? 'deleted' : null,
    preview: {
      images: [{ source: { url: thumbnailUrl({ host: PICTURES, id }), width: 720, height: 1280 } }],
    },
    ...(hasVideo && {
      secure_media: {
        reddit_video: {
          fallback_url: `${fileUrl({ host: MEDIA, id, file: 'video.mp4' })}?source=fallback`,
          dash_url: `${base}/DASHPlaylist.mpd`,
          hls_url: `${base}/HLSPlaylist.m3u8`,
          width: 720,
          height: 1280,
          bitrate_kbps: 1500,
          duration: secondsOf(outcome),
        },
      },
    }),
    ...(outcome === 'photos' && {
      media_metadata: Object.fromEntries(
        [1, 2].map((number) => [
          `p${number}`,
          {
            s: {
              u: `https://${PICTURES}/file/${id}/photo-${number}.jpg?w=1&amp;s=2`,
              x: 720,
              y: 1280,
            },
          },
        ]),
      ),
    }),
  }
}

/** Audio is a separate representation: the files have to be joined. */
const manifestOf = (id: string): PlayedAnswer => {
  const isInner = outcomeOf(id) === 'inner-manifest'
  const base = isInner ? 'https://127.0.0.1/inner/' : `https://${MEDIA}/file/${id}/`
  return {
    type: 'application/dash+xml',
    text: `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT3S"><BaseURL>${base}</BaseURL><Period duration="PT3S">
<AdaptationSet contentType="audio"><Representation id="audio" bandwidth="128000" codecs="mp4a.40.2" mimeType="audio/mp4"><BaseURL>audio.m4a</BaseURL><SegmentBase indexRange="0-100"/></Representation></AdaptationSet>
</Period></MPD>`,
  }
}

/** A playlist whose segments point to the internal network for one outcome. */
const playlistOf = (id: string, path: string): PlayedAnswer => {
  const isInner = outcomeOf(id) === 'inner-manifest'
  const segments = isInner ? 'https://127.0.0.1/inner.ts' : `https://${MEDIA}/file/${id}/both.ts`
  const text = path.endsWith('HLSPlaylist.m3u8')
    ? '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1500000,RESOLUTION=720x1280,CODECS="avc1.4d401f,mp4a.40.2"\nHLS_720.m3u8\n'
    : `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\n${segments}\n#EXT-X-ENDLIST\n`
  return { type: 'application/vnd.apple.mpegurl', text }
}

export const reddit: PlayedSource = {
  hosts: [
    'www.reddit.com',
    'reddit.com',
    'old.reddit.com',
    'redd.it',
    'i.redd.it',
    MEDIA,
    PICTURES,
  ],
  linkTo: (end) => `https://www.reddit.com/r/coffee/comments/kadr${end}/kak_vybrat/`,
  answer({ host, path }) {
    const [, video, file = ''] = /^\/(kadr\d\d)\/(.+)$/.exec(path) ?? []
    if (host === MEDIA && video) {
      if (file.endsWith('.mpd')) return manifestOf(video)
      return file.endsWith('.m3u8') ? playlistOf(video, file) : undefined
    }
    const [, shared] = /^\/r\/coffee\/s\/Share(\d\d)\/?$/.exec(path) ?? []
    if (shared) {
      const location = `${reddit.linkTo(shared)}?share_id=abc&utm_medium=ios_app`
      return failureOf(outcomeOf(shared)) ?? { status: 301, headers: { location }, empty: true }
    }
    const [, id] = /\/comments\/(\w+)\//.exec(path) ?? []
    if (!id) return undefined
    const outcome = outcomeOf(id)
    if (outcome === 'inner-redirect') return innerRedirect
    if (outcome === 'private')
      return { status: 403, json: { reason: 'private', message: 'Forbidden' } }
    return failureOf(outcome) ?? { json: [{ data: { children: [{ data: postOf(id) }] } }, {}] }
  },
}
