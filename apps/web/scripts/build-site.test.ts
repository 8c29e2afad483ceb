// @vitest-environment node
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RenderedPage } from '../src/app/entry-server.tsx'
import { WEB_ROOT } from './build-site.ts'
import { findLeaks } from './content-leaks.ts'

const OUT = path.join(WEB_ROOT, '.cache/dist', `test-${process.pid}`)
const CLIENT = path.join(OUT, 'client')
let buildId: string

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
  const build = path.join(WEB_ROOT, 'scripts/build.ts')
  await promisify(execFile)(process.execPath, [build, '--out', OUT])
  buildId = JSON.parse(await readClient('builds/latest.json')).id
}, 180_000)
afterAll(() => rm(OUT, { recursive: true, force: true }))

it('writes content pages with their payloads for client navigation', async () => {
  expect(await readClient('index.html')).toContain('rel="canonical" href="https://site.invalid/"')
  expect(JSON.parse(await readClient('_payload.json'))).toHaveProperty('data')
  const meta: unknown = JSON.parse(await readClient(`builds/meta/${buildId}.json`))
  expect(meta).toMatchObject({ id: buildId, prerendered: expect.arrayContaining(['/', '/login']) })
})

it('lists the files that name the site, and no other file names it', async () => {
  const site = JSON.parse(await readFile(path.join(OUT, 'server/site.json'), 'utf8'))
  expect(site).toEqual({
    origin: 'https://site.invalid',
    apiOrigins: '"apiOrigins":{}',
    files: ['index.html', 'login/index.html', 'sitemap.xml', 'robots.txt'],
  })
  expect(existsSync(path.join(CLIENT, 'index.html.br'))).toBe(false)
  expect(await readClient('login/index.html')).toContain(site.apiOrigins)
  for await (const file of glob('**/*.{html,js,json,txt,xml}', { cwd: CLIENT })) {
    expect([file, (await readClient(file)).includes(site.origin)]).toEqual([
      file,
      site.files.includes(file),
    ])
  }
})

it('preloads no program on content pages and runs it at the end of the body', async () => {
  const html = await readClient('index.html')
  expect(html).not.toContain('modulepreload')
  expect(html).toMatch(
    /<script type="module" src="\/assets\/start[^>]+><\/script><\/body><\/html>$/,
  )
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
