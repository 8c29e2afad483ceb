import { randomBytes } from 'node:crypto'
import { createPeople, createSubject, formatFullName, type Person } from '../../google/people.ts'
import { createPictureReply } from '../../networks/_shared/avatar.ts'
import { createGrants } from '../../networks/_shared/grants.ts'
import type { FakeService, FakeWorld } from '../../networks/fake-network.ts'
import { createChooserRoutes, stateOf } from '../_shared/chooser-routes.ts'
import { ACCESS_SECONDS, type VkIdApplication } from './application.ts'
import { VK_PEOPLE } from './people.ts'
import { createTokenRoutes } from './token-routes.ts'
import { createUserRoutes } from './user-routes.ts'

export type { VkIdApplication } from './application.ts'

const ID = 'vk-id'
const INSTEAD = 'VK ID'
/** The redirect names the life of the code in `expires_in`. */
const CODE_SECONDS = 600
const REFRESH_SECONDS = 180 * 86_400
const DEFAULT_SCOPE = 'vkid.personal_info'
const CHALLENGE = /^[\w-]{43}$/

/** Authorization server 2.1 of VK: PKCE, and a device to which code and tokens are bound. */
export const createVkId =
  ({
    application,
    people: listed = VK_PEOPLE,
  }: {
    application: VkIdApplication
    people?: readonly Person[] | undefined
  }) =>
  (world: FakeWorld): FakeService => {
    const people = createPeople({ people: listed })
    const grants = createGrants({
      clock: world.clock,
      memory: world.memory,
      name: ID,
      codeSeconds: CODE_SECONDS,
      accessSeconds: ACCESS_SECONDS,
      refreshSeconds: REFRESH_SECONDS,
      accessPrefix: 'vk2.a.',
      refreshPrefix: 'vk2.a.',
      createCode: () => `vk2.a.${randomBytes(48).toString('base64url')}`,
    })
    /** The device of a code or a token. */
    const devices = world.memory.table<string>(`${ID}/devices`)
    const pictureOf = (person: Person) => `${world.hostUrl}/${ID}/_avatar/${createSubject(person)}`

    const findProblem = (query: URLSearchParams): string | undefined => {
      if (query.get('client_id') !== application.clientId) return 'Приложение не найдено'
      if (!application.redirectUris.includes(query.get('redirect_uri') ?? '')) {
        return 'Адрес возврата не указан среди доверенных'
      }
      return findFlowProblem(query)
    }

    const chooser = createChooserRoutes({
      instead: INSTEAD,
      path: '/authorize',
      people,
      pictureOf,
      findProblem,
      answer: ({ query, subject }) => {
        const redirectUri = query.get('redirect_uri') ?? ''
        if (!subject) {
          const params = { error: 'access_denied', error_description: 'User denied' }
          return { redirectUri, params: { ...params, ...stateOf(query) } }
        }
        const code = grants.issueCode({
          accountId: subject,
          scopes: scopesOf(query),
          redirectUri,
          clientId: application.clientId,
          challenge: query.get('code_challenge'),
        })
        const deviceId = randomBytes(48).toString('base64url')
        devices.set(code, deviceId)
        const params = {
          code,
          expires_in: String(CODE_SECONDS),
          device_id: deviceId,
          ...stateOf(query),
          ext_id: randomBytes(32).toString('base64url'),
          type: 'code_v2',
        }
        return { redirectUri, params }
      },
    })

    const of = { application, grants, devices, people }
    return {
      id: ID,
      title: INSTEAD,
      routes: [
        ...chooser,
        ...createTokenRoutes(of),
        ...createUserRoutes({ ...of, pictureOf }),
        {
          method: 'GET',
          path: '/_avatar/:subject',
          handle: ({ params }) => {
            const person = people.find(params.subject ?? '')
            return person
              ? createPictureReply({ id: createSubject(person), name: formatFullName(person) })
              : { status: 404 }
          },
        },
      ],
      reset: () => {
        grants.reset()
        devices.clear()
      },
    }
  }

/** The right to names and picture is always among the granted. */
const scopesOf = (query: URLSearchParams): readonly string[] => [
  ...new Set([DEFAULT_SCOPE, ...(query.get('scope') ?? '').split(' ').filter(Boolean)]),
]

/** PKCE is not optional. */
const findFlowProblem = (query: URLSearchParams): string | undefined => {
  if (query.get('response_type') !== 'code') return 'response_type должен быть code'
  if (!query.get('state')) return 'Нет state'
  if (query.get('code_challenge_method')?.toLowerCase() !== 's256') {
    return 'code_challenge_method должен быть s256'
  }
  return CHALLENGE.test(query.get('code_challenge') ?? '') ? undefined : 'Нет code_challenge'
}
