import { GIGABYTE, MEGABYTE, MINUTE, type NetworkLimits } from './limits.ts'

export const tiktokLimits: NetworkLimits = {
  network: 'tiktok',
  text: null,
  fields: { title: { maximums: [{ max: 90, unit: 'utf16' }] } },
  counts: {},
  media: [
    {
      name: 'video',
      count: { min: 1, max: 1 },
      text: { maximums: [{ max: 2200, unit: 'utf16' }] },
      video: {
        mimeTypes: ['video/mp4', 'video/quicktime', 'video/webm'],
        codecs: ['h264', 'hevc', 'vp8', 'vp9'],
        bytes: { min: 1, max: 4 * GIGABYTE },
        // The creator's own maximum, read before each post, may be lower.
        seconds: { min: 3, max: 10 * MINUTE },
        side: { min: 360, max: 4096 },
        fps: { min: 23, max: 60 },
      },
    },
    {
      name: 'images',
      count: { min: 1, max: 35 },
      text: { maximums: [{ max: 4000, unit: 'utf16' }] },
      image: {
        mimeTypes: ['image/jpeg', 'image/webp'],
        maxBytes: 20 * MEGABYTE,
        maxPixels: 1920 * 1080,
      },
    },
  ],
  has: { thread: false, firstComment: false, delete: false, edit: false },
  // The app since autumn 2025. How the API treats a sixth is not documented.
  hashtagsInApp: 5,
  suitedHashtags: 5,
  postsPerDay: 15,
}
