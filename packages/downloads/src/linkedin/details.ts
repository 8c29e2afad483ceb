import { fetchPage, readMeta } from '../_shared/page/read-meta.ts'
import { detailsOfPage } from '../_shared/page/read-page-details.ts'
import { DownloadRefusedError } from '../_shared/refusal.ts'
import type { Source } from '../source.ts'

/** «Words | Name» or «Name on LinkedIn: words». */
const TITLES = [
  /^(?<author>[^:|]{1,80}) on LinkedIn: (?<title>.*)$/s,
  /^(?<title>.*) \| (?<author>[^|]{1,80})$/s,
]

export const readDetails: Source['readDetails'] = async (fetch, { url }) => {
  const page = await fetchPage(fetch, url)
  if (page.includes('authwall')) throw new DownloadRefusedError('private', 'authwall')
  const details = detailsOfPage(page)
  const found = TITLES.map((pattern) => pattern.exec(details.title)?.groups).find(Boolean)
  // A post with a video contains it as an element; in others the picture is a photo.
  const isVideo = page.includes('data-sources') || readMeta(page, 'og:video') !== undefined
  const photos =
    isVideo || !details.thumbnailUrl
      ? []
      : [{ url: details.thumbnailUrl, width: null, height: null }]
  return { ...details, ...found, photos }
}
