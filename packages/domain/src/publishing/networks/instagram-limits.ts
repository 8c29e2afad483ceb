import { type ImageRule, MEGABYTE, MINUTE, type NetworkLimits, type VideoRule } from './limits.ts'

const image: ImageRule = {
  mimeTypes: ['image/jpeg'],
  maxBytes: 8 * MEGABYTE,
  aspect: { min: 0.8, max: 1.91 },
  width: { min: 320, max: 1440 },
}

const video: VideoRule = {
  mimeTypes: ['video/mp4', 'video/quicktime'],
  codecs: ['h264', 'hevc'],
  bytes: { min: 1, max: 300 * MEGABYTE },
  seconds: { min: 3, max: 15 * MINUTE },
  aspect: { min: 0.01, max: 10 },
  maxWidth: 1920,
  fps: { min: 23, max: 60 },
}

const text = { maximums: [{ max: 2200, unit: 'widest' }] } as const

export const instagramLimits: NetworkLimits = {
  network: 'instagram',
  text: null,
  fields: {
    altText: { maximums: [{ max: 1000, unit: 'widest' }] },
    comment: { min: 1, ...text },
  },
  counts: { hashtags: 30, mentions: 20 },
  media: [
    { name: 'image', count: { min: 1, max: 1 }, text, image },
    { name: 'reel', count: { min: 1, max: 1 }, text, video },
    {
      name: 'carousel',
      count: { min: 2, max: 10 },
      text,
      image,
      video: { ...video, seconds: { min: 3, max: MINUTE } },
    },
    {
      name: 'story',
      count: { min: 1, max: 1 },
      // Stories show no caption.
      text: { maximums: [{ max: 0, unit: 'widest' }] },
      image: { mimeTypes: ['image/jpeg'], maxBytes: 8 * MEGABYTE },
      video: {
        ...video,
        bytes: { min: 1, max: 100 * MEGABYTE },
        seconds: { min: 3, max: MINUTE },
      },
    },
  ],
  // Deleting works only for accounts connected through Facebook.
  has: { thread: false, firstComment: true, delete: true, edit: false },
  // Announced in December 2025; the API still documents 30.
  hashtagsInApp: 5,
  suitedHashtags: 5,
  // The documentation states both 50 and 100: the smaller is used.
  postsPerDay: 50,
}
