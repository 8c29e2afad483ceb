import type { DownloadSource } from '@kadr/contract/site/downloads'
import { isHostOf } from './_shared/hosts.ts'
import type { Outside } from './_shared/outside.ts'
import { PAGE_HEADERS } from './_shared/page/read-meta.ts'
import { DownloadRefusedError, refuseByStatus } from './_shared/refusal.ts'
import { allSources } from './all-sources.ts'
import type { Source, SourceLink } from './source.ts'

export type FoundLink = { source: Source; link: SourceLink }

/** The first URL in the pasted text: people copy links together with words. */
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

/** Resolves a short link within its source, validating every redirect. */
const unfold = async (outside: Outside, source: Source, url: URL): Promise<SourceLink> => {
  const fetch = outside.fetchFrom(source.hosts)
  const follow = async (method: 'HEAD' | 'GET') => {
    const response = await fetch(url, { method, headers: PAGE_HEADERS }).catch((error: unknown) => {
      throw new DownloadRefusedError('source-down', String(error))
    })
    await response.body?.cancel()
    const target = URL.parse(response.url)
    const link = target ? source.parseLink(target) : undefined
    return { status: response.status, link: link === 'short' ? undefined : link }
  }
  // Not every source answers a question about the head alone.
  const asked = await follow('HEAD')
  const { link, status } = asked.link ? asked : await follow('GET')
  if (link) return link
  throw status >= 400
    ? refuseByStatus(status)
    : new DownloadRefusedError('nothing', 'a short link to something else')
}

/** The source of a link, by its host alone. */
export const recognizeLink = (text: string): DownloadSource => sourceOf(readUrl(text)).key

/** The source of a link and the work it names. Resolves short links by the guarded fetch. */
export const findLink = async ({
  text,
  expected,
  outside,
}: {
  text: string
  /** The page the link was pasted on. */
  expected?: DownloadSource
  outside: Outside
}): Promise<FoundLink> => {
  const url = readUrl(text)
  const source = sourceOf(url)
  if (expected && source.key !== expected)
    throw new DownloadRefusedError('other-source', source.key, source.key)
  const parsed = source.parseLink(url)
  if (!parsed) throw new DownloadRefusedError('nothing', 'not a link to a work')
  return { source, link: parsed === 'short' ? await unfold(outside, source, url) : parsed }
}
