import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { drawPictures } from '@kadr/content/draw-pictures'
import { atomXml, listTwins, llmsText, rssXml } from '@kadr/content/outputs'
import { CONTENT_FOLDER } from '@kadr/content/read-source'
import { buildSearchIndex } from '@kadr/content/search-index'
import { type Address, sitemapFiles } from '@kadr/content/sitemap'
import { PICTURE_CACHE, readSiteContent } from './site-content.ts'

type Write = (name: string, text: string) => Promise<void>

/** The app, the API and reports by link are not for search engines. */
const CLOSED = ['/api/', '/dev/', '/sandbox', '/dashboard', '/account', '/login/', '/link/']

export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...CLOSED.map((folder) => `Disallow: ${folder}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const copyScreens = async (clientDir: string) => {
  const folder = path.join(CONTENT_FOLDER, 'screens')
  if (!existsSync(folder)) return
  // The record of what they show stays behind.
  const filter = (file: string) => !file.endsWith('.json')
  await cp(folder, path.join(clientDir, 'screens'), { recursive: true, filter })
}

/** Everything the content brings besides its pages: sitemaps, feeds, twins, the search index and the pictures. */
export const writeContentFiles = async ({
  origin,
  addresses,
  clientDir,
  write,
}: {
  origin: string
  addresses: readonly Address[]
  clientDir: string
  write: Write
}) => {
  const { loaded, content } = readSiteContent()
  for (const { name, text } of sitemapFiles({ origin, addresses })) await write(name, text)
  await write('blog/rss.xml', rssXml({ origin, content }))
  await write('blog/atom.xml', atomXml({ origin, content }))
  for (const { name, text } of listTwins({ origin, loaded })) await write(name, text)
  await write('llms.txt', llmsText({ origin, content, loaded }))
  await write('search.json', JSON.stringify(buildSearchIndex({ loaded, content })))
  await write('hooks-gallery/hooks.json', JSON.stringify(content.hooks))
  await copyScreens(clientDir)
  await drawPictures({
    specs: loaded.pictures.specs,
    folder: path.join(clientDir, 'pictures'),
    cacheFolder: PICTURE_CACHE,
  })
}
