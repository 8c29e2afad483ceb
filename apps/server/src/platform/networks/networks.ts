import type { Network } from '@kadr/contract/networks'
import type { Clock } from '@kadr/kit/clock'
import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { createHttpClient, type NetworkContext } from '@kadr/networks'
import type { Config } from '../../config/config.ts'
import { sandboxNetworkUrls } from '../../config/sandbox-credentials.ts'
import { findNetworkAccess } from './network-access.ts'

export type Networks = {
  /** What the adapter of a network is called with; undefined when the network is not set up. */
  findContext(input: { network: Network; way: string }): NetworkContext | undefined
}

type Fetch = typeof globalThis.fetch

const GUARDED_TIMEOUT_MS = 30_000

/** The HTTP client reads nothing of a response that undici's own does not have. */
const asFetch = (safe: SafeFetch): Fetch => safe as unknown as Fetch

/** No internal address but the one our own process plays the networks at. */
const createGuard = (config: Config): Fetch => {
  const guarded = asFetch(createSafeFetch({ timeoutMs: GUARDED_TIMEOUT_MS, maxRedirects: 0 }))
  if (!config.isSandbox) return guarded
  const own = `${sandboxNetworkUrls(config).serverUrl}/`
  return (input, init) => (String(input).startsWith(own) ? fetch : guarded)(input, init)
}

export const createNetworks = ({ config, clock }: { config: Config; clock: Clock }): Networks => {
  const http = createHttpClient({ fetch, guardedFetch: createGuard(config) })
  return {
    findContext: ({ network, way }) => {
      const access = findNetworkAccess({ config, network, way })
      return access && { http, clock, ...access }
    },
  }
}
