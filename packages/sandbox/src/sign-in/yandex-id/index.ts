import { randomInt } from 'node:crypto'
import { createPeople, formatFullName, type Person } from '../../google/people.ts'
import { createPictureReply } from '../../networks/_shared/avatar.ts'
import { createGrants } from '../../networks/_shared/grants.ts'
import type { FakeService, FakeWorld } from '../../networks/fake-network.ts'
import { createChooserRoutes, stateOf } from '../_shared/chooser-routes.ts'
import { REGISTERED_RIGHTS, TOKEN_SECONDS, type YandexIdApplication } from './application.ts'
import { createInfoRoutes } from './info-routes.ts'
import { pictureIdOf, YANDEX_PEOPLE } from './people.ts'
import { createTokenRoutes } from './token-routes.ts'

export type { YandexIdApplication } from './application.ts'

const ID = 'yandex-id'
const INSTEAD = 'Яндекс ID'
const CODE_SECONDS = 600

/** Yandex OAuth and the reply about a person: one fake, because the token of one is read by the other. */
export const createYandexId =
  ({
    application,
    people: listed = YANDEX_PEOPLE,
  }: {
    application: YandexIdApplication
    people?: readonly Person[] | undefined
  }) =>
  (world: FakeWorld): FakeService => {
    const people = createPeople({ people: listed })
    const grants = createGrants({
      clock: world.clock,
      memory: world.memory,
      name: ID,
      codeSeconds: CODE_SECONDS,
      accessSeconds: TOKEN_SECONDS,
      refreshSeconds: TOKEN_SECONDS,
      accessPrefix: 'y0_AgAAAA',
      refreshPrefix: '1:',
      // Codes are short numbers.
      createCode: () => String(randomInt(1_000_000, 10_000_000)),
    })
    const pictureOf = (person: Person) =>
      `${world.hostUrl}/${ID}/avatars/get-yapic/${pictureIdOf(person)}/islands-200`
    /** Without an address in the request the first registered one is meant. */
    const redirectUriOf = (query: URLSearchParams) =>
      query.get('redirect_uri') ?? application.redirectUris[0] ?? ''

    const findProblem = (query: URLSearchParams): string | undefined => {
      if (query.get('client_id') !== application.clientId) return 'Неизвестное приложение'
      if (!application.redirectUris.includes(redirectUriOf(query))) {
        return 'redirect_uri не совпадает с Redirect URI приложения'
      }
      if (query.get('response_type') !== 'code') return 'response_type должен быть code'
      if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256') {
        return 'code_challenge_method должен быть S256'
      }
      return undefined
    }

    const chooser = createChooserRoutes({
      instead: INSTEAD,
      path: '/oauth/authorize',
      people,
      pictureOf,
      findProblem,
      refuseAtOnce: (query) => {
        if (rightsOf(query).every(isRegistered)) return undefined
        const params = { error: 'invalid_scope', error_description: 'Unknown or forbidden scope' }
        return { redirectUri: redirectUriOf(query), params: { ...params, ...stateOf(query) } }
      },
      answer: ({ query, subject }) => {
        const redirectUri = redirectUriOf(query)
        if (!subject) {
          const params = { error: 'access_denied', error_description: 'User denied access' }
          return { redirectUri, params: { ...params, ...stateOf(query) } }
        }
        const code = grants.issueCode({
          accountId: subject,
          scopes: rightsOf(query),
          // Not asked for at the exchange.
          redirectUri: '',
          clientId: application.clientId,
          challenge: query.get('code_challenge'),
        })
        return { redirectUri, params: { code, ...stateOf(query) } }
      },
    })

    return {
      id: ID,
      title: INSTEAD,
      routes: [
        ...chooser,
        ...createTokenRoutes({ application, grants, memory: world.memory, clock: world.clock }),
        ...createInfoRoutes({ application, grants, people }),
        {
          method: 'GET',
          path: '/avatars/get-yapic/:group/:name/:size',
          handle: ({ params }) => {
            const id = `${params.group}/${params.name}`
            const person = people.listed.find((known) => pictureIdOf(known) === id)
            return createPictureReply({ id, name: person ? formatFullName(person) : '' })
          },
        },
      ],
      reset: grants.reset,
    }
  }

/** What the request asks for, or everything the application is registered with. */
const rightsOf = (query: URLSearchParams): readonly string[] => {
  const asked = `${query.get('scope') ?? ''} ${query.get('optional_scope') ?? ''}`
  const rights = asked.split(' ').filter(Boolean)
  return rights.length > 0 ? rights : REGISTERED_RIGHTS
}

const isRegistered = (right: string) => REGISTERED_RIGHTS.some((known) => known === right)
