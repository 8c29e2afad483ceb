import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'

// Lazy: loads as slowly as the web framework.
const loadUndici = () => import('undici')

/** Node's fetch takes the agent of the package: both have the same interface, of different versions for the compiler. */
const withDispatcher = (init: RequestInit | undefined, dispatcher: object): RequestInit =>
  Object.assign({}, init, {
    dispatcher,
    // A redirect would take the trust to a host of others.
    redirect: init?.redirect === 'error' ? 'error' : 'manual',
  })

/**
 * Fetch that also trusts the root certificates of a file (PEM) at the hosts of these addresses. For one party whose
 * authority the system does not know: every other host keeps the usual roots.
 */
export const createTrustingFetch = ({
  certificateFile,
  addresses,
}: {
  certificateFile: string
  addresses: readonly string[]
}): typeof globalThis.fetch => {
  const trusted = new Set(addresses.map((address) => new URL(address).host))
  const ca = [...rootCertificates, readFileSync(certificateFile, 'utf8')]
  const openDispatcher = async () => {
    const { Agent } = await loadUndici()
    return new Agent({ connect: { ca } })
  }
  let dispatcher: ReturnType<typeof openDispatcher> | undefined
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!trusted.has(new URL(url).host)) return fetch(input, init)
    dispatcher ??= openDispatcher()
    return fetch(input, withDispatcher(init, await dispatcher))
  }
}
