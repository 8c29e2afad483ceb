import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { oneOf, searchReader, textParam, uuidParam } from '../../../../platform/page/read-search.ts'

type ConnectionsParams = {
  /** The channel that the bot links to, by its numeric id. */
  telegram: number
  /** The network whose sign-in begins at once. */
  connect: Network
  /** The account to sign in to again. */
  account: string
  /** Where to go after it. */
  back: string
}

export const readConnectionsSearch = searchReader<ConnectionsParams>({
  telegram: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined,
  connect: oneOf(ALL_NETWORKS),
  account: uuidParam,
  back: textParam(500),
})
