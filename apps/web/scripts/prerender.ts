import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage } from '../src/app/entry-server.tsx'
import { robotsText, sitemapXml } from './site-files.ts'

type ServerEntry = {
  render: (url: string) => Promise<RenderedPage>
  prerenderPaths: string[]
  pageFiles: Record<string, string[]>
}

/** Guarantee: the entry has just been built and exports exactly this. */
const importEntry = async (serverDir: string) =>
  (await import(pathToFileURL(path.join(serverDir, 'entry-server.js')).href)) as ServerEntry

const writeInto = async ({ file, text }: { file: string; text: string }) => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Writes the content pages, their payloads for client navigations, and the sitemap files. */
export const prerender = async ({
  clientDir,
  serverDir,
  buildId,
  origin,
}: {
  clientDir: string
  serverDir: string
  buildId: string
  origin: string
}) => {
  const { render, prerenderPaths, pageFiles } = await importEntry(serverDir)
  const write = (name: string, text: string) =>
    writeInto({ file: path.join(clientDir, name), text })

  for (const page of prerenderPaths) {
    const { status, html, data } = await render(page)
    if (status !== 200) throw new Error(`Prerendering ${page} answered ${status}`)
    await write(path.join(page, 'index.html'), html)
    await write(path.join(page, '_payload.json'), JSON.stringify({ data }))
  }
  await write('builds/latest.json', JSON.stringify({ id: buildId }))
  await write(
    `builds/meta/${buildId}.json`,
    JSON.stringify({ id: buildId, prerendered: prerenderPaths }),
  )
  await write(`builds/pages/${buildId}.json`, JSON.stringify(pageFiles))
  await write('sitemap.xml', sitemapXml({ origin, paths: prerenderPaths }))
  await write('robots.txt', robotsText(origin))
}
