import { type ImageRule, MEGABYTE, MINUTE, type NetworkLimits, type VideoRule } from './limits.ts'

/** Text up to this length is a caption; a longer one is sent as a separate message. */
export const TELEGRAM_CAPTION = { maximums: [{ max: 1024, unit: 'utf16' }] } as const

const text = { maximums: [{ max: 4096, unit: 'utf16' }] } as const

const image: ImageRule = {
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * MEGABYTE,
  aspect: { min: 0.05, max: 20 },
  maxSideSum: 10_000,
}

const video: VideoRule = {
  mimeTypes: ['video/mp4'],
  codecs: ['h264', 'hevc'],
  bytes: { min: 1, max: 50 * MEGABYTE },
  seconds: { min: 0, max: 24 * 60 * MINUTE },
}

const caption = TELEGRAM_CAPTION

export const telegramLimits: NetworkLimits = {
  network: 'telegram',
  text: { min: 1, ...text },
  fields: { comment: { min: 1, ...text } },
  counts: {},
  media: [
    { name: 'image', count: { min: 1, max: 1 }, text, caption, image },
    { name: 'video', count: { min: 1, max: 1 }, text, caption, video },
    { name: 'album', count: { min: 2, max: 10 }, text, caption, image, video },
  ],
  has: { thread: true, firstComment: false, delete: true, edit: true },
  suitedHashtags: 1,
  postsPerDay: null,
}
