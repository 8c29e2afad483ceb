import type { SourceDetails } from '../../source.ts'
import type { WorkItem } from './item.ts'

type Photo = SourceDetails['photos'][number]

const EXTENSION = /\.(jpe?g|png|webp|gif|heic)(?:$|[?!:])/i

const formatOf = ({ url, isVideo = false }: Photo) => {
  if (isVideo) return { kind: 'video', extension: 'mp4' } as const
  const [, found = 'jpg'] = EXTENSION.exec(url) ?? []
  const extension = found.toLowerCase().replace('jpeg', 'jpg')
  return { kind: extension === 'gif' ? 'gif' : 'photo', extension } as const
}

/** A file of a post, or the cover of a video. */
const pictureItem = (photo: Photo, part: number | null): WorkItem => ({
  ...formatOf(photo),
  width: photo.width,
  height: photo.height,
  quality: null,
  bitrateKbps: null,
  sizeBytes: null,
  hasSound: photo.isVideo ?? false,
  language: null,
  part,
  tracks: [{ url: photo.url, isPlaylist: false, headers: {} }],
})

export const pictureItems = ({ photos, thumbnailUrl }: SourceDetails): WorkItem[] => {
  const isOfMany = photos.length > 1
  if (photos.length > 0) {
    return photos.map((photo, index) => pictureItem(photo, isOfMany ? index + 1 : null))
  }
  return thumbnailUrl ? [pictureItem({ url: thumbnailUrl, width: null, height: null }, null)] : []
}
