import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { type ApiVersion, adapters } from '@kadr/networks'
import type { Config } from '../../../config/config.ts'

const ENDS_SOON_MS = 60 * DAY_MS

type EndingVersion = ApiVersion & { network: Network; hasEnded: boolean }

/**
 * API versions of networks that expire within two months. The expiry of a version from the configuration is unknown.
 */
export const listEndingVersions = ({
  config,
  now,
}: {
  config: Config
  now: Date
}): EndingVersion[] =>
  NETWORKS.flatMap((network) => {
    const { apiVersion } = adapters[network].setup
    if (!apiVersion || config.networks[network].endpoints.version) return []
    const left = Date.parse(apiVersion.endsOn) - now.getTime()
    return left > ENDS_SOON_MS ? [] : [{ ...apiVersion, network, hasEnded: left <= 0 }]
  })
