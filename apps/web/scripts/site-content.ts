import { createReadStream, existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { drawPicture } from '@kadr/content/draw-pictures'
import { joinContent } from '@kadr/content/join-content'
import { loadContent } from '@kadr/content/load-content'
import { CONTENT_FOLDER } from '@kadr/content/read-source'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Pictures are drawn once for all builds on this machine. */
export const PICTURE_CACHE = path.join(ROOT, '.cache/site-pictures')

const MODULE = 'virtual:site-content'
const RESOLVED = `\0${MODULE}`

export const readSiteContent = () => {
  const loaded = loadContent(CONTENT_FOLDER)
  return { loaded, content: joinContent(loaded) }
}

/** What `src/site/content/content.server.ts` imports: see its declaration beside it. */
const toModule = () => {
  const { content } = readSiteContent()
  const { articles, known, ...rest } = content
  const data = { ...rest, articles: [...articles.values()] }
  return `export const content = ${JSON.stringify(data)}`
}

const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.webp': 'image/webp' }

const sendFile = (response: ServerResponse, file: string) => {
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}

/** The checked content of the site as a module of the server build; reloaded in development when a file changes. */
export const siteContent = (): Plugin => ({
  name: 'kadr:site-content',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? toModule() : undefined),
  configureServer(server) {
    server.watcher.add(CONTENT_FOLDER)
    server.watcher.on('all', (_event, file) => {
      if (!file.startsWith(CONTENT_FOLDER)) return
      const module = server.moduleGraph.getModuleById(RESOLVED)
      if (module) server.moduleGraph.invalidateModule(module)
    })
    server.middlewares.use('/screens', (request, response, next) => {
      const file = path.join(CONTENT_FOLDER, 'screens', path.basename(request.url ?? ''))
      if (!existsSync(file)) return next()
      sendFile(response, file)
    })
    server.middlewares.use('/pictures', (request, response, next) => {
      const name = path.basename(request.url ?? '')
      const spec = readSiteContent().loaded.pictures.specs.get(name)
      if (!spec) return next()
      drawPicture({ name, spec, cacheFolder: PICTURE_CACHE }).then(
        (file) => sendFile(response, file),
        next,
      )
    })
  },
})
