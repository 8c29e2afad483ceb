import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import type { FunctionComponent } from 'react'
import { BlueskyMark } from '../networks/bluesky/mark.tsx'
import { DzenMark } from '../networks/dzen/mark.tsx'
import { InstagramMark } from '../networks/instagram/mark.tsx'
import { LinkedinMark } from '../networks/linkedin/mark.tsx'
import { MaxMark } from '../networks/max/mark.tsx'
import { OkMark } from '../networks/ok/mark.tsx'
import { PinterestMark } from '../networks/pinterest/mark.tsx'
import { RutubeMark } from '../networks/rutube/mark.tsx'
import { TelegramMark } from '../networks/telegram/mark.tsx'
import { ThreadsMark } from '../networks/threads/mark.tsx'
import { TiktokMark } from '../networks/tiktok/mark.tsx'
import { VkMark } from '../networks/vk/mark.tsx'
import { VkClipsMark } from '../networks/vk_clips/mark.tsx'
import { YoutubeMark } from '../networks/youtube/mark.tsx'

type Mark = FunctionComponent<{ className?: string }>

/** Only the icons are imported: the rest of a network's folder belongs to the app. */
const MARKS: Readonly<Record<Network, Mark>> = {
  youtube: YoutubeMark,
  tiktok: TiktokMark,
  telegram: TelegramMark,
  vk: VkMark,
  instagram: InstagramMark,
  pinterest: PinterestMark,
  threads: ThreadsMark,
  linkedin: LinkedinMark,
  bluesky: BlueskyMark,
  max: MaxMark,
  ok: OkMark,
  dzen: DzenMark,
  rutube: RutubeMark,
  vk_clips: VkClipsMark,
}

const ORDER = Object.keys(MARKS)

/** In the order of the public pages. */
export const SHOWN_NETWORKS: readonly Network[] = NETWORKS.toSorted(
  (one, other) => ORDER.indexOf(one) - ORDER.indexOf(other),
)

/** A string: addresses of the content are not among the routes. */
export const networkPath = (network: Network): string => `/networks/${network}`

export const NetworkMark = ({ network, className }: { network: Network; className: string }) => {
  const Mark = MARKS[network]
  return <Mark className={className} />
}
