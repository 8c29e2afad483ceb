import type { OauthSettings } from '../../../config/sign-in.ts'

/** Values the answer to a sign-in has to match. */
type OauthChecks = { state: string; nonce: string; codeVerifier: string }

/** What the provider's redirect brings to our page. */
export type OauthAnswer = {
  code: string
  state: string
  iss?: string | undefined
  deviceId?: string | undefined
}

/** A person as the provider describes them, uncleaned. */
export type OauthPerson = {
  /** The provider's stable id. */
  subject: string
  /** Only an address the provider vouches for. */
  email?: string | undefined
  /** By which the person recognises the account. */
  name?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  photoUrl?: string | undefined
}

/** Whether our keys are right; `unknown` of a provider that does not tell. */
export type KeyCheck = 'accepted' | 'refused' | 'unknown'

export type OauthClient = {
  /** The page to send the browser to. */
  begin(checks: OauthChecks): Promise<URL>
  /** Exchanges the code, and proves that the answer is for us. Throws when it is not. */
  finish(input: OauthChecks & OauthAnswer): Promise<OauthPerson>
  checkKeys(): Promise<KeyCheck>
}

export type CreateOauthClient = (input: {
  settings: OauthSettings
  redirectUri: string
}) => OauthClient

/** Exchanged only to learn what the provider says of our keys. */
export const IMPOSSIBLE_CODE = 'kadr-doctor'
