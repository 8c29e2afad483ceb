import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Config } from '../../../config/config.ts'
import { SANDBOX_SITE_PATH } from '../../../config/sandbox-credentials.ts'

const portOf = ({ port, protocol }: URL): number =>
  Number(port || (protocol === 'https:' ? 443 : 80))

const isBelow = ({ pathname }: URL, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Sites at addresses given by users. The shop of the sandbox has our own address, which the guard refuses. */
export const openSites = ({
  config: { isSandbox, publicUrl },
  fetch,
}: {
  config: Pick<Config, 'isSandbox' | 'publicUrl'>
  fetch: SafeFetch
}): SafeFetch => {
  if (!isSandbox) return fetch
  const own = new URL(publicUrl)
  const fetchOwn = createSafeFetch({
    isHostAllowed: (host) => host === own.hostname,
    isAllowed: () => true,
    ports: [portOf(own)],
    maxRedirects: 0,
  })
  return (url, request) => {
    const address = URL.parse(String(url))
    const isShop = address?.origin === own.origin && isBelow(address, SANDBOX_SITE_PATH)
    return (isShop ? fetchOwn : fetch)(url, request)
  }
}
