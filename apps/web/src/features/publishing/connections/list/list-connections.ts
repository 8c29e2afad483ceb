import type { Connection, Connections } from '@kadr/contract/publishing/connections'
import { quote } from '@kadr/domain/base/quote'
import { networks } from '../../../../networks/index.ts'

export const needsReauth = ({ status, health }: Connection) =>
  status === 'needs_reauth' || health.missingScopes.length > 0

/** Broken connections first, then in network order. */
export const listConnections = (connections: Connections): Connection[] => {
  const all = networks.flatMap(({ pick }) => pick(connections))
  return [...all.filter(needsReauth), ...all.filter((connection) => !needsReauth(connection))]
}

/** «Анна», «Полдень» */
export const namesOf = (connections: Connection[]) =>
  connections.map(({ title }) => quote(title)).join(', ')
