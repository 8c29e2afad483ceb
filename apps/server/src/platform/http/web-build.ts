import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashInlineScripts } from './content-security-policy.ts'

/** Result of server-side rendering of a URL. */
export type Rendered = { status: number; html: string; location: string | null; data: unknown }
export type Render = (url: string) => Promise<Rendered>

export type WebBuild = {
  clientFolder: string
  /** The file for a URL, or undefined. Only files of the build can be matched, so there is no path traversal. */
  findFile(path: string): string | undefined
  scriptHashesOf(file: string): string[]
  render: Render
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** The module of the build; its shape is defined in apps/web/src/app/entry-server. */
const importRender = async (file: string): Promise<Render> => {
  const entry: { render: Render } = await import(pathToFileURL(file).href)
  return entry.render
}

/** Reads the build once; undefined when there is none. */
export const loadWebBuild = async (dist: string): Promise<WebBuild | undefined> => {
  const clientFolder = join(dist, 'client')
  const serverEntry = join(dist, 'server/entry-server.js')
  if (!existsSync(clientFolder) || !existsSync(serverEntry)) return undefined
  const files = new Set(listFiles(clientFolder))
  const hashes = new Map<string, string[]>()
  let render: Promise<Render> | undefined
  return {
    clientFolder,
    findFile(path) {
      const name = path.replace(/^\/+|\/+$/g, '')
      const page = name === '' ? 'index.html' : `${name}/index.html`
      if (name !== '' && !/(^|\/)index\.html$/.test(name) && files.has(name)) return name
      return files.has(page) ? page : undefined
    },
    scriptHashesOf(file) {
      const known =
        hashes.get(file) ?? hashInlineScripts(readFileSync(join(clientFolder, file), 'utf8'))
      hashes.set(file, known)
      return known
    },
    // Most requests are for static files: React is loaded at the first one that is not.
    async render(url) {
      render ??= importRender(serverEntry)
      return (await render)(url)
    },
  }
}
