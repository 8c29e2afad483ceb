import type { EngineFormat, EngineWork } from '../engine/engine-info.ts'
import type { Track, WorkItem } from './item.ts'

const HEADERS = ['User-Agent', 'Referer', 'Origin', 'Accept-Language']
/** Containers that every player supports; others are offered last. */
const CONTAINERS = ['mp4', 'm4a', 'mp3', 'webm', 'opus', 'ogg', 'aac', 'mov']
const MOST_SUBTITLES = 8

type UsableFormat = EngineFormat & { track: Track; hasVideo: boolean; hasSound: boolean }

const isNone = (codec: string | null | undefined) => codec === 'none'

/** A single fragment is a plain file; fragment lists are not supported. */
const addressOf = ({ url, fragments, fragment_base_url: base }: EngineFormat) => {
  if (!fragments || fragments.length === 0) return url
  const [only] = fragments.length === 1 ? fragments : []
  if (!only) return undefined
  return only.url ?? (base && only.path ? URL.parse(only.path, base)?.href : undefined)
}

const usable = (format: EngineFormat): UsableFormat[] => {
  const url = addressOf(format)
  const { protocol, has_drm: drm, http_headers: given, ext } = format
  const isStoryboard = ext === 'mhtml' || protocol === 'mhtml'
  if (!url?.startsWith('https:') || drm || isStoryboard) return []
  const headers = Object.entries(given ?? {}).filter(([name]) => HEADERS.includes(name))
  const cookie = format.cookies?.split(';')[0]
  return [
    {
      ...format,
      hasVideo: !isNone(format.vcodec),
      hasSound: !isNone(format.acodec),
      track: {
        url,
        isPlaylist: protocol?.startsWith('m3u8') === true,
        headers: { ...Object.fromEntries(headers), ...(cookie && { Cookie: cookie }) },
      },
    },
  ]
}

/** Plain files before playlists, known containers before others, then by bitrate. */
const rank = ({ track, ext = '', tbr, abr }: UsableFormat) =>
  (track.isPlaylist ? 0 : 1e9) +
  (CONTAINERS.length - (CONTAINERS.indexOf(ext) + 1 || CONTAINERS.length)) * 1e7 +
  (tbr ?? abr ?? 0)

const best = (formats: readonly UsableFormat[]) => formats.toSorted((a, b) => rank(b) - rank(a))[0]

const whole = (value: number | null | undefined) => (value ? Math.round(value) : null)
const sizeOf = ({ filesize, filesize_approx: about }: EngineFormat) => whole(filesize ?? about)

const QUALITIES = ['hd', 'sd'] as const

/** Sources without sizes of the picture call their files HD and SD. */
const qualityOf = ({ format_id: id, format_note: note }: EngineFormat) =>
  QUALITIES.find((name) =>
    new RegExp(`(?:^|[^a-z])${name}(?:[^a-z]|$)`, 'i').test(`${id} ${note ?? ''}`),
  ) ?? null

/** WebM when both tracks are WebM (VP9 with Opus), otherwise MP4. */
const containerOf = (video: UsableFormat, sound: UsableFormat) =>
  video.ext === 'webm' && sound.ext === 'webm' ? 'webm' : 'mp4'

const videoItem = (video: UsableFormat, sound: UsableFormat | undefined): WorkItem => {
  const joined = !video.hasSound && sound ? sound : undefined
  const extension = video.ext === 'mov' ? 'mov' : video.ext === 'webm' ? 'webm' : 'mp4'
  const sizes = joined ? [sizeOf(video), sizeOf(joined)] : [sizeOf(video)]
  return {
    kind: 'video',
    extension: joined ? containerOf(video, joined) : extension,
    width: whole(video.width),
    height: whole(video.height),
    quality: video.height ? null : qualityOf(video),
    bitrateKbps: whole(video.tbr),
    sizeBytes: sizes.includes(null)
      ? null
      : sizes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    hasSound: video.hasSound || joined !== undefined,
    language: null,
    part: null,
    tracks: joined ? [video.track, joined.track] : [video.track],
  }
}

/** The audio track that fits the container of the video. */
const soundFor = (video: UsableFormat, sounds: readonly UsableFormat[]) => {
  const isFitting = ({ ext }: UsableFormat) => (video.ext === 'webm') === (ext === 'webm')
  return best(sounds.filter(isFitting)) ?? best(sounds)
}

/** HD before SD before those without a name. */
const rankOf = ({ quality }: WorkItem) =>
  quality === null ? QUALITIES.length : QUALITIES.indexOf(quality)

/** One item per height: the best with sound, or else the best joined with a separate audio track. */
const videosOf = (formats: readonly UsableFormat[]): WorkItem[] => {
  const sounds = formats.filter(({ hasVideo, hasSound }) => hasSound && !hasVideo)
  const videos = formats.filter(({ hasVideo }) => hasVideo)
  const byHeight = Map.groupBy(videos, (format) => format.height ?? format.format_id)
  return [...byHeight.values()]
    .flatMap((group) => {
      const video = best(group.filter(({ hasSound }) => hasSound)) ?? best(group)
      return video ? videoItem(video, soundFor(video, sounds)) : []
    })
    .toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0) || rankOf(a) - rankOf(b))
}

const audiosOf = (formats: readonly UsableFormat[]): WorkItem[] => {
  const sounds = formats.filter(({ hasVideo, hasSound }) => hasSound && !hasVideo)
  const byEnd = Map.groupBy(sounds, ({ ext }) => ext ?? 'm4a')
  return [...byEnd]
    .flatMap(([ext, group]): WorkItem[] => {
      const sound = best(group)
      if (!sound) return []
      const extension = ext === 'mp4' ? 'm4a' : ext
      return [
        {
          kind: 'audio',
          extension,
          width: null,
          height: null,
          language: null,
          part: null,
          quality: null,
          bitrateKbps: whole(sound.abr ?? sound.tbr),
          sizeBytes: sizeOf(sound),
          hasSound: true,
          tracks: [sound.track],
        },
      ]
    })
    .toSorted((a, b) => (b.bitrateKbps ?? 0) - (a.bitrateKbps ?? 0))
}

const subtitlesOf = ({ subtitles }: EngineWork): WorkItem[] =>
  Object.entries(subtitles ?? {})
    .flatMap(([language, files]): WorkItem[] => {
      const file = files.find(({ ext }) => ext === 'srt') ?? files.find(({ ext }) => ext === 'vtt')
      if (!file?.url?.startsWith('https:')) return []
      const track = { url: file.url, isPlaylist: false, headers: {} }
      return [
        {
          kind: 'subtitles',
          extension: file.ext ?? 'vtt',
          language,
          tracks: [track],
          width: null,
          height: null,
          quality: null,
          bitrateKbps: null,
          sizeBytes: null,
          hasSound: false,
          part: null,
        },
      ]
    })
    .slice(0, MOST_SUBTITLES)

/** The files of one work: videos by quality, audio only, subtitles. */
export const chooseItems = (work: EngineWork): WorkItem[] => {
  const formats = (work.formats ?? []).flatMap(usable)
  return [...videosOf(formats), ...audiosOf(formats), ...subtitlesOf(work)]
}

const isPlainVideo = ({ kind, tracks }: WorkItem) =>
  kind === 'video' && tracks.length === 1 && tracks[0]?.isPlaylist === false

/** The best video of each work of a post has its number, where each has one that can go into an archive as it is. */
export const numberParts = (works: readonly WorkItem[][]): WorkItem[][] => {
  const chosen = works.map((items) => items.find(isPlainVideo))
  if (works.length < 2 || chosen.includes(undefined)) return [...works]
  return works.map((items, index) =>
    items.map((item) => (item === chosen[index] ? { ...item, part: index + 1 } : item)),
  )
}
