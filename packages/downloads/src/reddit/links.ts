import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['reddit.com', 'redd.it']
export const mediaHosts = ['redd.it', 'redditmedia.com']

const IDS = /^[\da-z]{4,12}$/

/** `/r/name/comments/id/…`, `/comments/id`, `redd.it/id`. A share link (`/s/`) and `v.redd.it` redirect. */
export const parseLink: Source['parseLink'] = (url) => {
  const parts = pathParts(url)
  const [first = ''] = parts
  if (url.hostname === 'v.redd.it' || parts.includes('s')) return first ? 'short' : undefined
  const at = parts.indexOf('comments')
  const id = url.hostname === 'redd.it' ? first : parts[at + 1]
  if (!id || !IDS.test(id) || (at < 0 && url.hostname !== 'redd.it')) return undefined
  const place = parts[0] === 'r' || parts[0] === 'user' ? `${parts[0]}/${parts[1]}` : 'r/all'
  return { id, url: `https://www.reddit.com/${place}/comments/${id}/` }
}
