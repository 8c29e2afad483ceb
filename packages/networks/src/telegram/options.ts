import type { NetworkAdapter } from '../network-adapter.ts'

/** Channel limits are the same for every bot and are in the domain limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
