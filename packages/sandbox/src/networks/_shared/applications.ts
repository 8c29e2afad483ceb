/** Every application is registered at the sandbox with its id and the secret `<id>-secret`. */
export const isRegistered = (app: {
  clientId: string | null | undefined
  clientSecret: string | null | undefined
}): boolean => !!app.clientId && app.clientSecret === `${app.clientId}-secret`
