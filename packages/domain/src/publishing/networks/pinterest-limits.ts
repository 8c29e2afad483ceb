import { GIGABYTE, type ImageRule, MEGABYTE, MINUTE, type NetworkLimits } from './limits.ts'

const image: ImageRule = { mimeTypes: ['image/jpeg', 'image/png'], maxBytes: 10 * MEGABYTE }
const text = { maximums: [{ max: 800, unit: 'widest' }] } as const

export const pinterestLimits: NetworkLimits = {
  network: 'pinterest',
  text: null,
  fields: {
    title: { maximums: [{ max: 100, unit: 'widest' }] },
    altText: { maximums: [{ max: 500, unit: 'widest' }] },
    link: { maximums: [{ max: 2048, unit: 'utf16' }] },
  },
  counts: {},
  media: [
    { name: 'image', count: { min: 1, max: 1 }, text, image },
    { name: 'carousel', count: { min: 2, max: 5 }, text, image, mustShareSize: true },
    {
      name: 'video',
      count: { min: 1, max: 1 },
      text,
      video: {
        mimeTypes: ['video/mp4', 'video/quicktime', 'video/x-m4v'],
        codecs: ['h264', 'hevc'],
        bytes: { min: 1, max: 2 * GIGABYTE },
        seconds: { min: 4, max: 15 * MINUTE },
        aspect: { min: 0.5, max: 1.91 },
        needsCover: true,
      },
    },
  ],
  // Editing pins is a beta not available to every application.
  has: { thread: false, firstComment: false, delete: true, edit: false },
  suitedHashtags: 8,
  postsPerDay: null,
}
