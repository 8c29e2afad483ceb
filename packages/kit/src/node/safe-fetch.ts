import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { buildConnector, Dispatcher, Response, fetch as undiciFetch } from 'undici'
import { isPublicAddress } from './public-address.ts'

/** An address that must not be called on behalf of a user. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
}

export type SafeFetchOptions = {
  lookup?: LookupFunction
  isAllowed?: (address: string) => boolean
  ports?: readonly number[]
  /** Checked for the host of every hop; without it any public host is allowed. */
  isHostAllowed?: (host: string) => boolean
  /** Replaces the checked connection and decides how hosts are reached. */
  connector?: (build: typeof buildConnector) => buildConnector.connector
  timeoutMs?: number
  maxRedirects?: number
  /** A redirect is the answer itself, not followed and no error. */
  returnsRedirects?: true
}

export type SafeRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
}

export type SafeFetch = (url: string | URL, request?: SafeRequest) => Promise<Response>

type Client = { fetch: typeof undiciFetch; dispatcher: Dispatcher }

// Lazy: loads as slowly as the web framework.
const loadUndici = () => import('undici')

const DEFAULTS = { ports: [80, 443], timeoutMs: 10_000, maxRedirects: 3 }

/**
 * Fetch for URLs a user can influence: only http(s), only public addresses, every hop checked. The name is resolved
 * once and the socket connects to the checked address, which prevents DNS rebinding.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { ports, timeoutMs, maxRedirects } = { ...DEFAULTS, ...options }
  const isAllowed = options.isAllowed ?? isPublicAddress
  const openClient = async (): Promise<Client> => {
    const { Agent, buildConnector, fetch } = await loadUndici()
    const dispatcher = new Agent({
      connect: options.connector?.(buildConnector) ?? {
        timeout: timeoutMs,
        lookup: checkedLookup({ isAllowed, lookup: options.lookup ?? systemLookup }),
      },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    })
    return { fetch, dispatcher }
  }
  let client: Promise<Client> | undefined
  return async (start, request = {}) => {
    const signal = request.signal ?? AbortSignal.timeout(timeoutMs)
    let url = parse(start)
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      assertCallable({ url, ports, isAllowed, isHostAllowed: options.isHostAllowed })
      client ??= openClient()
      const response = await send({ url, request, signal, client: await client })
      if (options.returnsRedirects) return response
      const next = redirectOf({ response, url })
      if (!next) return response
      await response.body?.cancel()
      url = next
    }
    throw new RefusedAddressError('too many redirects')
  }
}

/** Whether `createSafeFetch` would call an https address now: by its form, and by what its name resolves to. */
export const isPublicUrl = ({
  url,
  lookup = systemLookup,
}: {
  url: string
  lookup?: LookupFunction
}): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const parsed = parse(url)
      assertCallable({
        url: parsed,
        ports: [443],
        isAllowed: isPublicAddress,
        isHostAllowed: undefined,
      })
      const host = parsed.hostname.replace(/^\[|\]$/g, '')
      const check = checkedLookup({ lookup, isAllowed: isPublicAddress })
      check(host, { all: true }, (error) => resolve(error === null && parsed.protocol === 'https:'))
    } catch {
      resolve(false)
    }
  })

function parse(address: string | URL): URL {
  try {
    return new URL(address)
  } catch {
    throw new RefusedAddressError('not an address')
  }
}

function assertCallable(input: {
  url: URL
  ports: readonly number[]
  isAllowed: (address: string) => boolean
  isHostAllowed: SafeFetchOptions['isHostAllowed']
}): void {
  const { url, ports, isAllowed, isHostAllowed } = input
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RefusedAddressError('scheme')
  if (url.username || url.password) throw new RefusedAddressError('credentials in the address')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (!ports.includes(port)) throw new RefusedAddressError(`port ${port}`)
  // A literal IP address is connected to without a lookup, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new RefusedAddressError('internal address')
  if (isHostAllowed?.(host) === false) throw new RefusedAddressError('host is not on the list')
}

async function send(input: {
  url: URL
  request: SafeRequest
  signal: AbortSignal
  client: Client
}): Promise<Response> {
  const { url, request, signal, client } = input
  const { fetch, dispatcher } = client
  try {
    return await fetch(url, { ...request, signal, dispatcher, redirect: 'manual' })
  } catch (error) {
    if (error instanceof Error && error.cause instanceof RefusedAddressError) throw error.cause
    throw error
  }
}

function redirectOf({ response, url }: { response: Response; url: URL }): URL | undefined {
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) return undefined
  return URL.canParse(location, url.href) ? new URL(location, url) : parse(location)
}

/** One private address among the results is enough to refuse the name. */
export function checkedLookup(input: {
  lookup: LookupFunction
  isAllowed: (address: string) => boolean
}): LookupFunction {
  return (hostname, options, callback) => {
    input.lookup(hostname, { ...options, all: true }, (error, answer) => {
      if (error) return callback(error, '', 0)
      const addresses = Array.isArray(answer) ? answer : []
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => input.isAllowed(address))) {
        return callback(new RefusedAddressError(`internal address behind ${hostname}`), '', 0)
      }
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}
