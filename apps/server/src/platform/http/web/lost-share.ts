import type { HttpServer } from '../fastify-types.ts'
import type { CheckRate } from '../limits/rate-limits.ts'

/**
 * What other apps share is taken by the service worker of the site. Where there is none yet it comes here without saying
 * whose it is: the page says so, and has the worker by then.
 */
export const addLostShare = ({ app, checkRate }: { app: HttpServer; checkRate: CheckRate }) =>
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post('/share', async (request, reply) => {
      await checkRate({ rate: 'page', request, reply })
      return reply.redirect('/share?lost=site', 303)
    })
    ready()
  })
