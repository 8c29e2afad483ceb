export type PulledMedia =
  | { kind: 'pulled'; type: string; bytes: Uint8Array }
  /** Unknown host, unreachable, redirected or an error status. */
  | { kind: 'unreachable' }
  | { kind: 'too-large' }

const PULL_TIMEOUT_MS = 10_000

/** Fetches media as a network does: no redirects, a size limit, the content type of the host. */
export async function pullMedia(input: {
  fetch: typeof globalThis.fetch
  url: string
  maxBytes: number
}): Promise<PulledMedia> {
  if (!URL.canParse(input.url)) return { kind: 'unreachable' }
  try {
    const response = await input.fetch(input.url, {
      redirect: 'error',
      signal: AbortSignal.timeout(PULL_TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { kind: 'unreachable' }
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length > input.maxBytes) return { kind: 'too-large' }
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    return { kind: 'pulled', type: type.trim().toLowerCase(), bytes }
  } catch {
    return { kind: 'unreachable' }
  }
}
