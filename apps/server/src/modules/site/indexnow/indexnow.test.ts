import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { submitPagesJob } from './indexnow.jobs.ts'

const webDist = mkdtempSync(join(tmpdir(), 'kadr-indexnow-'))
const told: unknown[] = []
let status = 200
let engine: Server
let app: TestShell

const body = z.object({ host: z.string(), keyLocation: z.string(), urlList: z.array(z.string()) })

const build = (pages: Record<string, string>) => {
  for (const folder of ['client', 'server']) mkdirSync(join(webDist, folder), { recursive: true })
  writeFileSync(join(webDist, 'server/site.json'), JSON.stringify({ origin: 'https://site.test' }))
  const urls = Object.entries(pages).map(
    ([path, day]) =>
      `<url><loc>https://site.test${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`,
  )
  writeFileSync(join(webDist, 'client/sitemap-blog.xml'), `<urlset>${urls.join('\n')}</urlset>`)
}

beforeAll(async () => {
  engine = createServer(async (request, response) => {
    told.push(JSON.parse(await text(request)))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  const address = engine.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  app = await createTestApp({ config: { webDist, indexNow: { key: 'a1b2c3d4', url } } })
})
afterAll(async () => {
  await app.stop()
  engine.close()
  rmSync(webDist, { recursive: true, force: true })
})

const run = async () => {
  told.length = 0
  await app.ctx.jobs.enqueue(submitPagesJob, {})
  await app.runDueJobs()
  return told.map((request) => body.parse(request))
}

it('tells about every page once, then about those that changed or went', async () => {
  build({ '/blog/one': '2026-11-01', '/blog/two': '2026-11-02', '/blog': '' })
  expect(await run()).toEqual([
    {
      host: 'localhost:3000',
      keyLocation: 'http://localhost:3000/a1b2c3d4.txt',
      urlList: ['one', 'two']
        .map((name) => `http://localhost:3000/blog/${name}`)
        .concat('http://localhost:3000/blog'),
    },
  ])
  expect(await run()).toEqual([])
  build({ '/blog/one': '2026-11-10', '/blog': '' })
  expect((await run())[0]?.urlList).toEqual([
    'http://localhost:3000/blog/one',
    'http://localhost:3000/blog/two',
  ])
  expect(await run()).toEqual([])
})

it('tells again what an engine did not take', async () => {
  build({ '/blog/one': '2026-11-11', '/blog': '' })
  status = 429
  await expect(run()).rejects.toThrow('429')
  status = 200
  expect((await run())[0]?.urlList).toEqual(['http://localhost:3000/blog/one'])
})
