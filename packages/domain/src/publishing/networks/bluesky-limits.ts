import { MEGABYTE, MINUTE, type NetworkLimits } from './limits.ts'

const text = {
  maximums: [
    { max: 300, unit: 'graphemes' },
    { max: 3000, unit: 'utf8' },
  ],
} as const

export const blueskyLimits: NetworkLimits = {
  network: 'bluesky',
  text: { min: 1, ...text },
  fields: {
    altText: { maximums: [{ max: 2000, unit: 'graphemes' }] },
    comment: { min: 1, ...text },
    tag: {
      maximums: [
        { max: 64, unit: 'graphemes' },
        { max: 640, unit: 'utf8' },
      ],
    },
  },
  counts: {},
  media: [
    {
      name: 'images',
      count: { min: 1, max: 4 },
      text,
      image: { mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 2 * MEGABYTE },
    },
    {
      name: 'video',
      count: { min: 1, max: 1 },
      text,
      video: {
        mimeTypes: ['video/mp4'],
        codecs: ['h264'],
        // Newer servers accept 300 MB; all accept the smaller size.
        bytes: { min: 1, max: 100 * MEGABYTE },
        seconds: { min: 0, max: 3 * MINUTE },
      },
    },
  ],
  has: { thread: true, firstComment: true, delete: true, edit: false },
  suitedHashtags: 2,
  postsPerDay: null,
}
