import type { Network } from '@kadr/contract/publishing/networks'
import { NETWORK_ORDER } from '@kadr/domain/publishing/networks/order-by-network'
import { bluesky } from './bluesky/index.ts'
import { dzen } from './dzen/index.ts'
import { instagram } from './instagram/index.ts'
import { linkedin } from './linkedin/index.ts'
import { max } from './max/index.ts'
import type { WebNetwork } from './network.ts'
import { ok } from './ok/index.ts'
import { pinterest } from './pinterest/index.ts'
import { rutube } from './rutube/index.ts'
import { telegram } from './telegram/index.ts'
import { threads } from './threads/index.ts'
import { tiktok } from './tiktok/index.ts'
import { vk } from './vk/index.ts'
import { vkClips } from './vk_clips/index.ts'
import { youtube } from './youtube/index.ts'

const byId: Readonly<Record<Network, WebNetwork>> = {
  youtube,
  tiktok,
  telegram,
  vk,
  instagram,
  threads,
  pinterest,
  linkedin,
  bluesky,
  max,
  vk_clips: vkClips,
  ok,
  dzen,
  rutube,
}

/** Colours of brands are made for white paper: in the dark they are mixed with white. */
const onPaper = (network: WebNetwork): WebNetwork => ({
  ...network,
  color: `color-mix(in oklab, ${network.color} var(--brand-share), white)`,
})

export const networks: readonly WebNetwork[] = NETWORK_ORDER.map((id) => onPaper(byId[id]))

const shown = new Map(networks.map((network) => [network.id, network]))

export const getNetwork = (id: Network): WebNetwork => shown.get(id) ?? byId[id]
