import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Address } from '@kadr/content/sitemap'
import type { RenderedPage } from '../src/app/entry-server.tsx'
import { createInliner } from './inline-page.ts'
import { robotsText, writeContentFiles } from './site-files.ts'

/** Stands in the prerendered files where the running server puts its own public address. */
const ORIGIN = 'https://site.invalid'
/** The same for the hosts of the API: as the boot data of a document has it without any. */
const API_ORIGINS = '"apiOrigins":{}'

/** Who runs the installation, and figures of the last day: only the running server knows. */
const OPEN_VALUE = /\{\{(?:requisites|affiliate|live)\.\w+\}\}/

/** React leaves it in place of a component that threw. */
const FAILED_BOUNDARY = '<!--$!-->'

type ServerEntry = {
  renderFor: (place: { origin: string }) => (url: string) => Promise<RenderedPage>
  prerenderPaths: string[]
  siteAddresses: Address[]
  pageFiles: Record<string, string[]>
}

/** Guarantee: the entry has just been built and exports exactly this. */
const importEntry = async (serverDir: string) =>
  (await import(pathToFileURL(path.join(serverDir, 'entry-server.js')).href)) as ServerEntry

const writeInto = async ({ file, text }: { file: string; text: string }) => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * Writes the content pages, their payloads for client navigations, and the sitemap files. `site.json` tells the server
 * which of them name the site; these are returned.
 */
export const prerender = async ({
  clientDir,
  serverDir,
  buildId,
}: {
  clientDir: string
  serverDir: string
  buildId: string
}) => {
  const { renderFor, prerenderPaths, siteAddresses, pageFiles } = await importEntry(serverDir)
  const render = renderFor({ origin: ORIGIN })
  const inline = createInliner(clientDir)
  const files: string[] = []
  const write = (name: string, text: string) => {
    if (text.includes(ORIGIN) || OPEN_VALUE.test(text)) files.push(name)
    return writeInto({ file: path.join(clientDir, name), text })
  }

  for (const page of prerenderPaths) {
    const { status, html, data } = await render(page)
    if (status !== 200) throw new Error(`Prerendering ${page} answered ${status}`)
    if (html.includes(FAILED_BOUNDARY)) throw new Error(`${page} failed while it was drawn`)
    const folder = page.replace(/^\/+|\/+$/g, '')
    await write(path.posix.join(folder, 'index.html'), await inline(html))
    await write(path.posix.join(folder, '_payload.json'), JSON.stringify({ data }))
  }
  await write('builds/latest.json', JSON.stringify({ id: buildId }))
  await write(
    `builds/meta/${buildId}.json`,
    JSON.stringify({ id: buildId, prerendered: prerenderPaths }),
  )
  await write(`builds/pages/${buildId}.json`, JSON.stringify(pageFiles))
  await write('robots.txt', robotsText(ORIGIN))
  await writeContentFiles({ origin: ORIGIN, addresses: siteAddresses, clientDir, write })
  const site = JSON.stringify({ origin: ORIGIN, apiOrigins: API_ORIGINS, files })
  await writeInto({ file: path.join(serverDir, 'site.json'), text: site })
  return files
}
