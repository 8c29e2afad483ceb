import type { NetworkAdapter } from '../network-adapter.ts'

/** The bounds of channels are the same for every bot and stand in the limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
