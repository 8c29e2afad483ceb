import type { Authorization, ProgramResource } from '@kadr/contract/integrations/programs'
import { type ApiScope, apiScope } from '@kadr/contract/integrations/scopes'
import { isRegisteredRedirect } from '@kadr/domain/integrations/program-address'
import type { AppContext } from '../../../context.ts'
import { findClient, type ProgramTools } from './find-program.ts'
import { type OAuthCode, OAuthError } from './oauth-error.ts'
import { findResource } from './program-resources.ts'
import type { ProgramRow } from './programs.repository.ts'

const CHALLENGE = /^[\w-]{43}$/

export type Asked = {
  program: ProgramRow
  redirectUri: string
  challenge: string
  resource: ProgramResource
  scopes: ApiScope[]
}

/** The person is sent back with this; the issuer tells which server answers (RFC 9207). */
export const backTo = ({
  ctx,
  redirectUri,
  state,
  ...answer
}: {
  ctx: AppContext
  redirectUri: string
  state: string | undefined
  code?: string
  error?: OAuthCode
}) => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state, iss: ctx.config.publicUrl })) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}

const scopesOf = (text: string | undefined): ApiScope[] => {
  if (!text?.trim()) return [...apiScope.options]
  const words = new Set(text.split(' '))
  return apiScope.options.filter((scope) => words.has(scope))
}

/** `refused` while the address of the program is not proven: nobody is sent to it. */
export const readAuthorization = async ({
  ctx,
  fetch,
  authorization: given,
}: ProgramTools & { authorization: Authorization }): Promise<
  | { outcome: 'refused'; message: string }
  | { outcome: 'back'; url: string }
  | { outcome: 'ask'; asked: Asked }
> => {
  const { client_id: clientId, redirect_uri: redirectUri } = given
  if (!clientId) return { outcome: 'refused', message: 'Программа не назвала себя' }
  if (!redirectUri) return { outcome: 'refused', message: 'Программа не сказала, куда вернуть вас' }
  let program: ProgramRow
  try {
    program = await findClient({ ctx, fetch, clientId })
  } catch (error) {
    if (error instanceof OAuthError) return { outcome: 'refused', message: error.message }
    throw error
  }
  if (!isRegisteredRedirect(program.redirectUris, redirectUri)) {
    return { outcome: 'refused', message: 'Программа просит вернуть вас не туда, где она живёт' }
  }
  const back = (error: OAuthCode) => ({
    outcome: 'back' as const,
    url: backTo({ ctx, redirectUri, state: given.state, error }),
  })
  if (given.response_type !== 'code') return back('unsupported_response_type')
  const challenge = given.code_challenge ?? ''
  if (given.code_challenge_method !== 'S256' || !CHALLENGE.test(challenge)) {
    return back('invalid_request')
  }
  const resource = given.resource === undefined ? 'mcp' : findResource(ctx, given.resource)
  if (!resource) return back('invalid_target')
  const scopes = scopesOf(given.scope)
  if (scopes.length === 0) return back('invalid_scope')
  return { outcome: 'ask', asked: { program, redirectUri, challenge, resource, scopes } }
}
