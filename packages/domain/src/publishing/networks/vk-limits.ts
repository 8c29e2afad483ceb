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
  maxBytes: 50 * MEGABYTE,
  aspect: { min: 0.05, max: 20 },
  maxSideSum: 14_000,
}

const video: VideoRule = {
  mimeTypes: ['video/mp4', 'video/quicktime'],
  codecs: ['h264', 'hevc'],
  // VK documents no size: this is what one upload of ours carries.
  bytes: { min: 1, max: 2 * GIGABYTE },
  seconds: { min: 0, max: 24 * 60 * MINUTE },
}

const text = { maximums: [{ max: 16_000, unit: 'widest' }] } as const

export const vkLimits: NetworkLimits = {
  network: 'vk',
  text: { min: 1, ...text },
  fields: { comment: { min: 1, maximums: [{ max: 4096, unit: 'widest' }] } },
  counts: {},
  media: [
    { name: 'image', count: { min: 1, max: 1 }, text, image },
    { name: 'video', count: { min: 1, max: 1 }, text, video },
    { name: 'album', count: { min: 2, max: 10 }, text, image, video },
    {
      name: 'story',
      count: { min: 1, max: 1 },
      // Stories show no caption.
      text: { maximums: [{ max: 0, unit: 'widest' }] },
      image: { mimeTypes: ['image/jpeg', 'image/png'], maxBytes: 10 * MEGABYTE },
      video: {
        mimeTypes: ['video/mp4'],
        codecs: ['h264'],
        bytes: { min: 1, max: 100 * MEGABYTE },
        seconds: { min: 1, max: MINUTE },
        fps: { min: 1, max: 30 },
      },
    },
  ],
  // A community's key deletes nothing: that takes a token of a person.
  has: { thread: false, firstComment: true, delete: true, edit: false },
  suitedHashtags: 3,
  postsPerDay: 50,
}
