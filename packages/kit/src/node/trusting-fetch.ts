import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'

// Lazy: loads as slowly as the web framework.
const loadUndici = () => import('undici')

/** Node's fetch takes the agent of the package: both have the same interface, of different versions for the compiler. */
const withDispatcher = (init: RequestInit | undefined, dispatcher: object): RequestInit =>
  Object.assign({}, init, { dispatcher })

/**
 * Fetch that also trusts the root certificates of a file (PEM). For one party whose authority the system does not know:
 * every other call keeps the usual roots.
 */
export const createTrustingFetch = (certificateFile: string): typeof globalThis.fetch => {
  const ca = [...rootCertificates, readFileSync(certificateFile, 'utf8')]
  const openDispatcher = async () => {
    const { Agent } = await loadUndici()
    return new Agent({ connect: { ca } })
  }
  let dispatcher: ReturnType<typeof openDispatcher> | undefined
  return async (input, init) => {
    dispatcher ??= openDispatcher()
    return fetch(input, withDispatcher(init, await dispatcher))
  }
}
