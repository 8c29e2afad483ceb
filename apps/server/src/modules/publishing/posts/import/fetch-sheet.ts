import { UserError } from '@kadr/domain/base/app-error'
import { decodeText } from '@kadr/domain/base/decode-text'
import { toCsvAddress } from '@kadr/domain/publishing/posts/sheet-address'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { fetchExternal, readAll } from '../../../library/products/index.ts'
import { invalid } from '../failures.ts'

const MAX_BYTES = 4 * 1024 * 1024
/** As long as a file that is sent from the browser. */
const MAX_CHARACTERS = 900_000
const SECONDS = 20
/** A service that wants a sign-in answers with a page. */
const PAGE = /^\s*<(?:!doctype|html)/i

/** The table at an address given by a person, fetched by the guard. */
export const fetchSheet = async ({
  fetch,
  url,
}: {
  fetch: SafeFetch
  url: string
}): Promise<string> => {
  const bytes = await fetchExternal({
    fetch,
    link: toCsvAddress(url),
    accept: 'text/csv,text/plain;q=0.9,*/*;q=0.5',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
    .then(readAll)
    .catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error
      throw invalid('url', error.userMessage)
    })
  const text = decodeText({ bytes })
  if (PAGE.test(text)) {
    throw invalid(
      'url',
      'По ссылке страница, а не таблица. Откройте доступ всем, у кого есть ссылка',
    )
  }
  if (text.length > MAX_CHARACTERS) {
    throw invalid('url', 'Таблица слишком большая: до 900\u00a0000 знаков. Разделите её на части')
  }
  return text
}
