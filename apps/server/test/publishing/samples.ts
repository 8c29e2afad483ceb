import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'

type Files = { imageId: string; videoId: string }
type Sample = { mediaIds: string[]; settings: TargetSettings }

const FOLLOWED = { chain: { chain: ['Продолжение'] }, comment: { firstComment: 'Комментарий' } }

/** The minimal post of each network, with a reply where the network supports one. */
export const sampleOf = (network: Network, { imageId, videoId }: Files): Sample =>
  ({
    youtube: { mediaIds: [videoId], settings: FOLLOWED.comment },
    tiktok: { mediaIds: [videoId], settings: { privacy: 'SELF_ONLY' } },
    linkedin: { mediaIds: [], settings: FOLLOWED.comment },
    threads: { mediaIds: [], settings: FOLLOWED.chain },
    bluesky: { mediaIds: [], settings: FOLLOWED.chain },
    pinterest: { mediaIds: [imageId], settings: {} },
    instagram: { mediaIds: [imageId], settings: FOLLOWED.comment },
    vk: { mediaIds: [imageId], settings: FOLLOWED.comment },
    telegram: { mediaIds: [imageId], settings: FOLLOWED.chain },
    max: { mediaIds: [imageId], settings: FOLLOWED.chain },
    ok: { mediaIds: [imageId], settings: {} },
    dzen: { mediaIds: [imageId], settings: {} },
    rutube: { mediaIds: [videoId], settings: {} },
    vk_clips: { mediaIds: [videoId], settings: {} },
  })[network]

/** The same settings with another reply text. */
export const withReply = (settings: TargetSettings, text: string): TargetSettings => {
  if ('chain' in settings) return { chain: [text] }
  return 'firstComment' in settings ? { firstComment: text } : {}
}
