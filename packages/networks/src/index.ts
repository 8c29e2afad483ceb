import type { Network } from '@kadr/contract/publishing/networks'
import { bluesky } from './bluesky/index.ts'
import { dzen } from './dzen/index.ts'
import { instagram } from './instagram/index.ts'
import { linkedin } from './linkedin/index.ts'
import { max } from './max/index.ts'
import type { NetworkAdapter } from './network-adapter.ts'
import { ok } from './ok/index.ts'
import { pinterest } from './pinterest/index.ts'
import { rutube } from './rutube/index.ts'
import { telegram } from './telegram/index.ts'
import { threads } from './threads/index.ts'
import { tiktok } from './tiktok/index.ts'
import { vk } from './vk/index.ts'
import { vkClips } from './vk_clips/index.ts'
import { youtube } from './youtube/index.ts'

export type * from './account-options.ts'
export * from './conversations.ts'
export type * from './metrics.ts'
export type * from './network-adapter.ts'
export type * from './publish.ts'
export { toReadingFailure } from './reading-failure.ts'
export type * from './retention.ts'
export type * from './setup.ts'

/**
 * All network adapters. Code outside a network's folder selects by this record; only the lists a new network is added
 * to name one.
 */
export const adapters: Readonly<Record<Network, NetworkAdapter>> = {
  youtube,
  tiktok,
  linkedin,
  threads,
  bluesky,
  pinterest,
  instagram,
  telegram,
  vk,
  max,
  ok,
  dzen,
  rutube,
  vk_clips: vkClips,
}
