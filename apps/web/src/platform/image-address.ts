const PROXY = '/api/analytics/proxy-image'

/** Pictures of other origins load through our proxy, our own directly. */
export const toProxiedImageUrl = (url: string): string => {
  if (/^(data|blob):/i.test(url)) return url
  const { origin } = window.location
  const address = URL.parse(url, origin)
  if (!address || address.origin === origin) return url
  return `${PROXY}?url=${encodeURIComponent(address.href)}`
}
