import type { FastifyReply, FastifyRequest } from 'fastify'

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)

const isPageRequest = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/') &&
  !/\.[a-z\d]{2,5}(\?|$)/i.test(url) &&
  (headers.accept?.includes('text/html') ?? false)

/**
 * Cookies and Google's redirect work only on the public host name: pages requested under another one (localhost,
 * 127.0.0.1) are redirected to it.
 */
export const redirectToPublicUrl = ({
  publicUrl,
  answer,
}: {
  publicUrl: string
  answer: AnswerPage
}): AnswerPage => {
  const wanted = new URL(publicUrl)
  if (!isLoopback(wanted)) return answer
  return async (request, reply) => {
    const asked = URL.parse(`${wanted.protocol}//${request.host}`)
    const isAlias =
      asked !== null &&
      isLoopback(asked) &&
      asked.port === wanted.port &&
      asked.hostname !== wanted.hostname
    if (!isAlias || !isPageRequest(request)) return answer(request, reply)
    return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${request.url}`, 302)
  }
}
