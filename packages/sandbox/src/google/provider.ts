/// <reference path="./oidc-provider.d.ts" />
import { randomBytes } from 'node:crypto'
import type { ProviderContext, ProviderError } from 'oidc-provider'
import { renderProblem } from './account-chooser.ts'
import { createPageHeaders } from './html.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { createClaims, type People } from './people.ts'

export const INSTEAD = 'Google'
export const SESSION_COOKIE = 'sandbox_google_session'
const MINUTE = 60
const HOUR = 60 * MINUTE

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
  people: People
}

const grantEverything = async ({ oidc }: ProviderContext) => {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/**
 * The provider side of the code flow. Loaded on first use, because key generation and its libraries
 * are slow.
 */
export const createProvider = async (options: ProviderOptions) => {
  const { issuer, clientId, clientSecret, redirectUris, people } = options
  const [{ Provider, interactionPolicy }, { exportJWK, generateKeyPair }] = await Promise.all([
    import('oidc-provider'),
    import('jose'),
  ])
  const { Check, Prompt } = interactionPolicy
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })

  const renderError = (context: ProviderContext, out: ProviderError) => {
    for (const [name, value] of Object.entries(createPageHeaders({ redirectUris }))) {
      context.set(name, value)
    }
    const message = `Запрос отклонён: ${out.error_description ?? out.error}`
    context.body = renderProblem({ instead: INSTEAD, message })
  }
  const findAccount = (_context: ProviderContext, subject: string) => {
    const person = people.find(subject)
    return person && { accountId: subject, claims: () => createClaims({ person, issuer }) }
  }
  const chooseAccount = new Check('choose_account', 'the account is always chosen', ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )

  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'local' }] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: SESSION_COOKIE,
        interaction: 'sandbox_google_choice',
        resume: 'sandbox_google_resume',
      },
      long: { path: new URL(issuer).pathname, httpOnly: true, sameSite: 'lax' },
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture', 'locale'],
    },
    // Google puts the profile into the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    clientBasedCORS: () => false,
    interactions: {
      policy: [
        new Prompt({ name: 'login', requestable: true }, chooseAccount),
        new Prompt({ name: 'select_account', requestable: true }),
        new Prompt({ name: 'consent', requestable: true }),
      ],
      url: (_context: ProviderContext, { uid }: { uid: string }) =>
        `${new URL(issuer).pathname}/choose/${uid}`,
    },
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
      Grant: HOUR,
    },
    findAccount,
    loadExistingGrant: grantEverything,
    renderError,
  })
  // Generates URLs from the issuer, behind any proxy.
  provider.proxy = true
  return provider
}
