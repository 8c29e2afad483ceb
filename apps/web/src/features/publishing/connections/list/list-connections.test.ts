import { expect, it } from 'vitest'
import { makeConnection, makeConnections } from './connection.fixture.ts'
import { listConnections } from './list-connections.ts'

it('lists broken connections first', () => {
  const connections = makeConnections({
    youtubeAccounts: [makeConnection({ id: 'fine' })],
    telegramChannels: [makeConnection({ id: 'lost', status: 'needs_reauth' })],
    blueskyAccounts: [makeConnection({ id: 'partial', health: { missingScopes: ['write'] } })],
  })
  expect(listConnections(connections).map(({ id }) => id)).toEqual(['lost', 'partial', 'fine'])
})
