import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { fetchPage, readMeta } from '../_shared/page/read-meta.ts'
import { detailsOfPage } from '../_shared/page/read-page-details.ts'
import { DownloadRefusedError } from '../_shared/refusal.ts'
import type { Source, SourceDetails } from '../source.ts'
import { readCards } from './photos.ts'

/** «Анна on Instagram: "…"» → the name and the words. */
const TITLE = /^(.+?) (?:on|в) Instagram: ["“«](.*)["”»]$/s

/** A carousel that begins with a video has the page of one; a video alone is left to the engine. */
const readMixed = async (fetch: SafeFetch, id: string): Promise<SourceDetails['photos']> => {
  try {
    const cards = await readCards(fetch, id)
    return cards.length > 1 ? cards : []
  } catch (error) {
    if (error instanceof DownloadRefusedError) return []
    throw error
  }
}

export const readDetails: Source['readDetails'] = async (fetch, { id, url }) => {
  const page = await fetchPage(fetch, url)
  const details = detailsOfPage(page)
  const [, author = '', title = details.title] = TITLE.exec(details.title) ?? []
  const isVideo = readMeta(page, 'og:video') !== undefined
  const photos = isVideo ? await readMixed(fetch, id) : await readCards(fetch, id)
  return { ...details, title, author, photos }
}
