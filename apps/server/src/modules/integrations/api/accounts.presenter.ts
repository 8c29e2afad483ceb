import type { V1Account, V1Limits } from '@kadr/contract/integrations/v1/accounts'
import type { Connection } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import { NETWORK_LIMITS } from '@kadr/domain/publishing/networks/all-limits'
import type { TextRule } from '@kadr/domain/publishing/networks/limits'

const smallest = (rule: TextRule | null) =>
  rule === null ? null : Math.min(...rule.maximums.map(({ max }) => max))

/** The plainest reading of a network's rules; `POST /posts/check` tells of one post exactly. */
const presentLimits = (network: Network): V1Limits => {
  const { text, counts, media, has, postsPerDay } = NETWORK_LIMITS[network]
  return {
    textMax: smallest(text),
    hashtagsMax: counts.hashtags ?? null,
    linksMax: counts.links ?? null,
    postsPerDay,
    hasThread: has.thread,
    hasFirstComment: has.firstComment,
    media: media.map(({ name, count, image, video }) => ({
      kind: name,
      countMin: count.min,
      countMax: count.max,
      imageBytesMax: image?.maxBytes ?? null,
      videoBytesMax: video?.bytes.max ?? null,
      videoSecondsMax: video?.seconds.max ?? null,
    })),
  }
}

export const presentAccount = ({
  id,
  network,
  title,
  handle,
  profileUrl,
  status,
  health,
  connectedAt,
}: Connection): V1Account => ({
  id,
  network,
  title,
  handle,
  url: profileUrl,
  status,
  notice: health.notice,
  connectedAt,
  limits: presentLimits(network),
})
