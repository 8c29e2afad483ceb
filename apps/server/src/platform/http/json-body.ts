import type { HttpServer } from './fastify-types.ts'

/** As Fastify's own parser, but an empty body with a JSON content type is allowed. */
export const acceptJson = (app: HttpServer): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.length === 0) done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
