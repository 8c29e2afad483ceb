import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import type { HttpServer } from '../fastify-types.ts'
import type { ContentSecurityPolicy } from './content-security-policy.ts'
import { sendRendered } from './web.ts'
import type { Render, SiteOrigins } from './web-build.ts'

type DevRenderer = {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void
  render: Render
  findJson(url: string): Promise<unknown>
  close(): Promise<void>
}
type DevServer = { createDevRenderer(place: SiteOrigins): Promise<DevRenderer> }

/** Imported by path: the server must not depend on the web app's build tools. */
const importDevServer = async (webDist: string): Promise<DevServer> =>
  await import(pathToFileURL(join(webDist, '../scripts/dev-server.ts')).href)

const didAnswer = ({
  renderer,
  request,
  reply,
}: {
  renderer: DevRenderer
  request: FastifyRequest
  reply: FastifyReply
}) =>
  new Promise<boolean>((resolve) => {
    reply.raw.once('close', () => resolve(true))
    renderer.middlewares(request.raw, reply.raw, () => resolve(false))
  })

/** Serves pages and modules from the sources, for `npm run dev`. */
export const addWebDev = async ({
  app,
  config,
  policy,
}: {
  app: HttpServer
  config: Config
  policy: ContentSecurityPolicy
}): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<unknown>> => {
  const { createDevRenderer } = await importDevServer(config.webDist)
  const renderer = await createDevRenderer({
    origin: config.publicUrl,
    apiOrigins: config.apiOrigins,
  })
  app.addHook('onClose', () => renderer.close())
  return async (request, reply) => {
    const json = await renderer.findJson(request.url)
    if (json !== undefined) return reply.send(json)
    if (await didAnswer({ renderer, request, reply })) return reply.hijack()
    return sendRendered({ policy, request, reply, rendered: await renderer.render(request.url) })
  }
}
