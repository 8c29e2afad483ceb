import type { FakePerson, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { renderConsentPage, renderConsentProblem, renderPopupResult } from './consent-page.ts'
import { textAt, textsAt } from './fields.ts'
import type { Grants } from './grants.ts'
import { offerPeople } from './guests.ts'

type ConsentInput = {
  title: string
  /** Path of the authorization page below the fake's base. */
  path: string
  people(): readonly FakePerson[]
  grants: Grants
  /** Separator of scopes in the request: Google and LinkedIn use a space, others a comma. */
  scopeSeparator: ' ' | ','
  /** TikTok calls it client_key. */
  clientParam?: string
  /** Additional redirect parameters. */
  extras?(granted: { accountId: string; scopes: readonly string[] }): Record<string, string>
  /** Redirect parameters of a refusal. */
  refusal?: Readonly<Record<string, string>>
  /** Meta appends it to the redirect. */
  fragment?: string
  /** Called when a person has agreed. */
  onGranted?(granted: { accountId: string; clientId: string; redirectUri: string }): void
  /** Scopes the application may not ask for: the redirect parameters of the refusal. */
  refuseScopes?(request: {
    clientId: string
    scopes: readonly string[]
  }): Readonly<Record<string, string>> | undefined
}

const REFUSAL = {
  error: 'access_denied',
  error_description: 'The user denied your request',
}

/** GIS popup flow: no redirect, the code goes to the opener. */
const POPUP_REDIRECT = 'postmessage'

/** Routes of the authorization page: GET shows it, POST submits it. */
export function createConsentRoutes(input: ConsentInput): readonly FakeRoute[] {
  const clientParam = input.clientParam ?? 'client_id'

  const show = ({ query }: FakeRequest): FakeReply => {
    const problem = findProblem(query, clientParam)
    if (problem) return { status: 400, html: renderConsentProblem(problem) }
    const scopes = (query.get('scope') ?? '').split(input.scopeSeparator).filter(Boolean)
    const refused = input.refuseScopes?.({ clientId: query.get(clientParam) ?? '', scopes })
    if (refused) {
      return createRedirect({
        redirectUri: query.get('redirect_uri') ?? '',
        params: { ...refused, ...createStateParam(query.get('state')) },
      })
    }
    const isTaken = (id: string) => input.grants.accessTo(id) === 'live'
    const people = offerPeople(input.people(), isTaken)
    // An account can be connected once, so the first unconnected one is preselected.
    const chosen = people.find(({ id }) => !isTaken(id)) ?? people[0]
    return {
      status: 200,
      html: renderConsentPage({
        title: input.title,
        people,
        chosenId: chosen?.id,
        scopes,
        request: query,
      }),
    }
  }

  const decide = ({ fields }: FakeRequest): FakeReply => {
    const query = readRequest(fields)
    const problem = findProblem(query, clientParam)
    if (problem) return { status: 400, html: renderConsentProblem(problem) }
    const redirectUri = query.get('redirect_uri') ?? ''
    const state = query.get('state')
    if (textAt(fields, 'decision') !== 'allow') {
      return createRedirect({
        redirectUri,
        params: { ...(input.refusal ?? REFUSAL), ...createStateParam(state) },
      })
    }
    const person = input.people().find(({ id }) => id === textAt(fields, 'person'))
    if (!person) return { status: 400, html: renderConsentProblem('нет такого аккаунта') }
    const granted = { accountId: person.id, scopes: textsAt(fields, 'scope') }
    const clientId = query.get(clientParam) ?? ''
    input.onGranted?.({ accountId: person.id, clientId, redirectUri })
    const code = input.grants.issueCode({
      ...granted,
      redirectUri,
      clientId,
      challenge: query.get('code_challenge'),
    })
    return createRedirect({
      redirectUri,
      params: { code, ...createStateParam(state), ...input.extras?.(granted) },
      fragment: input.fragment,
    })
  }

  return [
    { method: 'GET', path: input.path, handle: show },
    { method: 'POST', path: input.path, handle: decide },
  ]
}

const createStateParam = (state: string | null) => (state === null ? {} : { state })

function readRequest(fields: FakeRequest['fields']): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (!name.startsWith('request.') || typeof value !== 'string') continue
    query.set(name.slice('request.'.length), value)
  }
  return query
}

function findProblem(query: URLSearchParams, clientParam: string): string | undefined {
  if (!query.get(clientParam)) return `нет ${clientParam}`
  if (query.get('response_type') !== 'code') return 'response_type должен быть code'
  const redirectUri = query.get('redirect_uri') ?? ''
  if (redirectUri !== POPUP_REDIRECT && !URL.canParse(redirectUri)) return 'нет redirect_uri'
  return undefined
}

function createRedirect(input: {
  redirectUri: string
  params: Record<string, string>
  fragment?: string | undefined
}): FakeReply {
  if (input.redirectUri === POPUP_REDIRECT) {
    return { status: 200, html: renderPopupResult(input.params) }
  }
  const target = new URL(input.redirectUri)
  for (const [name, value] of Object.entries(input.params)) target.searchParams.set(name, value)
  if (input.fragment) target.hash = input.fragment
  return { status: 302, headers: { location: target.href } }
}
