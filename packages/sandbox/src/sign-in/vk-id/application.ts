/** Life of an access token; each reply names it in `expires_in`. */
export const ACCESS_SECONDS = 3600

export type VkIdApplication = {
  clientId: string
  redirectUris: readonly string[]
  /**
   * HTTP status of refusals of `/oauth2/…`. VK's own clients look for `error` in the body and do not
   * rely on the status, so by default the status tells nothing.
   */
  refusalStatus?: 200 | 400 | 401
}
