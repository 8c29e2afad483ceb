import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['linkedin.com', 'lnkd.in']
export const mediaHosts = ['licdn.com']

/** `/posts/name_words-activity-1-AbCd`; `/feed/update/urn:li:activity:1` is opened as an embed. */
export const parseLink: Source['parseLink'] = (url) => {
  const [first = '', second = '', third = ''] = pathParts(url)
  if (url.hostname === 'lnkd.in') return first ? 'short' : undefined
  const [, posted] = /(?:activity|ugcPost|share)-(\d{10,25})/.exec(second) ?? []
  if (first === 'posts' && posted) {
    return { id: posted, url: `https://www.linkedin.com/posts/${second}` }
  }
  const urn = decodeURIComponent(third)
  const [, shared] = /^urn:li:(?:activity|ugcPost|share):(\d{10,25})$/.exec(urn) ?? []
  if (first !== 'feed' || second !== 'update' || !shared) return undefined
  return { id: shared, url: `https://www.linkedin.com/posts/activity-${shared}` }
}
