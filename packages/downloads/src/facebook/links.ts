import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['facebook.com', 'fb.watch']
export const mediaHosts = ['fbcdn.net']

const IDS = /^\d{5,25}$/

/** `/watch/?v=1`, `/name/videos/1`, `/name/videos/words/1`, `/reel/1`. `/share/` and fb.watch redirect. */
export const parseLink: Source['parseLink'] = (url) => {
  const parts = pathParts(url)
  if (url.hostname === 'fb.watch' || parts[0] === 'share') return parts[0] ? 'short' : undefined
  const byQuery = parts[0] === 'watch' || parts[0] === 'video.php'
  const byPath = parts.includes('videos') || parts[0] === 'reel' || parts.includes('posts')
  const id = byQuery ? url.searchParams.get('v') : byPath ? parts.at(-1) : undefined
  if (!id || !IDS.test(id)) return undefined
  return { id, url: `https://www.facebook.com/watch/?v=${id}` }
}
