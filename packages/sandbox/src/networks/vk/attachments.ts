import type { MediaRecords } from './media-records.ts'
import { presentPhoto } from './photo-methods.ts'
import { badParam, demand } from './replies.ts'
import { presentVideo } from './video-methods.ts'

const MAX_ATTACHMENTS = 10
const MEDIA = /^(photo|video)-(\d+)_(\d+)(?:_\w+)?$/

/** Refuses what VK does not know: at most ten, one link, media of this community that exist. */
export function checkAttachments(input: {
  records: MediaRecords
  names: readonly string[]
  groupId: string
}): void {
  const { records, names, groupId } = input
  if (names.length > MAX_ATTACHMENTS) badParam('too many attachments')
  if (names.filter((name) => /^https?:/.test(name)).length > 1) {
    badParam('attachments: only one link can be attached')
  }
  for (const name of names) {
    if (URL.canParse(name) && /^https?:/.test(name)) continue
    const [, kind, owner = '', id = ''] = MEDIA.exec(name) ?? []
    demand(kind === 'photo' || kind === 'video', 100, `attachments: ${name} is invalid`)
    const found = owner === groupId ? records.find(kind, owner, id) : undefined
    demand(found, 100, `attachments: ${name} is not found`)
    demand(found.path, 100, `attachments: ${name} is not uploaded`)
  }
}

export function presentAttachments(input: {
  records: MediaRecords
  names: readonly string[]
  hostUrl: string
}) {
  const { records, names, hostUrl } = input
  return names.flatMap((name): readonly object[] => {
    const [, kind, owner = '', id = ''] = MEDIA.exec(name) ?? []
    if (kind === undefined) return [{ type: 'link', link: { url: name, title: name } }]
    const isPhoto = kind === 'photo'
    const media = records.find(isPhoto ? 'photo' : 'video', owner, id)
    if (!media) return []
    return isPhoto
      ? [{ type: 'photo', photo: presentPhoto(media, hostUrl) }]
      : [{ type: 'video', video: presentVideo(media, new Date(records.now())) }]
  })
}
