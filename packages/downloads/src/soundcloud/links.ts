import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['soundcloud.com']
export const mediaHosts = ['sndcdn.com', 'soundcloud.cloud']

/** First path segments that are pages of the site, not user names. */
const PAGES = ['discover', 'search', 'stream', 'you', 'charts', 'pages', 'upload', 'terms-of-use']

export const parseLink: Source['parseLink'] = (url) => {
  const [user = '', track = '', secret = ''] = pathParts(url)
  if (url.hostname === 'on.soundcloud.com') return user ? 'short' : undefined
  const isTrack = /^[\w-]+$/.test(user) && /^[\w-]+$/.test(track) && track !== 'sets'
  if (!isTrack || PAGES.includes(user)) return undefined
  const id = `${user}/${track}${/^s-\w+$/.test(secret) ? `/${secret}` : ''}`
  return { id, url: `https://soundcloud.com/${id}` }
}
