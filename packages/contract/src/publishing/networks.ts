import * as z from 'zod/mini'

/** They publish what programs send. */
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
  'max',
] as const
/** They take publications from a person alone, who gets everything from us at its time. */
export const HAND_NETWORKS = ['ok', 'dzen', 'rutube', 'vk_clips'] as const
export const ALL_NETWORKS = [...NETWORKS, ...HAND_NETWORKS] as const

export const network = z.enum(ALL_NETWORKS)
export type Network = z.infer<typeof network>
