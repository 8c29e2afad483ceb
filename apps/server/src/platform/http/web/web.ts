import fastifyStatic from '@fastify/static'
import { describeTerms } from '@kadr/domain/money/affiliate'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { describeRequisites } from '../../../config/site-requisites.ts'
import type { HttpServer } from '../fastify-types.ts'
import type { CheckRate } from '../limits/rate-limits.ts'
import { type ContentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'
import { addLostShare } from './lost-share.ts'
import { encodeText, sendEncoded } from './send-encoded.ts'
import {
  fillLiveValues,
  loadWebBuild,
  type RenderedPage,
  type SiteFile,
  type WebBuild,
} from './web-build.ts'

const NO_BUILD =
  '<!doctype html><html lang="ru"><meta charset="utf-8"><title>Кадр</title><h1>Сайт ещё не собран</h1><p>Выполните <code>npm run build</code> и запустите снова.</p></html>'
const YEAR_MS = 31_536_000_000
/** Matches like the router: case-insensitive, any number of slashes. */
const LOCAL_ONLY = /^\/+(dev|sandbox)(\/|$)/i

const cacheOf = (file: string) => {
  if (file.startsWith('assets/') || file.startsWith('pictures/'))
    return { maxAge: YEAR_MS, immutable: true }
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

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

type SiteFileReply = {
  policy: ContentSecurityPolicy
  request: FastifyRequest
  reply: FastifyReply
  file: string
}

const sendSiteFile = ({
  policy,
  request,
  reply,
  file,
  site,
}: SiteFileReply & { site: SiteFile }) => {
  const { encoded, etag, scriptHashes } = site
  const extension = file.split('.').at(-1) ?? ''
  if (extension === 'html') reply.header('content-security-policy', policy(scriptHashes))
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  reply.type(TYPES[extension] ?? 'application/json; charset=utf-8')
  return sendEncoded({ request, reply, encoded })
}

/** Values of the public pages that change while the server runs. */
export type ReadSiteValues = () => Promise<Readonly<Record<string, string>>>

const sendFile = async ({
  build,
  readValues,
  ...sent
}: SiteFileReply & { build: WebBuild; readValues: ReadSiteValues }) => {
  const { reply, file } = sent
  const site = build.findSiteFile(file)
  if (site?.isLive) {
    return sendSiteFile({ ...sent, site: fillLiveValues(site, await readValues()) })
  }
  if (site) return sendSiteFile({ ...sent, site })
  const cache = cacheOf(file)
  if (typeof cache !== 'string') return reply.sendFile(file, cache)
  return reply.header('cache-control', cache).sendFile(file, { cacheControl: false })
}

const NOINDEX = /<meta\b(?=[^>]*\bname="robots")(?=[^>]*\bcontent="noindex")/

export const sendRendered = (input: {
  policy: ContentSecurityPolicy
  request: FastifyRequest
  reply: FastifyReply
  rendered: RenderedPage
}) => {
  const { policy, request, reply, rendered } = input
  if (rendered.location) return reply.redirect(rendered.location, rendered.status)
  reply
    .status(rendered.status)
    .header('content-security-policy', policy(hashInlineScripts(rendered.html)))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
  // For robots that keep an address without reading its document.
  if (NOINDEX.test(rendered.html)) reply.header('x-robots-tag', 'noindex')
  return sendEncoded({ request, reply, encoded: encodeText(rendered.html) })
}

/** The same address without slashes at its end, which has one page of its own; undefined when there are none. */
const withoutSlash = (url: string): string | undefined => {
  const [path = '', ...search] = url.split('?')
  const [, rest] = /^\/+(.*[^/])\/+$/.exec(path) ?? []
  // Two slashes at its beginning would lead to another site.
  return rest === undefined ? undefined : [`/${rest}`, ...search].join('?')
}

/** Subresources of pages: a page sent in place of a missing one would be executed or drawn. */
const isPartOfPage = (path: string) =>
  /^\/(assets|builds|films|fonts|icons|pictures|screens)\//.test(path)

/** Everything outside the API: static files, prerendered pages, then server-side rendering. */
export const addWeb = async ({
  app,
  config,
  policy,
  checkRate,
  readValues,
}: {
  app: HttpServer
  config: Config
  policy: ContentSecurityPolicy
  checkRate: CheckRate
  readValues: ReadSiteValues
}): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<unknown>> => {
  const build = await loadWebBuild({
    dist: config.webDist,
    place: {
      origin: config.publicUrl,
      apiOrigins: config.apiOrigins,
      requisites: describeRequisites(config),
      affiliate: describeTerms(config.affiliate),
    },
  })
  if (!build) {
    return async (_request, reply) =>
      reply.status(503).type('text/html; charset=utf-8').send(NO_BUILD)
  }
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    serve: false,
    preCompressed: true,
  })
  await addLostShare({ app, checkRate })
  return async (request, reply) => {
    const [rawPath = '/'] = request.url.split('?')
    const path = safeDecode(rawPath)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return reply.status(405).send('')
    const canonical = withoutSlash(request.originalUrl)
    if (canonical !== undefined) return reply.redirect(canonical, 301)
    const file = path === undefined ? undefined : build.findFile(path)
    if (file) return sendFile({ build, readValues, policy, request, reply, file })
    if (isPartOfPage(rawPath)) return reply.status(404).type('text/plain').send('Not found')
    await checkRate({ rate: 'page', request, reply })
    const isHidden = path !== undefined && LOCAL_ONLY.test(path) && !config.isSandbox
    const rendered = await build.render(isHidden ? '/-/not-found' : request.originalUrl)
    return sendRendered({ policy, request, reply, rendered })
  }
}
