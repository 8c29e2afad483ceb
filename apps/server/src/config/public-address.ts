const LOCAL =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1\]?$|.*\.(local|test|internal)$)/

/** Whether servers of others can fetch from this address: https and not a local name. */
export const isPublicAddress = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !LOCAL.test(hostname)
}
