import { type ImageRule, MEGABYTE, MINUTE, type NetworkLimits, type VideoRule } from './limits.ts'

/** The unit is not told: the larger count of the two possible ones. */
const text = { maximums: [{ max: 4000, unit: 'widest' }] } as const

const image: ImageRule = {
  mimeTypes: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 50 * MEGABYTE,
  width: { min: 1, max: 7680 },
  maxPixels: 7680 * 7680,
}

const video: VideoRule = {
  mimeTypes: ['video/mp4', 'video/quicktime', 'video/webm'],
  codecs: ['h264', 'hevc'],
  bytes: { min: 1, max: 250 * MEGABYTE },
  seconds: { min: 0, max: 24 * 60 * MINUTE },
}

export const maxLimits: NetworkLimits = {
  network: 'max',
  text: { min: 1, ...text },
  fields: { comment: { min: 1, ...text } },
  counts: {},
  media: [
    { name: 'image', count: { min: 1, max: 1 }, text, image },
    { name: 'video', count: { min: 1, max: 1 }, text, video },
    { name: 'album', count: { min: 2, max: 10 }, text, image, video },
  ],
  // MAX says that bots can't comment for a time.
  has: { thread: true, firstComment: false, delete: true, edit: true },
  suitedHashtags: 1,
  postsPerDay: null,
}
