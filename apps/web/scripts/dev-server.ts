import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { createRender, RenderedPage } from '../src/app/entry-server.tsx'

const ENTRY = '/src/app/entry-server.tsx'
const BUILD_ID = 'dev'

type EntryServer = { createRender: typeof createRender; prerenderPaths: string[] }

export type DevRenderer = {
  /** Serves files, modules and hot updates; calls next for everything else. */
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  render: (url: string) => Promise<RenderedPage>
  /** The JSON files a build would have written: builds/** and _payload.json. */
  findJson: (url: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Guarantee: ENTRY exports exactly this shape. */
const loadEntry = async (vite: ViteDevServer) => (await vite.ssrLoadModule(ENTRY)) as EntryServer

const findJson = async ({
  vite,
  url,
  render,
}: Pick<DevRenderer, 'render'> & { vite: ViteDevServer; url: string }) => {
  const { pathname } = new URL(url, 'http://dev')
  if (pathname === '/builds/latest.json') return { id: BUILD_ID }
  if (pathname === `/builds/meta/${BUILD_ID}.json`) {
    const { prerenderPaths } = await loadEntry(vite)
    return { id: BUILD_ID, prerendered: prerenderPaths }
  }
  // The development server serves modules one by one: there are no chunks to prefetch.
  if (pathname === `/builds/pages/${BUILD_ID}.json`) return {}
  if (!pathname.endsWith('/_payload.json')) return undefined
  const page = await render(pathname.slice(0, -'/_payload.json'.length) || '/')
  return { data: page.data }
}

/** Renders pages from the sources with hot reload, as middleware of another HTTP server. */
export const createDevRenderer = async (place: {
  origin: string
  apiOrigins: Record<string, string>
}): Promise<DevRenderer> => {
  const vite = await createServer({
    configFile: path.join(import.meta.dirname, '../vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'warn',
  })

  const render = async (url: string) => {
    try {
      const { createRender } = await loadEntry(vite)
      const assets = {
        start: '/src/app/start.ts',
        program: ['/src/app/entry-client.tsx'],
        guestProgram: ['/src/app/entry-guest.tsx'],
        styles: ['/src/styles/app.css'],
        chunks: {},
        headHtml: (await vite.transformIndexHtml(url, '<head></head>')).replace(/<\/?head>/g, ''),
      }
      return await createRender({ assets, buildId: BUILD_ID, ...place })(url)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }

  return {
    middlewares: vite.middlewares,
    render,
    findJson: (url) => findJson({ vite, url, render }),
    close: () => vite.close(),
  }
}
