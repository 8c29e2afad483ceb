import type { Connection, Connections } from '@kadr/contract/connections'
import { networks } from '../../../networks/index.ts'

/** Whether only the person can repair it. */
export const needsPerson = ({ status, health }: Connection) =>
  status === 'needs_reauth' || health.missingScopes.length > 0

/** All accounts in one list: those that need the person first, then by network. */
export const listConnections = (connections: Connections): Connection[] => {
  const all = networks.flatMap(({ pick }) => pick(connections))
  return [...all.filter(needsPerson), ...all.filter((connection) => !needsPerson(connection))]
}
