import { type ImageRule, MEGABYTE, MINUTE, type NetworkLimits } from './limits.ts'

const image: ImageRule = {
  mimeTypes: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 100 * MEGABYTE,
  maxPixels: 36_152_319,
}

export const linkedinLimits: NetworkLimits = {
  network: 'linkedin',
  text: { min: 1, maximums: [{ max: 3000, unit: 'widest' }] },
  fields: {
    altText: { maximums: [{ max: 4086, unit: 'widest' }] },
    comment: { min: 1, maximums: [{ max: 1250, unit: 'widest' }] },
  },
  counts: {},
  media: [
    { name: 'image', count: { min: 1, max: 1 }, image },
    { name: 'images', count: { min: 2, max: 20 }, image },
    {
      name: 'document',
      count: { min: 1, max: 30 },
      image: {
        mimeTypes: ['image/jpeg'],
        maxBytes: 3 * MEGABYTE,
        width: { min: 1, max: 1440 },
        isAlwaysMade: true,
      },
    },
    {
      name: 'video',
      count: { min: 1, max: 1 },
      video: {
        mimeTypes: ['video/mp4'],
        codecs: ['h264'],
        bytes: { min: 75_000, max: 500 * MEGABYTE },
        seconds: { min: 3, max: 30 * MINUTE },
        aspect: { min: 1 / 2.4, max: 2.4 },
      },
    },
  ],
  has: { thread: false, firstComment: true, delete: true, edit: true },
  suitedHashtags: 8,
  postsPerDay: 150,
}
