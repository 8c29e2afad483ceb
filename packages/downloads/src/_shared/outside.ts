import { lookup as systemLookup } from 'node:dns'
import { readFileSync } from 'node:fs'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { isPublicAddress } from '@kadr/kit/node/public-address'
import { checkedLookup, createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { isHostOf } from './hosts.ts'

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 5
const HTTPS = 443

/** A server that plays every source: all hosts resolve to it. */
export type PlayedSources = { port: number; certificateFile: string }

/** Outbound connections, restricted to the hosts of a list. */
export type Outside = {
  fetchFrom(hosts: readonly string[]): SafeFetch
  /** A connection to an allowed host, for the engine behind the guard. */
  dial(hosts: readonly string[], host: string): Promise<Socket>
  /** The certificate the engine trusts instead of the default ones; null for those. */
  certificateFile: string | null
}

const opened = (socket: Socket): Promise<Socket> =>
  new Promise((resolve, reject) => {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('timeout')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.removeListener('error', reject)
      resolve(socket)
    })
  })

/** Caches one fetch per list of hosts, so that connections are reused. */
const keepFetches = (
  create: (hosts: readonly string[]) => SafeFetch,
): ((hosts: readonly string[]) => SafeFetch) => {
  const kept = new Map<string, SafeFetch>()
  return (hosts) => {
    const key = hosts.join(' ')
    const fetch = kept.get(key) ?? create(hosts)
    kept.set(key, fetch)
    return fetch
  }
}

const refuse = (host: string): never => {
  throw new Error(`${host} is not on the list`)
}

/** Names are resolved once, checked, and the checked address is connected to. */
export const createOutside = ({
  lookup = systemLookup,
}: {
  lookup?: LookupFunction
} = {}): Outside => ({
  certificateFile: null,
  fetchFrom: keepFetches((hosts) =>
    createSafeFetch({
      lookup,
      ports: [HTTPS],
      timeoutMs: TIMEOUT_MS,
      maxRedirects: MAX_REDIRECTS,
      isHostAllowed: (host) => isHostOf(hosts, host),
    }),
  ),
  async dial(hosts, host) {
    if (isIP(host) || !isHostOf(hosts, host)) return refuse(host)
    const checked = checkedLookup({ lookup, isAllowed: isPublicAddress })
    return opened(connect({ host, port: HTTPS, lookup: checked }))
  },
})

/** The same with every allowed host served by one local server. */
export const createPlayedOutside = ({ port, certificateFile }: PlayedSources): Outside => {
  const ca = readFileSync(certificateFile, 'utf8')
  return {
    certificateFile,
    fetchFrom: keepFetches((hosts) =>
      createSafeFetch({
        ports: [HTTPS],
        timeoutMs: TIMEOUT_MS,
        maxRedirects: MAX_REDIRECTS,
        isHostAllowed: (host) => isHostOf(hosts, host),
        connector: (build) => {
          const connectTls = build({ ca, timeout: TIMEOUT_MS })
          return (options, callback) =>
            connectTls(
              { ...options, hostname: '127.0.0.1', port: `${port}`, servername: options.hostname },
              callback,
            )
        },
      }),
    ),
    async dial(hosts, host) {
      if (isIP(host) || !isHostOf(hosts, host)) return refuse(host)
      return opened(connect({ host: '127.0.0.1', port }))
    },
  }
}
