import type { Network } from '@kadr/contract/publishing/networks'
import { blueskyLimits } from './bluesky-limits.ts'
import { handLimits } from './hand-limits.ts'
import { instagramLimits } from './instagram-limits.ts'
import type { NetworkLimits } from './limits.ts'
import { linkedinLimits } from './linkedin-limits.ts'
import { maxLimits } from './max-limits.ts'
import { pinterestLimits } from './pinterest-limits.ts'
import { telegramLimits } from './telegram-limits.ts'
import { threadsLimits } from './threads-limits.ts'
import { tiktokLimits } from './tiktok-limits.ts'
import { vkLimits } from './vk-limits.ts'
import { youtubeLimits } from './youtube-limits.ts'

export const NETWORK_LIMITS: Readonly<Record<Network, NetworkLimits>> = {
  youtube: youtubeLimits,
  tiktok: tiktokLimits,
  linkedin: linkedinLimits,
  threads: threadsLimits,
  bluesky: blueskyLimits,
  pinterest: pinterestLimits,
  instagram: instagramLimits,
  telegram: telegramLimits,
  vk: vkLimits,
  max: maxLimits,
  ...handLimits,
}
