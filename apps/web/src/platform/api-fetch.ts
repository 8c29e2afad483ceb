import type { BootData } from './boot-data.ts'

/**
 * Sends requests to the API of the page's host. A host that is not listed, as on a developer's machine, has an API of
 * its own. Cookies of a sign-in have to reach another host too.
 */
export const createApiFetch = ({ apiOrigins }: Pick<BootData, 'apiOrigins'>): typeof fetch => {
  const origin = apiOrigins[globalThis.location?.host]
  if (origin === undefined) return (...parameters) => fetch(...parameters)
  return (path, init) => fetch(`${origin}${path}`, { ...init, credentials: 'include' })
}
