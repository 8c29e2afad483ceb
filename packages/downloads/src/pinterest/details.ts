import { fetchPage, readMeta } from '../_shared/page/read-meta.ts'
import { detailsOfPage } from '../_shared/page/read-page-details.ts'
import type { Source } from '../source.ts'

/** The preview is `/736x/`; the same address with `/originals/` is the file that was uploaded. */
const originalOf = (url: string) =>
  url.replace(/^(https:\/\/i\.pinimg\.com)\/\d+x\d*\//, '$1/originals/')

/** The tag contains the URL of the person's page. */
const pinnerOf = (page: string) => {
  const [, name] = /\/([\w.-]+)\/?$/.exec(readMeta(page, 'pinterestapp:pinner') ?? '') ?? []
  return name ? `@${name}` : ''
}

export const readDetails: Source['readDetails'] = async (fetch, { url }) => {
  const page = await fetchPage(fetch, url)
  const details = detailsOfPage(page)
  const isVideo = readMeta(page, 'og:video') !== undefined
  const photos =
    isVideo || !details.thumbnailUrl
      ? []
      : [{ url: originalOf(details.thumbnailUrl), width: null, height: null }]
  return { ...details, author: pinnerOf(page), photos }
}
