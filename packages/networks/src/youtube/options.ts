import type { NetworkAdapter } from '../network-adapter.ts'

/** YouTube has no endpoint for account limits. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
