import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['twitter.com', 'x.com', 't.co', 'cdn.syndication.twimg.com']
export const mediaHosts = ['twimg.com']

/** Normalised to `twitter.com`, which old engines know; `x.com` links work there too. */
export const parseLink: Source['parseLink'] = (url) => {
  if (url.hostname === 't.co') return 'short'
  const parts = pathParts(url)
  const at = parts.findIndex((part) => part === 'status' || part === 'statuses')
  const id = parts[at + 1] ?? ''
  if (at < 1 || !/^\d{2,25}$/.test(id)) return undefined
  return { id, url: `https://twitter.com/i/status/${id}` }
}
