import type { People } from '../../google/people.ts'
import type { Grants } from '../../networks/_shared/grants.ts'
import type { FakeRoute } from '../../networks/fake-network.ts'
import type { YandexIdApplication } from './application.ts'
import { createInfo } from './people.ts'

/** The person of a token. The scheme of the header is `OAuth`, not `Bearer`. */
export const createInfoRoutes = ({
  application,
  grants,
  people,
}: {
  application: YandexIdApplication
  grants: Grants
  people: People
}): readonly FakeRoute[] => [
  {
    method: 'GET',
    path: '/login/info',
    handle: ({ headers, query }) => {
      const inHeader = /^OAuth (.+)$/i.exec(headers.authorization ?? '')?.[1]
      const grant = grants.checkAccess(inHeader ?? query.get('oauth_token') ?? '')
      const person = typeof grant === 'string' ? undefined : people.find(grant.accountId)
      // Without a body.
      if (typeof grant === 'string' || !person) return { status: 401 }
      if ((query.get('format') ?? 'json') !== 'json') return { status: 400, text: 'Only JSON here' }
      const { clientId } = application
      return { status: 200, json: createInfo({ person, clientId, rights: grant.scopes }) }
    },
  },
]
