import type { NetworkAdapter } from '../network-adapter.ts'

/** All channels have the same limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
