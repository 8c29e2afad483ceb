import {
  failureOf,
  fileUrl,
  type Outcome,
  outcomeOf,
  type PlayedAnswer,
  type PlayedSource,
  page,
  secondsOf,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const MEDIA = 'rr1---sn-kadr.googlevideo.com'
const PICTURES = 'i.ytimg.com'

/** Response of the player instead of the video. */
const REFUSALS: Partial<Record<Outcome, { status: string; reason: string }>> = {
  private: {
    status: 'LOGIN_REQUIRED',
    reason: 'Private video. Sign in if you have been granted access.',
  },
  removed: { status: 'ERROR', reason: 'Video unavailable' },
  age: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age' },
  region: {
    status: 'UNPLAYABLE',
    reason: 'The uploader has not made this video available in your country',
  },
  paid: {
    status: 'UNPLAYABLE',
    reason: 'Join this channel to get access to members-only content like this video.',
  },
  limited: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' },
}

const formatsOf = (id: string) => {
  const url = (file: string) => fileUrl({ host: MEDIA, id, file })
  const mp4 = 'video/mp4; codecs="avc1.4d401f"'
  return {
    formats: [
      {
        itag: 18,
        url: url('both.mp4'),
        width: 360,
        height: 640,
        bitrate: 500_000,
        mimeType: 'video/mp4; codecs="avc1.42001E, mp4a.40.2"',
        quality: 'medium',
        qualityLabel: '360p',
        audioQuality: 'AUDIO_QUALITY_LOW',
      },
    ],
    adaptiveFormats: [
      {
        itag: 136,
        url: url('video.mp4'),
        mimeType: mp4,
        bitrate: 1_500_000,
        width: 720,
        height: 1280,
        fps: 25,
        quality: 'hd720',
        qualityLabel: '720p',
        contentLength: '60000',
      },
      {
        itag: 140,
        url: url('audio.m4a'),
        mimeType: 'audio/mp4; codecs="mp4a.40.2"',
        bitrate: 128_000,
        quality: 'tiny',
        audioQuality: 'AUDIO_QUALITY_MEDIUM',
        contentLength: '50000',
      },
    ],
    expiresInSeconds: '21540',
  }
}

const playerOf = (id: string) => {
  const outcome = outcomeOf(id)
  const refusal = REFUSALS[outcome]
  const isLive = outcome === 'live'
  return {
    playabilityStatus: refusal ?? { status: 'OK', playableInEmbed: true },
    videoDetails: {
      videoId: id,
      title: TITLE,
      lengthSeconds: `${secondsOf(outcome)}`,
      channelId: 'UCkadr0000000000000000',
      author: 'Зерно дома',
      isLiveContent: isLive,
      ...(isLive && { isLive: true }),
      thumbnail: {
        thumbnails: [{ url: thumbnailUrl({ host: PICTURES, id }), width: 480, height: 360 }],
      },
    },
    ...(!refusal && outcome !== 'nothing' && { streamingData: formatsOf(id) }),
    ...(!refusal && {
      captions: {
        playerCaptionsTracklistRenderer: {
          captionTracks: [
            {
              baseUrl: `https://www.youtube.com/api/timedtext?v=${id}&lang=ru`,
              name: { simpleText: 'Русский' },
              languageCode: 'ru',
            },
          ],
        },
      },
    }),
  }
}

const watch = (id: string): PlayedAnswer => {
  const player = JSON.stringify(playerOf(id))
  return page(
    `<title>${TITLE} - YouTube</title>`,
    `<script>var ytInitialPlayerResponse = ${player};</script><script>var ytInitialData = {"contents":{}};</script>`,
  )
}

const oembed = (id: string): PlayedAnswer => {
  const outcome = outcomeOf(id)
  if (outcome === 'private') return { status: 401, html: 'Unauthorized' }
  if (outcome === 'removed') return { status: 404, html: 'Not Found' }
  const thumbnail = thumbnailUrl({ host: PICTURES, id })
  return {
    json: { title: TITLE, author_name: 'Зерно дома', thumbnail_url: thumbnail, type: 'video' },
  }
}

export const youtube: PlayedSource = {
  hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', MEDIA, PICTURES],
  linkTo: (end) => `https://www.youtube.com/watch?v=kadrvideo${end}`,
  answer({ path, query, headers }) {
    const id =
      query.get('v') ?? query.get('url')?.slice(-11) ?? `${headers['x-played-video'] ?? ''}`
    const isDown = outcomeOf(id) === 'down'
    // The API knows nothing of a work while the pages are away.
    if (isDown) return path === '/youtubei/v1/player' ? undefined : failureOf('down')
    if (path === '/oembed') return oembed(id)
    if (path === '/api/timedtext')
      return { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nКофе\n', type: 'text/vtt' }
    if (path === '/watch') return watch(id)
    if (path === '/youtubei/v1/player') return { json: playerOf(id) }
    return undefined
  },
}
