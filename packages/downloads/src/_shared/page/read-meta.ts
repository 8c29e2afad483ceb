import { readBoundedText } from '@kadr/kit/bounded-body'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { refuseByStatus } from '../refusal.ts'

const MAX_PAGE_BYTES = 3 * 1024 * 1024
/** Browser headers: some sources refuse other clients. */
export const PAGE_HEADERS = {
  accept: 'text/html,application/json',
  'accept-language': 'en-US,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0',
}

/** Fetches a page of the source; an error status is a refusal. */
export const fetchPage = async (fetch: SafeFetch, url: string): Promise<string> => {
  const response = await fetch(url, { headers: PAGE_HEADERS })
  if (!response.ok) {
    await response.body?.cancel()
    throw refuseByStatus(response.status)
  }
  return readBoundedText(response, MAX_PAGE_BYTES)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** The content of a `<meta>` by its property or name, `og:title`. */
export const readMeta = (page: string, name: string): string | undefined => {
  for (const [tag] of page.matchAll(/<meta\s[^>]{0,4000}>/gi)) {
    const [, property] = /\b(?:property|name)\s*=\s*["']([^"']+)["']/i.exec(tag) ?? []
    if (property?.toLowerCase() !== name) continue
    const [, double, single] = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? []
    const content = decodeEntities(double ?? single ?? '').trim()
    if (content) return content
  }
  return undefined
}

/** The JSON inside `<script id="…">`; undefined when the page has none. */
export const readScriptJson = (page: string, id: string): unknown => {
  const at = page.search(new RegExp(`<script[^>]+id=["']${id}["']`))
  if (at < 0) return undefined
  const start = page.indexOf('>', at) + 1
  try {
    return JSON.parse(page.slice(start, page.indexOf('</script>', start)))
  } catch {
    return undefined
  }
}
