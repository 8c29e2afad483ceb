import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '@kadr/kit/escape-html'
import { z } from 'zod'
import { hashInlineScripts } from './content-security-policy.ts'
import { type EncodedText, encodeText } from './send-encoded.ts'

/** Result of server-side rendering of a URL. */
export type RenderedPage = { status: number; html: string; location: string | null; data: unknown }
export type Render = (url: string) => Promise<RenderedPage>

/** Where the site and its API are. */
export type SiteOrigins = { origin: string; apiOrigins: Readonly<Record<string, string>> }

type Texts = Readonly<Record<string, string>>

/** Placeholders of the prerendered files: the URL, the operator's requisites, and the affiliate terms. */
export type SiteOwner = SiteOrigins & { requisites: Texts; affiliate: Texts }

/** A prerendered file that contains the site's URL: a page, the sitemap, robots.txt. */
export type SiteFile = {
  encoded: EncodedText
  etag: string
  scriptHashes: string[]
  /** Whether it contains placeholders of live values. */
  isLive: boolean
}

export type WebBuild = {
  clientFolder: string
  /** The file for a URL, or undefined. Only files of the build can be matched, so there is no path traversal. */
  findFile(path: string): string | undefined
  /** The file with this server's values, if it contains placeholders. */
  findSiteFile(file: string): SiteFile | undefined
  render: Render
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** The module of the build; its shape is defined in apps/web/src/app/entry-server. */
const importRender = async ({ file, place }: { file: string; place: SiteOrigins }) => {
  const entry: { renderFor: (place: SiteOrigins) => Render } = await import(
    pathToFileURL(file).href
  )
  return entry.renderFor(place)
}

const LIVE_VALUE = /\{\{live\.(\w+)\}\}/g
const OPEN_VALUE = /\{\{(requisites|affiliate)\.(\w+)\}\}/g

/** Escapes the value for the file type: HTML, JSON or plain text. */
const escapeFor = (file: string, value: string) => {
  if (file.endsWith('.html')) return escapeHtml(value)
  return file.endsWith('.json') ? JSON.stringify(value).slice(1, -1) : value
}

/** Puts the words of this installation into a text. */
const fillOwner = ({ file, text, place }: { file: string; text: string; place: SiteOwner }) =>
  text.replaceAll(OPEN_VALUE, (_, kind: 'requisites' | 'affiliate', name: string) =>
    escapeFor(file, place[kind][name] ?? ''),
  )

const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

const filled = new WeakMap<SiteFile, { values: Texts; page: SiteFile }>()

/** Fills in the current live values, once for each reading of them; executed scripts contain none of them. */
export const fillLiveValues = (page: SiteFile, values: Texts): SiteFile => {
  const known = filled.get(page)
  if (known?.values === values) return known.page
  const text = page.encoded.text.replaceAll(LIVE_VALUE, (_, name: string) =>
    escapeHtml(values[name] ?? ''),
  )
  const made = { ...page, encoded: encodeText(text), etag: etagOf(text) }
  filled.set(page, { values, page: made })
  return made
}

const site = z.object({ origin: z.string(), apiOrigins: z.string(), files: z.array(z.string()) })

/**
 * The build does not know the site's URL: canonical links, Open Graph, sitemap and robots.txt get it on first request.
 * All files are read at startup, because the folder may later contain the next build.
 */
const nameSite = ({ dist, place }: { dist: string; place: SiteOwner }) => {
  const { origin, apiOrigins, files } = site.parse(
    JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8')),
  )
  const hosts = `"apiOrigins":${JSON.stringify(place.apiOrigins)}`
  const built = new Map(
    files.map((file) => [file, readFileSync(join(dist, 'client', file), 'utf8')]),
  )
  const named = new Map<string, SiteFile>()
  const nameFile = (file: string, source: string): SiteFile => {
    const text = fillOwner({
      file,
      text: source.replaceAll(origin, place.origin).replaceAll(apiOrigins, hosts),
      place,
    })
    const isLive = text.search(LIVE_VALUE) >= 0
    const scriptHashes = hashInlineScripts(text)
    return { encoded: encodeText(text), etag: etagOf(text), scriptHashes, isLive }
  }
  return (file: string): SiteFile | undefined => {
    const source = built.get(file)
    if (source !== undefined) {
      named.set(file, nameFile(file, source))
      built.delete(file)
    }
    return named.get(file)
  }
}

/** Reads the build once; undefined when there is none. */
export const loadWebBuild = async ({
  dist,
  place,
}: {
  dist: string
  place: SiteOwner
}): Promise<WebBuild | undefined> => {
  const clientFolder = join(dist, 'client')
  const serverEntry = join(dist, 'server/entry-server.js')
  if (!existsSync(clientFolder) || !existsSync(serverEntry)) return undefined
  const files = new Set(listFiles(clientFolder))
  const findSiteFile = nameSite({ dist, place })
  let render: Promise<Render> | undefined
  return {
    clientFolder,
    findFile(path) {
      const name = path.replace(/^\/+|\/+$/g, '')
      const page = name === '' ? 'index.html' : `${name}/index.html`
      if (name !== '' && !/(^|\/)index\.html$/.test(name) && files.has(name)) return name
      return files.has(page) ? page : undefined
    },
    findSiteFile,
    // Most requests are for static files: React is loaded on the first page request.
    async render(url) {
      const { origin, apiOrigins } = place
      render ??= importRender({ file: serverEntry, place: { origin, apiOrigins } })
      const page = await (await render)(url)
      return { ...page, html: fillOwner({ file: 'page.html', text: page.html, place }) }
    },
  }
}
