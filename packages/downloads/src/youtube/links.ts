import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

export const hosts = ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'youtubei.googleapis.com']
export const mediaHosts = ['googlevideo.com', 'ytimg.com']

const IDS = /^[\w-]{11}$/

const idOf = (url: URL): string | undefined => {
  const [first = '', second = ''] = pathParts(url)
  if (url.hostname === 'youtu.be') return first
  if (first === 'watch') return url.searchParams.get('v') ?? undefined
  return /^(shorts|embed|live|v)$/.test(first) ? second : undefined
}

export const parseLink: Source['parseLink'] = (url) => {
  const id = idOf(url)
  if (!id || !IDS.test(id)) return undefined
  return { id, url: `https://www.youtube.com/watch?v=${id}` }
}
