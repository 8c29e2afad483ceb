export type OAuthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'access_denied'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'

/** Told to a program, in the words of OAuth. */
export class OAuthError extends Error {
  readonly code: OAuthCode
  constructor(code: OAuthCode, description: string) {
    super(description)
    this.code = code
  }
}
