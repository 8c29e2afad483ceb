import type { NetworkAdapter } from '../network-adapter.ts'

/** The bounds of Bluesky are the same for every account and stand in its limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
