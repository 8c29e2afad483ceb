import { UserError } from '@kadr/domain/base/app-error'
import { readBoundedBytes } from '@kadr/kit/bounded-body'
import { RefusedAddressError, type SafeFetch } from '@kadr/kit/node/safe-fetch'

export const imageUnavailable = (detail: string) =>
  new UserError({ code: 'IMAGE_UNAVAILABLE', userMessage: 'Картинка недоступна', detail })

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 8_000
/** Nothing that identifies the user: no cookie, referrer or token. */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'KadrImageProxy/1',
}

const download = async ({ fetch, url, signal }: FetchInput & { signal: AbortSignal }) => {
  const response = await fetch(url, { headers: HEADERS, signal })
  const isTooLarge = Number(response.headers.get('content-length') ?? 0) > MAX_BYTES
  if (!response.ok || !response.body || isTooLarge) {
    await response.body?.cancel()
    throw imageUnavailable(isTooLarge ? 'too large' : `status ${response.status}`)
  }
  return Buffer.from((await readBoundedBytes(response, MAX_BYTES)).buffer)
}

type FetchInput = { fetch: SafeFetch; url: string; timeoutMs?: number }

/** Downloads a URL given by a user: public hosts only, with limits of size and time. */
export const fetchPicture = async ({
  fetch,
  url,
  timeoutMs = TIMEOUT_MS,
}: FetchInput): Promise<Buffer> => {
  try {
    return await download({ fetch, url, signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    // All failures give the same answer, so that it can't be used to map our internal network.
    if (error instanceof RefusedAddressError) throw imageUnavailable(`refused: ${error.message}`)
    throw imageUnavailable(error instanceof Error ? error.message : 'unreachable')
  }
}
