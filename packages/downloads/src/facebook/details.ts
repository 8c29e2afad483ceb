import { fetchPage } from '../_shared/page/read-meta.ts'
import { detailsOfPage } from '../_shared/page/read-page-details.ts'
import { DownloadRefusedError } from '../_shared/refusal.ts'
import type { Source } from '../source.ts'

/** «12K views · Title | Author»: counts and the author stand around the title. */
const readTitle = (text: string) => {
  const parts = text.split(' | ')
  const author = parts.length > 1 ? (parts.pop() ?? '') : ''
  const title = parts.join(' | ').replace(/^[^·]{0,40}(?:views|reactions)[^·]*· /, '')
  return { title, author }
}

export const readDetails: Source['readDetails'] = async (fetch, { url }) => {
  const page = await fetchPage(fetch, url)
  if (page.includes('id="login_form"')) throw new DownloadRefusedError('private', 'login form')
  const details = detailsOfPage(page)
  return { ...details, ...readTitle(details.title) }
}
