import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** What a search engine reads of a page. */
export type CrawledPage = {
  path: string
  title: string
  description: string
  canonical: string
  image: string
  headings: number
  isHidden: boolean
  jsonLd: Record<string, unknown>[]
  /** Addresses of this site, with their anchors. */
  links: string[]
  ids: ReadonlySet<string>
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const first = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '')

const JSON_LD = /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs
const BODY = /<div id="root">.*?<script type="application\/json"/s

/** Reads the facts of a prerendered document. */
export const readPage = ({ path: address, html }: { path: string; html: string }): CrawledPage => {
  const [body = html] = BODY.exec(html) ?? []
  return {
    path: address,
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta [^>]*name="description" content="([^"]*)"/),
    canonical: first(html, /<link [^>]*rel="canonical" href="([^"]*)"/),
    image: first(html, /<meta [^>]*property="og:image" content="([^"]*)"/),
    isHidden: /<meta [^>]*name="robots" content="noindex"/.test(html),
    headings: [...body.matchAll(/<h1[ >]/g)].length,
    jsonLd: [...html.matchAll(JSON_LD)].map(([, text = '']) => JSON.parse(text)),
    links: [...body.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"]*|#[^"]*)"/g)].map(
      ([, href = '']) => decode(href),
    ),
    ids: new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)),
  }
}

/** Reads every prerendered page of a build. */
export const crawlSite = async ({
  clientDir,
  paths,
}: {
  clientDir: string
  paths: readonly string[]
}) =>
  Promise.all(
    paths.map(async (address) => {
      const file = path.join(clientDir, address, 'index.html')
      return readPage({ path: address, html: await readFile(file, 'utf8') })
    }),
  )

/** Links of crawled pages that lead nowhere. `answers` asks the renderer about pages that are not prerendered. */
export const findBrokenLinks = async ({
  pages,
  clientDir,
  answers,
}: {
  pages: readonly CrawledPage[]
  clientDir: string
  answers: (address: string) => Promise<boolean>
}): Promise<string[]> => {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const asked = new Map<string, Promise<boolean>>()
  const isThere = (address: string) => {
    if (byPath.has(address) || existsSync(path.join(clientDir, address))) return true
    const known = asked.get(address) ?? answers(address)
    asked.set(address, known)
    return known
  }
  const broken: string[] = []
  for (const page of pages) {
    for (const link of new Set(page.links)) {
      const [beforeHash = '', hash] = link.split('#')
      const address = beforeHash.split('?')[0] || page.path
      if (!(await isThere(address))) broken.push(`${page.path} → ${link}`)
      else if (hash && byPath.has(address) && !byPath.get(address)?.ids.has(hash))
        broken.push(`${page.path} → ${link} (anchor)`)
    }
  }
  return broken
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'dateModified', 'image', 'author', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory'],
  WebApplication: ['name', 'url', 'offers', 'applicationCategory'],
  WebSite: ['name', 'url'],
}

/** What is missing in the structured data of a page. */
export const findJsonLdGaps = ({ path: address, jsonLd }: CrawledPage): string[] =>
  jsonLd.flatMap((item) => {
    const required = REQUIRED[String(item['@type'])]
    if (!required) return [`${address}: unknown ${item['@type']}`]
    return required
      .filter((name) => !item[name])
      .map((name) => `${address}: ${item['@type']} has no ${name}`)
  })
