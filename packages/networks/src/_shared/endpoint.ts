import type { NetworkContext } from '../network-adapter.ts'

/** Base URL by its declared name, without a trailing slash. */
export function getEndpoint({ ctx, name }: { ctx: NetworkContext; name: string }): string {
  const address = ctx.endpoints[name]
  if (!address) throw new Error(`No address is configured for the endpoint "${name}"`)
  return address.replace(/\/$/, '')
}
