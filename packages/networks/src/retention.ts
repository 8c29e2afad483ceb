import type { NetworkContext } from './account.ts'

/** How many days figures may be kept by the network's terms; null: as long as the account is here. */
export type Retention = (ctx: Pick<NetworkContext, 'endpoints'>) => number | null
