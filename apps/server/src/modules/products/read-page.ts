import type { readProductPage } from '@kadr/contract/products'
import type { RouteData } from '@kadr/contract/route'
import { decodeText } from '@kadr/domain/decode-text'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { fetchExternal, readAll, unreadable } from './fetch-external.ts'
import { readPageFacts } from './page-facts.ts'
import { previewPictures } from './preview-pictures.ts'

const MAX_BYTES = 3 * 1024 * 1024
const SECONDS = 10
const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i

/** Without a content type it is sniffed. */
const looksLikePage = ({ contentType, bytes }: { contentType: string; bytes: Buffer }) =>
  contentType
    ? /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
    : /^\s*<(?:!doctype html|html|head|!--)/i.test(bytes.toString('latin1', 0, 1024))

/** Product facts of a page. Nothing is stored. */
export const readPage = async ({
  fetch,
  link,
}: {
  fetch: SafeFetch
  link: string
}): Promise<RouteData<typeof readProductPage>> => {
  const page = await fetchExternal({
    fetch,
    link,
    accept: 'text/html,application/xhtml+xml;q=0.9',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  const bytes = await readAll(page)
  if (!looksLikePage({ contentType: page.contentType, bytes })) {
    throw unreadable({ userMessage: 'По ссылке не страница, а файл. Нужна страница продукта' })
  }
  const html = decodeText({ bytes, label: CHARSET.exec(page.contentType)?.[1] })
  const facts = readPageFacts({ html, url: page.url })
  if (!facts.name && facts.pictures.length === 0) {
    throw unreadable({
      userMessage: 'На странице не нашлось ни названия, ни картинок. Заполните поля вручную',
    })
  }
  return { ...facts, pictures: await previewPictures({ fetch, urls: facts.pictures }) }
}
