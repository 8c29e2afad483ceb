import { createSafeFetch, type SafeFetch, type SafeFetchOptions } from '@kadr/kit/node/safe-fetch'
import type { Config } from '../../../config/config.ts'
import { SANDBOX_SITE_PATH } from '../../../config/sandbox-credentials.ts'

const portOf = ({ port, protocol }: URL): number =>
  Number(port || (protocol === 'https:' ? 443 : 80))

const isBelow = ({ pathname }: URL, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

type OwnConfig = Pick<Config, 'isSandbox' | 'publicUrl'>

/** Whether the address is one of ours that the sandbox plays below this path. */
export const isPlayed = ({
  config: { isSandbox, publicUrl },
  url,
  path,
}: {
  config: OwnConfig
  url: string
  path: string
}): boolean => {
  const address = URL.parse(url)
  const isOwn = isSandbox && address?.origin === new URL(publicUrl).origin
  return isOwn && address !== null && isBelow(address, path)
}

/**
 * Addresses given by users. What the sandbox plays, the site of a shop or a receiver of webhooks, has our own address,
 * which the guard refuses.
 */
export const openSites = ({
  config,
  fetch,
  path = SANDBOX_SITE_PATH,
  returnsRedirects,
}: {
  config: OwnConfig
  fetch: SafeFetch
  path?: string
} & Pick<SafeFetchOptions, 'returnsRedirects'>): SafeFetch => {
  const { isSandbox, publicUrl } = config
  if (!isSandbox) return fetch
  const own = new URL(publicUrl)
  const fetchOwn = createSafeFetch({
    isHostAllowed: (host) => host === own.hostname,
    isAllowed: () => true,
    ports: [portOf(own)],
    maxRedirects: 0,
    ...(returnsRedirects && { returnsRedirects }),
  })
  return (url, request) =>
    (isPlayed({ config, url: String(url), path }) ? fetchOwn : fetch)(url, request)
}
