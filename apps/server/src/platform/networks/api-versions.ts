import { NETWORKS, type Network } from '@kadr/contract/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { type ApiVersion, adapters } from '@kadr/networks'
import type { Config } from '../../config/config.ts'

const ENDS_SOON_MS = 60 * DAY_MS

type EndingVersion = ApiVersion & { network: Network; hasEnded: boolean }

/** Versions of network APIs that end within two months. Of a version from the configuration the end is not known. */
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
