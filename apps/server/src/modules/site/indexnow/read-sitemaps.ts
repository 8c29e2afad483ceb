import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'

export type SitemapPage = { path: string; updated: string }

const site = z.object({ origin: z.string() })
const ENTRY = /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g

/** Pages of the built site with their dates; none without a build. */
export const readSitemaps = async (webDist: string): Promise<SitemapPage[]> => {
  const { data } = site.safeParse(
    parseJson(await readFile(join(webDist, 'server/site.json'), 'utf8').catch(() => '')),
  )
  if (!data) return []
  const folder = join(webDist, 'client')
  const names = (await readdir(folder)).filter((name) => /^sitemap-.+\.xml$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) =>
    [...text.matchAll(ENTRY)].map(([, loc = '', updated = '']) => ({
      path: loc.slice(data.origin.length),
      updated,
    })),
  )
}
