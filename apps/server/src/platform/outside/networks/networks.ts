import type { Network } from '@kadr/contract/publishing/networks'
import type { Clock } from '@kadr/kit/clock'
import { createHttpClient } from '@kadr/kit/http-client'
import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { createTrustingFetch } from '@kadr/kit/node/trusting-fetch'
import type { NetworkContext } from '@kadr/networks'
import type { Config } from '../../../config/config.ts'
import { sandboxNetworkUrls } from '../../../config/sandbox-credentials.ts'
import type { Tracer } from '../../telemetry/tracing/span.ts'
import { traceCalls } from '../../telemetry/tracing/trace-calls.ts'
import { noTracer } from '../../telemetry/tracing/tracer.ts'
import { findNetworkAccess } from './network-access.ts'

export type Networks = {
  /** Undefined when the network is not configured. */
  findContext(input: { network: Network; method: string }): NetworkContext | undefined
}

type Fetch = typeof globalThis.fetch

const GUARDED_TIMEOUT_MS = 30_000

/** The HTTP client uses only those parts of a response that undici's own has too. */
const asFetch = (safe: SafeFetch): Fetch => safe as unknown as Fetch

/** Blocks internal addresses except the one where this process serves the fake networks. */
const createGuard = (config: Config): Fetch => {
  const guarded = asFetch(createSafeFetch({ timeoutMs: GUARDED_TIMEOUT_MS, maxRedirects: 0 }))
  if (!config.isSandbox) return guarded
  const own = `${sandboxNetworkUrls(config).serverUrl}/`
  return (input, init) => (String(input).startsWith(own) ? fetch : guarded)(input, init)
}

/** Of a network with an authority of its own: each is trusted for its host alone. */
const createOutgoing = ({ networks }: Config): Fetch => {
  const byHost = new Map(
    Object.values(networks).flatMap(({ authority }) => {
      if (!authority) return []
      const { address, certificateFile } = authority
      const trusting = createTrustingFetch({ certificateFile, addresses: [address] })
      return [[new URL(address).host, trusting] as const]
    }),
  )
  if (byHost.size === 0) return fetch
  return (input, init) => (byHost.get(new URL(String(input)).host) ?? fetch)(input, init)
}

export const createNetworks = ({
  config,
  clock,
  tracer = noTracer,
}: {
  config: Config
  clock: Clock
  tracer?: Tracer
}): Networks => {
  const client = createHttpClient({
    fetch: createOutgoing(config),
    guardedFetch: createGuard(config),
  })
  const http = traceCalls({ http: client, tracer })
  return {
    findContext: ({ network, method }) => {
      const access = findNetworkAccess({ config, network, method })
      if (!access) return undefined
      const { app, endpoints } = access
      return { http, clock, app, endpoints }
    },
  }
}
