import type { People, Person } from '../../google/people.ts'
import type { Grants } from '../../networks/_shared/grants.ts'
import type { FakeRoute } from '../../networks/fake-network.ts'
import type { VkIdApplication } from './application.ts'
import { createUserId, toLatin } from './people.ts'
import { createRefuse, readParams } from './replies.ts'

type UserInput = {
  application: VkIdApplication
  grants: Grants
  people: People
  pictureOf(person: Person): string
}

/** The person of an access token: what the granted rights allow, and only what the account has. */
export function createUserRoutes({
  application,
  grants,
  people,
  pictureOf,
}: UserInput): readonly FakeRoute[] {
  const refuse = createRefuse(application)
  return [
    {
      method: 'POST',
      path: '/oauth2/user_info',
      handle: (request) => {
        const { client_id: clientId, access_token: token = '' } = readParams(request)
        if (clientId !== application.clientId) {
          return refuse('invalid_client', 'client_id is missing or invalid')
        }
        const grant = grants.checkAccess(token)
        const person = typeof grant === 'string' ? undefined : people.find(grant.accountId)
        if (typeof grant === 'string' || !person) {
          return refuse('invalid_token', 'access_token is invalid')
        }
        const isRussian = /^ru\b/i.test(request.headers['accept-language'] ?? '')
        const nameOf = (name: string) => (isRussian ? name : toLatin(name))
        return {
          status: 200,
          json: {
            user: {
              // A number in the reply of `/oauth2/auth`, a text here.
              user_id: String(createUserId(person)),
              first_name: nameOf(person.givenName),
              last_name: nameOf(person.familyName),
              avatar: pictureOf(person),
              ...(grant.scopes.includes('email') && person.email && { email: person.email }),
              ...(grant.scopes.includes('phone') && person.phone && { phone: person.phone }),
              sex: 0,
              verified: false,
              birthday: '',
            },
          },
        }
      },
    },
  ]
}
