import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '@kadr/kit/escape-html'
import { z } from 'zod'
import { hashInlineScripts } from './content-security-policy.ts'
import { type EncodedText, encodeText } from './send-encoded.ts'

/** Result of server-side rendering of a URL. */
export type Rendered = { status: number; html: string; location: string | null; data: unknown }
export type Render = (url: string) => Promise<Rendered>

/** Where the site and its API are. */
export type SitePlace = { origin: string; apiOrigins: Readonly<Record<string, string>> }

type Texts = Readonly<Record<string, string>>

/** What the prerendered files leave open: the address, who runs the installation, and what partners get. */
export type SiteOwner = SitePlace & { requisites: Texts; affiliate: Texts }

/** A prerendered file that names the site: a page, the sitemap, robots.txt. */
export type SiteFile = {
  encoded: EncodedText
  etag: string
  scriptHashes: string[]
  /** Whether values are left open that change while the server runs. */
  isLive: boolean
}

export type WebBuild = {
  clientFolder: string
  /** The file for a URL, or undefined. Only files of the build can be matched, so there is no path traversal. */
  findFile(path: string): string | undefined
  /** The file as this server publishes it, if it names the site. */
  findSiteFile(file: string): SiteFile | undefined
  render: Render
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** The module of the build; its shape is defined in apps/web/src/app/entry-server. */
const importRender = async ({ file, place }: { file: string; place: SitePlace }) => {
  const entry: { renderFor: (place: SitePlace) => Render } = await import(pathToFileURL(file).href)
  return entry.renderFor(place)
}

const LIVE_VALUE = /\{\{live\.(\w+)\}\}/g
const OPEN_VALUE = /\{\{(requisites|affiliate)\.(\w+)\}\}/g

/** The value is written as the file needs it: into a page, a JSON text or a plain one. */
const escapeFor = (file: string, value: string) => {
  if (file.endsWith('.html')) return escapeHtml(value)
  return file.endsWith('.json') ? JSON.stringify(value).slice(1, -1) : value
}

const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** The page with the values of this moment; scripts of a page have none of them. */
export const fillLiveValues = (page: SiteFile, values: Texts): SiteFile => {
  const text = page.encoded.text.replaceAll(LIVE_VALUE, (_, name: string) =>
    escapeHtml(values[name] ?? ''),
  )
  return { ...page, encoded: encodeText(text), etag: etagOf(text) }
}

const site = z.object({ origin: z.string(), apiOrigins: z.string(), files: z.array(z.string()) })

/**
 * The build knows no address: canonical links, Open Graph, sitemap and robots.txt get that of this server, each file
 * when it is first asked for. All are read at the start: the folder may hold the next build by then.
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
    const text = source
      .replaceAll(origin, place.origin)
      .replaceAll(apiOrigins, hosts)
      .replaceAll(OPEN_VALUE, (_, kind: 'requisites' | 'affiliate', name: string) =>
        escapeFor(file, place[kind][name] ?? ''),
      )
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
    // Most requests are for static files: React is loaded at the first one that is not.
    async render(url) {
      const { origin, apiOrigins } = place
      render ??= importRender({ file: serverEntry, place: { origin, apiOrigins } })
      return (await render)(url)
    },
  }
}
