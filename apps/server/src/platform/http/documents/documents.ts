import type { Route } from '@kadr/contract/base/route'
import type { HttpServer } from '../fastify-types.ts'
import type { CheckRate } from '../limits/rate-limits.ts'
import { createCachedDocument } from './cached-document.ts'
import { renderDocs } from './docs-page.ts'

/** API documentation, as a page and as OpenAPI. */
export const addDocuments = ({
  app,
  mounted,
  checkRate,
}: {
  app: HttpServer
  mounted: readonly Route[]
  checkRate: CheckRate
}): void => {
  const documents = {
    '/api/docs': { type: 'text/html; charset=utf-8', write: () => renderDocs(mounted) },
    '/api/openapi.json': {
      type: 'application/json; charset=utf-8',
      write: () => JSON.stringify(app.swagger()),
    },
  }
  for (const [path, document] of Object.entries(documents)) {
    const send = createCachedDocument(document)
    const options = { schema: { hide: true }, compress: false as const }
    app.get(path, options, async (request, reply) => {
      await checkRate({ rate: 'write', request, reply })
      return send(request, reply)
    })
  }
}
