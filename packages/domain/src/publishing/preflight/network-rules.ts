import type { Network } from '@kadr/contract/publishing/networks'
import type { NetworkRules } from './draft.ts'
import { blueskyRules } from './networks/bluesky.ts'
import { handRules } from './networks/hand.ts'
import { instagramRules } from './networks/instagram.ts'
import { linkedinRules } from './networks/linkedin.ts'
import { maxRules } from './networks/max.ts'
import { pinterestRules } from './networks/pinterest.ts'
import { telegramRules } from './networks/telegram.ts'
import { threadsRules } from './networks/threads.ts'
import { tiktokRules } from './networks/tiktok.ts'
import { vkRules } from './networks/vk.ts'
import { youtubeRules } from './networks/youtube.ts'

export const NETWORK_RULES: Readonly<Record<Network, NetworkRules>> = {
  youtube: youtubeRules,
  tiktok: tiktokRules,
  linkedin: linkedinRules,
  threads: threadsRules,
  bluesky: blueskyRules,
  pinterest: pinterestRules,
  instagram: instagramRules,
  telegram: telegramRules,
  vk: vkRules,
  max: maxRules,
  ...handRules,
}
