import type { NetworkAdapter } from '../network-adapter.ts'

/** LinkedIn has no endpoint for account limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
