import * as z from 'zod/mini'
import type { StockFetch } from '../stock-adapter.ts'

const TIMEOUT_MS = 15_000

/** The library refused, timed out, or returned an unexpected response. */
export class StockUnavailableError extends Error {
  override name = 'StockUnavailableError'
}

/** Undefined on a 404. */
export const requestJson = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  {
    fetch,
    url,
    headers = {},
  }: { fetch: StockFetch; url: URL; headers?: Record<string, string> | undefined },
): Promise<z.output<Schema> | undefined> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url.href, { headers, signal })
    if (response.status === 404) return undefined
    if (!response.ok) throw new StockUnavailableError(`status ${response.status}`)
    return z.parse(schema, await response.json())
  } catch (error) {
    if (error instanceof StockUnavailableError) throw error
    throw new StockUnavailableError('no usable reply', { cause: error })
  }
}

/** A URL of the library's API with its query. */
export const buildUrl = (
  apiUrl: string,
  path: string,
  query: Record<string, string | number> = {},
): URL => {
  const url = new URL(`${apiUrl.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, `${value}`)
  return url
}
