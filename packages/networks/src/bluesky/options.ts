import type { NetworkAdapter } from '../network-adapter.ts'

/** Bluesky's limits are the same for every account and are in the domain limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
