import { GIGABYTE, MINUTE, type NetworkLimits } from './limits.ts'

const ANGLE_BRACKETS = ['<', '>']

export const youtubeLimits: NetworkLimits = {
  network: 'youtube',
  text: null,
  fields: {
    title: { min: 1, maximums: [{ max: 100, unit: 'widest' }], forbidden: ANGLE_BRACKETS },
    // All tags together, comma-separated, with quotes around tags with a space.
    tags: { maximums: [{ max: 500, unit: 'widest' }], forbidden: ANGLE_BRACKETS },
    comment: { maximums: [{ max: 10_000, unit: 'widest' }] },
  },
  counts: {},
  media: [
    {
      name: 'video',
      count: { min: 1, max: 1 },
      text: { maximums: [{ max: 5000, unit: 'utf8' }], forbidden: ANGLE_BRACKETS },
      video: {
        mimeTypes: ['video/mp4', 'video/quicktime', 'video/webm'],
        codecs: ['h264', 'hevc', 'vp9', 'av1'],
        bytes: { min: 1, max: 256 * GIGABYTE },
        seconds: { min: 1, max: 12 * 60 * MINUTE },
        isReencoded: true,
      },
    },
  ],
  has: { thread: false, firstComment: true, delete: true, edit: true },
  suitedHashtags: 8,
  postsPerDay: null,
}
