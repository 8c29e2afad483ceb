import type { HAND_NETWORKS } from '@kadr/contract/publishing/networks'
import { GIGABYTE, MEGABYTE, type MediaShape, MINUTE, type NetworkLimits } from './limits.ts'

type HandNetwork = (typeof HAND_NETWORKS)[number]

/** Their apps check the rest: these are limits of ours, wide enough to refuse nothing they take. */
const text = { maximums: [{ max: 20_000, unit: 'utf16' }] } as const
const title = { maximums: [{ max: 500, unit: 'utf16' }] } as const

const video: MediaShape = {
  name: 'video',
  count: { min: 1, max: 1 },
  text,
  video: {
    mimeTypes: ['video/mp4', 'video/quicktime'],
    codecs: ['h264', 'hevc'],
    bytes: { min: 1, max: 10 * GIGABYTE },
    seconds: { min: 1, max: 12 * 60 * MINUTE },
    isReencoded: true,
  },
}

const images: MediaShape = {
  name: 'images',
  count: { min: 1, max: 10 },
  text,
  image: { mimeTypes: ['image/jpeg', 'image/png'], maxBytes: 50 * MEGABYTE },
}

const limitsOf = ({
  network,
  ...own
}: Pick<NetworkLimits, 'text' | 'media'> & { network: HandNetwork }): NetworkLimits => ({
  network,
  fields: { title, comment: text },
  counts: {},
  has: { thread: false, firstComment: true, delete: false, edit: false },
  suitedHashtags: 5,
  postsPerDay: null,
  ...own,
})

export const handLimits: Readonly<Record<HandNetwork, NetworkLimits>> = {
  ok: limitsOf({ network: 'ok', text, media: [images, video] }),
  dzen: limitsOf({ network: 'dzen', text, media: [images, video] }),
  rutube: limitsOf({ network: 'rutube', text: null, media: [video] }),
  vk_clips: limitsOf({ network: 'vk_clips', text: null, media: [video] }),
}
