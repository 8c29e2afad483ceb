/** RFC 8252: a program on the person's own machine listens on a port that it learns when it starts. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

export const isLocalAddress = (text: string): boolean => {
  const url = parse(text)
  return url?.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname)
}

/** Words of reverse domain order, `com.example.app`: no scheme that a browser or a system knows. */
const OWN_SCHEME = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/

/** Where a code may be sent: https, the person's own machine, or a scheme of the program's own. */
const hasPerson = ({ username, password }: URL) => username !== '' || password !== ''

export const isRedirectAddress = (text: string): boolean => {
  const url = parse(text)
  if (url === undefined || text.includes('#') || hasPerson(url)) return false
  return url.protocol === 'https:' || isLocalAddress(text) || OWN_SCHEME.test(url.protocol)
}

const withoutPort = (text: string): string => {
  const url = new URL(text)
  url.port = ''
  return url.href
}

/** Letter for letter; the port of a program on the person's own machine is free. */
export const isRegisteredRedirect = (registered: readonly string[], given: string): boolean => {
  if (registered.includes(given)) return true
  if (!isLocalAddress(given)) return false
  return registered.some((one) => isLocalAddress(one) && withoutPort(one) === withoutPort(given))
}

/** A program known by the document at its own address: https, with a path, in its one spelling. */
export const isDocumentAddress = (text: string): boolean => {
  const url = parse(text)
  return (
    url?.protocol === 'https:' &&
    url.href === text &&
    url.pathname !== '/' &&
    !text.includes('#') &&
    !hasPerson(url)
  )
}
