import { fetchPage, readMeta } from '../_shared/page/read-meta.ts'
import { detailsOfPage } from '../_shared/page/read-page-details.ts'
import type { Source } from '../source.ts'
import { readPhotos } from './photos.ts'

/** «Анна on Instagram: "…"» → the name and the words. */
const TITLE = /^(.+?) (?:on|в) Instagram: ["“«](.*)["”»]$/s

export const readDetails: Source['readDetails'] = async (fetch, { id, url }) => {
  const page = await fetchPage(fetch, url)
  const details = detailsOfPage(page)
  const [, author = '', title = details.title] = TITLE.exec(details.title) ?? []
  const isVideo = readMeta(page, 'og:video') !== undefined
  const photos = isVideo ? [] : await readPhotos(fetch, id)
  return { ...details, title, author, photos }
}
