export type YandexIdApplication = {
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
}

/** Rights of the section «API Яндекс ID» the application is registered with. */
export const REGISTERED_RIGHTS = ['login:info', 'login:email', 'login:avatar'] as const

/** A year; the refresh token lives as long. */
export const TOKEN_SECONDS = 365 * 86_400
