import type { NetworkContext } from './account.ts'

/** How many days the network's terms allow keeping figures; null: as long as the account is connected. */
export type Retention = (ctx: Pick<NetworkContext, 'endpoints'>) => number | null
