import type * as Openid from 'openid-client'
import type { OauthSettings } from '../../../../config/sign-in.ts'
import { type CreateOauthClient, IMPOSSIBLE_CODE } from '../oauth-client.ts'
import { readPerson } from './person.ts'

const TIMEOUT_SECONDS = 10
const SCOPE = 'openid email profile'

/** Loaded at the first sign-in, not at startup. */
const loadOpenid = () => import('openid-client')

/** Tokens name the issuer by its public address, which may not be reachable from here. */
const serverFetch =
  ({ pageUrl, serverUrl }: OauthSettings): Openid.CustomFetch =>
  (url, { body, ...options }) =>
    fetch(url.replace(pageUrl, serverUrl), { ...options, ...(body !== undefined && { body }) })

const discover = async (settings: OauthSettings) => {
  const { pageUrl, clientId, clientSecret } = settings
  const openid = await loadOpenid()
  return openid.discovery(
    new URL(pageUrl),
    clientId,
    clientSecret,
    openid.ClientSecretPost(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      ...(pageUrl.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
      [openid.customFetch]: serverFetch(settings),
    },
  )
}

/** Discovery runs at the first sign-in and is retried after a failure, so that startup does not depend on it. */
export const createGoogleClient: CreateOauthClient = ({ settings, redirectUri }) => {
  let discovered: Promise<Openid.Configuration> | undefined
  const findProvider = async () => {
    discovered ??= discover(settings)
    try {
      return await discovered
    } catch (error) {
      discovered = undefined
      throw error
    }
  }
  return {
    async begin({ state, nonce, codeVerifier }) {
      const openid = await loadOpenid()
      return openid.buildAuthorizationUrl(await findProvider(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
    },
    async finish({ code, state, iss, nonce, codeVerifier }) {
      const openid = await loadOpenid()
      const answer = new URL(redirectUri)
      answer.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString()
      const tokens = await openid.authorizationCodeGrant(await findProvider(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      return readPerson(tokens.claims())
    },
    /** The keys are checked before the code. */
    async checkKeys() {
      const openid = await loadOpenid()
      const provider = await findProvider()
      try {
        await openid.genericGrantRequest(provider, 'authorization_code', {
          code: IMPOSSIBLE_CODE,
          redirect_uri: redirectUri,
        })
        return 'accepted'
      } catch (error) {
        return error instanceof openid.ResponseBodyError && error.error.includes('client')
          ? 'refused'
          : 'accepted'
      }
    },
  }
}
