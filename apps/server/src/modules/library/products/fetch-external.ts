import { UserError } from '@kadr/domain/base/app-error'
import { BodyTooLargeError, boundChunks } from '@kadr/kit/bounded-body'
import { RefusedAddressError, type SafeFetch } from '@kadr/kit/node/safe-fetch'

const MEGABYTE = 1024 * 1024

export const unreadable = ({
  userMessage,
  field = 'link',
  cause,
}: {
  userMessage: string
  field?: string
  cause?: unknown
}) => new UserError({ code: 'PAGE_UNREADABLE', userMessage, field, cause })

/** Some shops reject requests without a browser-like user agent. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; KadrBot/1.0)',
  'accept-language': 'ru,en;q=0.7',
}

const explain = ({ error, seconds }: { error: unknown; seconds: number }): UserError => {
  if (error instanceof UserError) return error
  if (error instanceof RefusedAddressError) {
    const isLoop = error.message === 'too many redirects'
    return unreadable({
      userMessage: isLoop
        ? 'Страница не открылась: слишком много переадресаций'
        : 'Внутренний адрес открыть нельзя. Нужна ссылка на страницу в интернете',
      cause: error,
    })
  }
  const isSlow = error instanceof Error && /Timeout|Abort/.test(error.name)
  return unreadable({
    userMessage: isSlow
      ? `Страница не открылась: сайт не ответил за ${seconds} секунд`
      : 'Страница не открылась: сайт недоступен или такого адреса нет',
    cause: error,
  })
}

export type Outside = {
  url: string
  contentType: string
  chunks: AsyncIterable<Uint8Array>
  /** 304 to a conditional request: the copy we have is current. */
  isUnchanged: boolean
  etag: string | null
  lastModified: string | null
}

const NOT_MODIFIED = 304

export class PageTooLargeError extends UserError {
  constructor(maxBytes: number) {
    const megabytes = Math.round(maxBytes / MEGABYTE)
    const userMessage = `Слишком большая страница: больше ${megabytes}\u00a0МБ`
    super({ code: 'PAGE_UNREADABLE', userMessage, field: 'link' })
  }
}

async function* bounded(
  body: AsyncIterable<Uint8Array>,
  limits: { maxBytes: number; seconds: number },
) {
  try {
    yield* boundChunks(body, limits.maxBytes)
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new PageTooLargeError(limits.maxBytes)
    throw explain({ error, seconds: limits.seconds })
  }
}

/** Opens a URL given by the user. Every failure is a PAGE_UNREADABLE with a Russian message. */
export const fetchExternal = async ({
  fetch,
  link,
  accept,
  headers = {},
  maxBytes,
  seconds,
}: {
  fetch: SafeFetch
  link: string
  accept: string
  headers?: Record<string, string>
  /** After decompression. */
  maxBytes: number
  seconds: number
}): Promise<Outside> => {
  try {
    const signal = AbortSignal.timeout(seconds * 1000)
    const response = await fetch(link, { headers: { ...HEADERS, accept, ...headers }, signal })
    const refuse = async (error: UserError) => {
      await response.body?.cancel()
      throw error
    }
    const isUnchanged = response.status === NOT_MODIFIED
    if (!response.ok && !isUnchanged) {
      await refuse(
        unreadable({
          userMessage: `Страница не открылась: сайт ответил ошибкой ${response.status}`,
        }),
      )
    }
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await refuse(new PageTooLargeError(maxBytes))
    }
    const contentType = response.headers.get('content-type') ?? ''
    const body = response.body ?? new Blob([]).stream()
    return {
      url: response.url || link,
      contentType,
      chunks: bounded(body, { maxBytes, seconds }),
      isUnchanged,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    }
  } catch (error) {
    throw explain({ error, seconds })
  }
}

export const readAll = async ({ chunks }: Pick<Outside, 'chunks'>): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
