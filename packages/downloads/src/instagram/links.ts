import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['instagram.com', 'instagr.am']
export const mediaHosts = ['cdninstagram.com', 'fbcdn.net']

/** `/reel/Code/`, `/p/Code/`, `/tv/Code/`, also below a name. `/share/` redirects. */
export const parseLink: Source['parseLink'] = (url) => {
  const parts = pathParts(url)
  if (parts[0] === 'share') return 'short'
  const at = parts.findIndex((part) => /^(p|reel|reels|tv)$/.test(part))
  const id = parts[at + 1] ?? ''
  if (at < 0 || at > 1 || !/^[\w-]{5,40}$/.test(id)) return undefined
  return { id, url: `https://www.instagram.com/p/${id}/` }
}
