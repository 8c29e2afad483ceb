import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { type ContentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'
import { failure } from './envelope.ts'
import type { HttpServer } from './fastify-types.ts'
import { loadWebBuild, type Rendered, type WebBuild } from './web-build.ts'

const NO_BUILD =
  '<!doctype html><html lang="ru"><meta charset="utf-8"><title>Кадр</title><h1>Сайт ещё не собран</h1><p>Выполните <code>npm run build</code> и запустите снова.</p></html>'
const YEAR_MS = 31_536_000_000
/** As the router reads paths: in any case, with any number of slashes. */
const LOCAL_ONLY = /^\/+(dev|sandbox)(\/|$)/i

const cacheOf = (file: string) => {
  if (file.startsWith('assets/')) return { maxAge: YEAR_MS, immutable: true }
  if (file === 'builds/latest.json') return 'no-store'
  return 'no-cache'
}

const safeDecode = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const sendFile = (input: {
  build: WebBuild
  policy: ContentSecurityPolicy
  reply: FastifyReply
  file: string
}) => {
  const { build, policy, reply, file } = input
  if (file.endsWith('.html')) {
    reply.header('content-security-policy', policy(build.scriptHashesOf(file)))
  }
  const cache = cacheOf(file)
  if (typeof cache !== 'string') return reply.sendFile(file, cache)
  return reply.header('cache-control', cache).sendFile(file, { cacheControl: false })
}

export const sendRendered = (input: {
  policy: ContentSecurityPolicy
  reply: FastifyReply
  rendered: Rendered
}) => {
  const { policy, reply, rendered } = input
  if (rendered.location) return reply.redirect(rendered.location, rendered.status)
  return reply
    .status(rendered.status)
    .header('content-security-policy', policy(hashInlineScripts(rendered.html)))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(rendered.html)
}

const isAsset = (path: string) => path.startsWith('/assets/') || /\.[a-z\d]{2,5}$/i.test(path)

/** Data of pages that are not prerendered, for client-side navigation. */
const addPageData = ({ app, build }: { app: HttpServer; build: WebBuild }) =>
  app.get<{ Querystring: { path?: string } }>(
    '/_data',
    { schema: { hide: true } },
    async (request, reply) => {
      const { path } = request.query
      reply.header('cache-control', 'no-store')
      if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) {
        const message = 'Нужен путь страницы: ?path=/…'
        return reply
          .status(400)
          .send(failure({ code: 'VALIDATION_FAILED', message, field: 'path' }))
      }
      const { status, data, location } = await build.render(path)
      if (location) return reply.send({ redirect: location })
      if (status !== 200) return reply.status(status).send({ message: `Page not found: ${path}` })
      return reply.send({ data })
    },
  )

/** Everything outside the API: static files, prerendered pages, then server-side rendering. */
export const addWeb = async ({
  app,
  config,
  policy,
}: {
  app: HttpServer
  config: Config
  policy: ContentSecurityPolicy
}): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<unknown>> => {
  const build = await loadWebBuild(config.webDist)
  if (!build) {
    return async (_request, reply) =>
      reply.status(503).type('text/html; charset=utf-8').send(NO_BUILD)
  }
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    serve: false,
    preCompressed: true,
  })
  addPageData({ app, build })
  return async (request, reply) => {
    const [rawPath = '/'] = request.url.split('?')
    const path = safeDecode(rawPath)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (path === undefined || !isRead) return reply.status(isRead ? 404 : 405).send('')
    const file = build.findFile(path)
    if (file) return sendFile({ build, policy, reply, file })
    if (isAsset(path)) return reply.status(404).type('text/plain').send('Not found')
    const isHidden = LOCAL_ONLY.test(path) && !config.isSandbox
    const rendered = await build.render(isHidden ? '/-/not-found' : request.url)
    return sendRendered({ policy, reply, rendered })
  }
}
