import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import { escapeHtml } from '@kadr/kit/escape-html'
import { beforeAll, expect, it } from 'vitest'
import type { RenderedPage } from '../src/app/entry-server.tsx'
import { WEB_ROOT } from './build-site.ts'
import { findLeaks } from './content-leaks.ts'
import { type CrawledPage, crawlSite, findBrokenLinks, findJsonLdGaps } from './crawl-site.ts'
import { readSheet } from './inline-page.ts'

const OUT = path.join(WEB_ROOT, 'dist')
const CLIENT = path.join(OUT, 'client')
let buildId: string
let paths: string[]
let pages: CrawledPage[]

const readClient = (file: string) => readFile(path.join(CLIENT, file), 'utf8')

const readAll = async ({ pattern, cwd }: { pattern: string; cwd: string }) => {
  const texts: string[] = []
  for await (const file of glob(pattern, { cwd })) {
    texts.push(await readFile(path.join(cwd, file), 'utf8'))
  }
  return texts
}

/** Guarantee: the built entry exports a render function that returns RenderedPage. */
const renderBuilt = async (url: string): Promise<RenderedPage> => {
  const entry = await import(pathToFileURL(path.join(OUT, 'server/entry-server.js')).href)
  return entry.renderFor({ origin: 'https://kadr.test' })(url)
}

beforeAll(async () => {
  const build = path.join(WEB_ROOT, '../../scripts/build.mjs')
  await promisify(execFile)(process.execPath, [build, '--if-changed'])
  buildId = JSON.parse(await readClient('builds/latest.json')).id
  paths = JSON.parse(await readClient(`builds/meta/${buildId}.json`)).prerendered
  pages = await crawlSite({ clientDir: CLIENT, paths })
}, 420_000)

it('writes content pages with their payloads for client navigation', async () => {
  expect(await readClient('index.html')).toContain('rel="canonical" href="https://site.invalid/"')
  expect(JSON.parse(await readClient('_payload.json'))).toHaveProperty('data')
  const meta: unknown = JSON.parse(await readClient(`builds/meta/${buildId}.json`))
  expect(meta).toMatchObject({ id: buildId, prerendered: expect.arrayContaining(['/', '/login']) })
})

it('lists the files that name the site or its owner, and no other file does', async () => {
  const site = JSON.parse(await readFile(path.join(OUT, 'server/site.json'), 'utf8'))
  expect(site).toMatchObject({ origin: 'https://site.invalid', apiOrigins: '"apiOrigins":{}' })
  expect(site.files).toEqual(
    expect.arrayContaining([
      'index.html',
      'blog/index.html',
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
    ]),
  )
  expect(existsSync(path.join(CLIENT, 'index.html.br'))).toBe(false)
  expect(await readClient('login/index.html')).toContain(site.apiOrigins)
  for await (const file of glob('**/*.{html,js,json,md,txt,xml}', { cwd: CLIENT })) {
    const text = await readClient(file)
    const isOpen = text.includes(site.origin) || /\{\{(?:requisites|affiliate|live)\./.test(text)
    expect([file, isOpen]).toEqual([file, site.files.includes(file)])
  }
})

/** Public addresses of the specification. */
const PUBLIC_PATHS = [
  ...[
    '/',
    '/login',
    '/story',
    '/terms',
    '/privacy',
    '/payments',
    '/data-deletion',
    '/for-business',
    '/pricing',
    '/status',
    '/developers',
    '/developers/errors',
    '/developers/posts',
    '/networks',
  ],
  ...['/blog', '/blog/tags', '/hooks-gallery'],
  ...[
    '/knowledge-base',
    '/knowledge-base/tiktok',
    '/knowledge-base/posting',
    '/knowledge-base/analytics',
  ],
]

it('has every public page of the specification, and a 404 for any other', async () => {
  expect(PUBLIC_PATHS.filter((address) => !paths.includes(address))).toEqual([])
  for (const unknown of [
    '/blog/none',
    '/blog/tags/none',
    '/knowledge-base/none',
    '/hooks-gallery/none',
    '/none',
  ])
    expect([unknown, (await renderBuilt(unknown)).status]).toEqual([unknown, 404])
})

it('leads from a folder of articles to the page of its tag, or to the blog', async () => {
  const folders = paths.flatMap((one) => /^\/blog\/(?!tags\/)[^/]+(?=\/)/.exec(one)?.[0] ?? [])
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of new Set(folders)) {
    const { status, location } = await renderBuilt(folder)
    expect([folder, status, paths.includes(location ?? '')]).toEqual([folder, 301, true])
  }
})

it('has a page of every network, on its list and in the footer of every page', () => {
  const list = pages.find(({ path: address }) => address === '/networks')
  const home = pages.find(({ path: address }) => address === '/')
  for (const network of NETWORKS) {
    const address = `/networks/${network}`
    expect(paths).toContain(address)
    expect(list?.links).toContain(address)
    expect(home?.links).toContain(address)
  }
})

it('prices every plan in every currency by the list of the installation', async () => {
  const html = await readClient('pricing/index.html')
  for (const plan of ['HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'])
    for (const currency of ['RUB', 'BYN', 'USD'])
      for (const text of ['price', 'monthly', 'annual'])
        expect(html).toContain(`{{live.${text}${plan}${currency}}}`)
})

it('titles and describes every page once, and names its canonical address', () => {
  const repeated = (values: string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index)
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(repeated(pages.map(({ description }) => description))).toEqual([])
  for (const { path: address, title, description, canonical, headings, isHidden } of pages) {
    expect([address, title.endsWith('Кадр'), headings]).toEqual([address, true, 1])
    expect([address, description.length >= 70 && description.length <= 250]).toEqual([
      address,
      true,
    ])
    expect(canonical).toBe(isHidden ? '' : `https://site.invalid${address}`)
  }
})

it('has no broken link and no broken anchor', async () => {
  const answers = async (address: string) => {
    // The document of the public API is served beside the site.
    if (address === '/api/v1/openapi.json') return true
    const { status, location } = await renderBuilt(address)
    return status === 200 || location !== null
  }
  expect(await findBrokenLinks({ pages, clientDir: CLIENT, answers })).toEqual([])
})

it('has whole structured data and a picture for previews of every page', () => {
  expect(pages.flatMap(findJsonLdGaps)).toEqual([])
  const missing = pages.filter(({ image }) => {
    const file = image.replace('https://site.invalid', '')
    return !existsSync(path.join(CLIENT, file))
  })
  expect(missing.map(({ path: address }) => address)).toEqual([])
})

it('lists every page that is for search engines in a sitemap, with the day of its change', async () => {
  const maps = (await readAll({ pattern: 'sitemap-*.xml', cwd: CLIENT })).join('')
  const listed = [...maps.matchAll(/<loc>https:\/\/site\.invalid([^<]*)<\/loc>/g)].map(
    ([, address]) => address,
  )
  const offered = pages.filter(({ path: address, isHidden }) => !isHidden && address !== '/login')
  expect(listed.toSorted()).toEqual(offered.map(({ path: address }) => address).toSorted())
  const undated = [...maps.matchAll(/<loc>([^<]*)<\/loc>(?!<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)/g)]
  expect(undated.map(([, address]) => address)).toEqual([])
})

it('has the search index within its budget, feeds and Markdown twins', async () => {
  const { size } = await stat(path.join(CLIENT, 'search.json.gz'))
  expect(size).toBeLessThan(40 * 1024)
  expect(await readClient('blog/rss.xml')).toContain('<item>')
  expect(await readClient('blog/atom.xml')).toContain('<entry>')
  for (const address of paths.filter((one) => /^\/blog\/(?!tags)./.test(one)))
    expect(existsSync(path.join(CLIENT, `${address}.md`))).toBe(true)
})

it('carries the text of an article once in its document and in its payload', async () => {
  const address = paths.find((one) => /^\/blog\/(?!tags)./.test(one)) ?? ''
  const html = await readClient(`${address}/index.html`)
  const payload = JSON.parse(await readClient(`${address}/_payload.json`))
  const { prose } = payload.data['/marketing/$'].article
  expect(prose).toContain('<h2')
  expect(html.split('class="prose"')).toHaveLength(2)
  expect(html).not.toContain('"prose":')
})

it('draws a content page by its document alone and runs its first script at the end of the body', async () => {
  const [css = ''] = await readAll({ pattern: 'assets/entry-client-*.css', cwd: CLIENT })
  const { classes } = readSheet(Buffer.from(css))
  for (const address of paths) {
    const html = await readClient(`${address}/index.html`)
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const inside = new Set(readSheet(Buffer.from(styles)).classes)
    const used = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list]) => list?.split(' ')),
    )
    const missing = classes.filter((name) => used.has(escapeHtml(name)) && !inside.has(name))
    const fetched = html.match(
      /<link[^>]+rel="(?:stylesheet(?!" data-href=)|preload|modulepreload)"[^>]*>/g,
    )
    expect([address, missing, fetched]).toEqual([address, [], null])
    expect(html).toMatch(
      /<script type="module" data-program=[^>]+>[^<]+.*<\/script><\/body><\/html>$/,
    )
  }
})

it('preloads the program of app pages, from files that are there', async () => {
  const { html } = await renderBuilt('/dashboard')
  const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(preloads.some((href) => href?.includes('/app-layout-'))).toBe(true)
  expect(preloads.some((href) => href?.includes('/dashboard-page-'))).toBe(true)
  for (const href of preloads) expect(existsSync(path.join(CLIENT, href ?? ''))).toBe(true)
})

it('puts a compressed copy beside every script', async () => {
  const scripts: string[] = []
  for await (const file of glob('assets/entry-client-*.js', { cwd: CLIENT })) scripts.push(file)
  expect(scripts).toHaveLength(1)
  for (const file of scripts) {
    expect(existsSync(path.join(CLIENT, `${file}.br`))).toBe(true)
    expect(existsSync(path.join(CLIENT, `${file}.gz`))).toBe(true)
  }
})

it('keeps the texts of the server on the server', async () => {
  const sources = [
    ...(await readAll({ pattern: 'src/**/*.server.ts', cwd: WEB_ROOT })),
    ...(await readAll({ pattern: 'src/app/entry-server.tsx', cwd: WEB_ROOT })),
  ]
  const scripts = (await readAll({ pattern: 'assets/*.js', cwd: CLIENT })).join('\n')
  expect(findLeaks({ sources, scripts })).toEqual([])
  expect(scripts).not.toContain('renderToString')
})

it('would notice a text that leaked', () => {
  const text = 'Как писать хештеги для TikTok'
  expect(findLeaks({ sources: [`const a = '${text}'`], scripts: `x("${text}")` })).toEqual([text])
})
