import type { NetworkContext } from '../network-adapter.ts'

/** A base address by its declared name, without a slash at the end. */
export function endpointOf({ ctx, name }: { ctx: NetworkContext; name: string }): string {
  const address = ctx.endpoints[name]
  if (!address) throw new Error(`No address is configured for the endpoint "${name}"`)
  return address.replace(/\/$/, '')
}
