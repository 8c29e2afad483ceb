/** `Authorization` of a shop by its id and secret key. */
export const createBasicAuth = ({ user, password }: { user: string; password: string }): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
