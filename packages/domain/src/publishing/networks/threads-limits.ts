import {
  GIGABYTE,
  type ImageRule,
  MEGABYTE,
  MINUTE,
  type NetworkLimits,
  type VideoRule,
} from './limits.ts'

const image: ImageRule = {
  mimeTypes: ['image/jpeg', 'image/png'],
  maxBytes: 8 * MEGABYTE,
  aspect: { min: 0.1, max: 10 },
  width: { min: 320, max: 1440 },
}

const video: VideoRule = {
  mimeTypes: ['video/mp4', 'video/quicktime'],
  codecs: ['h264', 'hevc'],
  bytes: { min: 1, max: GIGABYTE },
  seconds: { min: 0, max: 5 * MINUTE },
  aspect: { min: 0.01, max: 10 },
  maxWidth: 1920,
  fps: { min: 23, max: 60 },
}

const text = { maximums: [{ max: 500, unit: 'threads' }] } as const

export const threadsLimits: NetworkLimits = {
  network: 'threads',
  text: { min: 1, ...text },
  fields: {
    altText: { maximums: [{ max: 1000, unit: 'widest' }] },
    comment: { min: 1, ...text },
    topic: { min: 1, maximums: [{ max: 50, unit: 'widest' }], forbidden: ['.', '&'] },
  },
  counts: { links: 5 },
  media: [
    { name: 'image', count: { min: 1, max: 1 }, text, image },
    { name: 'video', count: { min: 1, max: 1 }, text, video },
    { name: 'carousel', count: { min: 2, max: 20 }, text, image, video },
  ],
  has: { thread: true, firstComment: true, delete: true, edit: false },
  suitedHashtags: 1,
  postsPerDay: 250,
}
