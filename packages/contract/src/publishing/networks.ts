import * as z from 'zod/mini'

export const NETWORKS = [
  'youtube',
  'tiktok',
  'linkedin',
  'threads',
  'bluesky',
  'pinterest',
  'instagram',
  'telegram',
  'vk',
] as const
export const network = z.enum(NETWORKS)
export type Network = z.infer<typeof network>
