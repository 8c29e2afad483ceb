import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { oneOf, searchReader, textParam, uuidParam } from '../../../../platform/page/read-search.ts'

type ConnectionsParams = {
  /** The channel that the bot links to, by its numeric id. */
  telegram: number
  max: number
  /** The network whose sign-in begins at once. */
  connect: Network
  /** The account to sign in to again. */
  account: string
  /** Where to go after it. */
  back: string
}

const channelId = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined

export const readConnectionsSearch = searchReader<ConnectionsParams>({
  telegram: channelId,
  max: channelId,
  connect: oneOf(ALL_NETWORKS),
  account: uuidParam,
  back: textParam(500),
})

export type OfferedChannel = { network: Network; id: string }

/** The channel to which the bot was just added. */
export const readOfferedChannel = (
  given: Partial<Pick<ConnectionsParams, 'telegram' | 'max'>>,
): OfferedChannel | undefined => {
  const { telegram, max } = given
  if (telegram !== undefined) return { network: 'telegram', id: String(telegram) }
  return max === undefined ? undefined : { network: 'max', id: String(max) }
}
