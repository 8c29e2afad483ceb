import type { NetworkAdapter } from '../network-adapter.ts'

/** LinkedIn tells its bounds only by refusing: there is nothing to ask beforehand. */
export const accountOptions: NetworkAdapter['accountOptions'] = null
