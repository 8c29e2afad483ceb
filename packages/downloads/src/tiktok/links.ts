import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['tiktok.com', 'tiktokv.com']
export const mediaHosts = ['tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com', 'tiktokv.eu']

const SHORT_HOSTS = ['vm.tiktok.com', 'vt.tiktok.com']

/** `/@name/video/1`, `/@name/photo/1`, `/t/AbC`, and the hosts of short links. */
export const parseLink: Source['parseLink'] = (url) => {
  const [first = '', kind = '', id = ''] = pathParts(url)
  if (SHORT_HOSTS.includes(url.hostname) || first === 't') return first ? 'short' : undefined
  if (!first.startsWith('@') || !/^(video|photo)$/.test(kind) || !/^\d{5,25}$/.test(id)) {
    return undefined
  }
  return { id, url: `https://www.tiktok.com/${first}/${kind}/${id}` }
}
