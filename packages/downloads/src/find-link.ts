import type { DownloadSource } from '@kadr/contract/downloads'
import { isHostOf } from './_shared/hosts.ts'
import type { Outside } from './_shared/outside.ts'
import { DownloadRefusedError } from './_shared/refusal.ts'
import { allSources } from './all-sources.ts'
import type { Source, SourceLink } from './source.ts'

export type FoundLink = { source: Source; link: SourceLink }

/** The first address in what was pasted: people copy links together with words. */
const readUrl = (text: string): URL => {
  const [found] = /https?:\/\/[^\s<>"']+/i.exec(text) ?? []
  const bare = /^[\w-]+(\.[\w-]+)+\/\S+$/.test(text.trim()) ? `https://${text.trim()}` : undefined
  const url = URL.parse(found ?? bare ?? '')
  if (!url || url.username || url.password || url.port) {
    throw new DownloadRefusedError('not-a-link')
  }
  url.protocol = 'https:'
  return url
}

const sourceOf = (url: URL): Source => {
  const source = Object.values(allSources).find(({ hosts }) => isHostOf(hosts, url.hostname))
  if (!source) throw new DownloadRefusedError('not-our-source')
  return source
}

/** Follows a short link inside its source: each hop is a redirect that is read, not followed blindly. */
const unfold = async (outside: Outside, source: Source, url: URL): Promise<SourceLink> => {
  const fetch = outside.fetchFrom(source.hosts)
  const response = await fetch(url, { method: 'HEAD' })
  await response.body?.cancel()
  const target = URL.parse(response.url)
  const link = target ? source.parseLink(target) : undefined
  if (!link || link === 'short') throw new DownloadRefusedError('removed', 'short link')
  return link
}

/** Whose link it is and which work it names. Opens short links by the guarded fetch. */
export const findLink = async ({
  text,
  expected,
  outside,
}: {
  text: string
  /** The page it was pasted on. */
  expected?: DownloadSource
  outside: Outside
}): Promise<FoundLink> => {
  const url = readUrl(text)
  const source = sourceOf(url)
  if (expected && source.key !== expected)
    throw new DownloadRefusedError('other-source', source.key)
  const parsed = source.parseLink(url)
  if (!parsed) throw new DownloadRefusedError('nothing', 'not a link to a work')
  return { source, link: parsed === 'short' ? await unfold(outside, source, url) : parsed }
}
