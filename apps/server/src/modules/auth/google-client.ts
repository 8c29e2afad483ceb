import { OutsideError, UserError } from '@kadr/domain/app-error'
import type * as Openid from 'openid-client'
import { z } from 'zod'
import type { Config, GoogleConfig } from '../../config/config.ts'
import { isSandboxGoogle } from '../../config/sandbox-credentials.ts'
import { cleanPhotoUrl, cleanText, type Identity } from './identity.ts'

const TIMEOUT_SECONDS = 10
const SCOPE = 'openid email profile'
const LABEL_LENGTH = 254

const idClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
})

/** Values the callback of a sign-in has to match. */
type GoogleChecks = { state: string; nonce: string; codeVerifier: string }

export type GoogleClient = {
  begin(checks: GoogleChecks): Promise<URL>
  /** Exchanges the code and verifies the ID token. */
  finish(input: GoogleChecks & { code: string; iss?: string | undefined }): Promise<Identity>
}

export const googleFailed = (cause?: unknown) =>
  new UserError({
    code: 'GOOGLE_SIGN_IN_FAILED',
    userMessage: 'Failed to authenticate with Google',
    detail: cause instanceof Error ? cause.message : 'google sign-in failed',
    cause,
  })

const unavailable = (cause?: unknown) =>
  new OutsideError({
    code: 'UNAVAILABLE',
    userMessage: 'Вход через Google сейчас недоступен. Попробуйте позже',
    detail: 'google discovery failed',
    cause,
  })

/** Loaded at the first sign-in, not at startup. */
const loadOpenid = () => import('openid-client')

/** The fake Google is this process, called by loopback because the public URL may not be reachable from here. */
const loopbackFetch = ({ publicUrl, host, port }: Config): Openid.CustomFetch => {
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const loopback = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
  return (url, { body, ...options }) =>
    fetch(url.replace(publicUrl, loopback), { ...options, ...(body !== undefined && { body }) })
}

const discover = async ({ config, google }: { config: Config; google: GoogleConfig }) => {
  const openid = await loadOpenid()
  return openid.discovery(
    new URL(google.issuer),
    google.clientId,
    google.clientSecret,
    openid.ClientSecretPost(google.clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      ...(google.issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
      ...(isSandboxGoogle(config) && { [openid.customFetch]: loopbackFetch(config) }),
    },
  )
}

const toIdentity = (claims: z.infer<typeof idClaims>): Identity => ({
  provider: 'google',
  subject: claims.sub,
  label: cleanText(claims.email ?? claims.name, LABEL_LENGTH) || 'Google',
  firstName: cleanText(claims.given_name ?? claims.name),
  lastName: cleanText(claims.family_name),
  photoUrl: cleanPhotoUrl(claims.picture),
})

/** Discovery runs at the first sign-in and is retried after a failure, so that startup does not depend on Google. */
export const createGoogleClient = (config: Config): GoogleClient => {
  const redirectUri = `${config.publicUrl}/login/google`
  let discovered: Promise<Openid.Configuration> | undefined
  const provider = async () => {
    if (!config.google) {
      throw new OutsideError({ code: 'UNAVAILABLE', userMessage: 'Вход через Google не настроен' })
    }
    discovered ??= discover({ config, google: config.google })
    try {
      return await discovered
    } catch (error) {
      discovered = undefined
      throw unavailable(error)
    }
  }
  return {
    async begin({ state, nonce, codeVerifier }) {
      const openid = await loadOpenid()
      return openid.buildAuthorizationUrl(await provider(), {
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
      const google = await provider()
      const answer = new URL(redirectUri)
      answer.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString()
      try {
        const tokens = await openid.authorizationCodeGrant(google, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return toIdentity(idClaims.parse(tokens.claims()))
      } catch (error) {
        throw googleFailed(error)
      }
    },
  }
}
