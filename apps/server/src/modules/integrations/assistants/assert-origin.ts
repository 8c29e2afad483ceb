import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'

/**
 * A page of another site can make a browser call an address of the local network: its request carries the page's
 * origin, or, when a name was rebound, the name's host.
 */
export const isFromHere = ({ ctx, request }: { ctx: AppContext; request: FastifyRequest }) => {
  const here = new URL(ctx.config.publicUrl)
  const { origin } = request.headers
  return request.host === here.host && (origin === undefined || origin === here.origin)
}
