import type { RouteData } from '@kadr/contract/base/route'
import type { readProductPage } from '@kadr/contract/library/products'
import { ThreadLimitError, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import { fetchExternal, readAll, unreadable } from './fetch-external.ts'
import type { RawPage } from './page-facts.thread.ts'
import type { PageFacts } from './page-facts.ts'
import { previewPictures } from './preview-pictures.ts'

const MAX_BYTES = 3 * 1024 * 1024
const SECONDS = 10
const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i

const READ_FACTS: ThreadTask<RawPage, PageFacts> = {
  module: new URL('./page-facts.thread.ts', import.meta.url),
  timeoutMs: 10_000,
  memoryMebibytes: 512,
}

/** Without a content type it is sniffed. */
const looksLikePage = ({ contentType, bytes }: { contentType: string; bytes: Buffer }) =>
  contentType
    ? /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
    : /^\s*<(?:!doctype html|html|head|!--)/i.test(bytes.toString('latin1', 0, 1024))

/** A page at a URL given by the user, as it came. */
export const fetchPage = async ({
  fetch,
  link,
}: {
  fetch: SafeFetch
  link: string
}): Promise<RawPage> => {
  const page = await fetchExternal({
    fetch,
    link,
    accept: 'text/html,application/xhtml+xml;q=0.9',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  const bytes = await readAll(page)
  if (!looksLikePage({ contentType: page.contentType, bytes })) {
    throw unreadable({ userMessage: 'По ссылке не страница, а файл. Нужна страница сайта' })
  }
  return { bytes, label: CHARSET.exec(page.contentType)?.[1], url: page.url }
}

/** Product facts of a page. Nothing is stored. */
export const readPage = async ({
  ctx,
  fetch,
  link,
}: {
  ctx: AppContext
  fetch: SafeFetch
  link: string
}): Promise<RouteData<typeof readProductPage>> => {
  const facts = await ctx.threads
    .run(READ_FACTS, await fetchPage({ fetch, link }))
    .catch((cause: unknown) => {
      if (!(cause instanceof ThreadLimitError)) throw cause
      throw unreadable({ userMessage: 'Страница слишком сложная. Заполните поля вручную', cause })
    })
  if (!facts.name && facts.pictures.length === 0) {
    throw unreadable({
      userMessage: 'На странице не нашлось ни названия, ни картинок. Заполните поля вручную',
    })
  }
  return { ...facts, pictures: await previewPictures({ fetch, urls: facts.pictures }) }
}
