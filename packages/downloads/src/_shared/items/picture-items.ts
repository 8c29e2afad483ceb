import type { SourceDetails } from '../../source.ts'
import type { WorkItem } from './item.ts'

const EXTENSION = /\.(jpe?g|png|webp|gif|heic)(?:$|[?!:])/i

/** A photo of a post, or the cover of a video. */
const pictureItem = (photo: SourceDetails['photos'][number]): WorkItem => {
  const [, found = 'jpg'] = EXTENSION.exec(photo.url) ?? []
  const extension = found.toLowerCase().replace('jpeg', 'jpg')
  return {
    ...{ kind: extension === 'gif' ? 'gif' : 'photo', extension },
    ...{ width: photo.width, height: photo.height, bitrateKbps: null, sizeBytes: null },
    ...{ hasSound: false, language: null },
    tracks: [{ url: photo.url, isPlaylist: false, headers: {} }],
  }
}

export const pictureItems = ({ photos, thumbnailUrl }: SourceDetails): WorkItem[] => {
  if (photos.length > 0) return photos.map(pictureItem)
  return thumbnailUrl ? [pictureItem({ url: thumbnailUrl, width: null, height: null })] : []
}
