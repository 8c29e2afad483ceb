import { notFound } from '@tanstack/react-router'
import { openDocument } from './chunk-reload.ts'
import type { Payloads } from './payload.ts'

type LoaderContext = {
  context: { services: { payloads: Payloads } }
  location: { pathname: string; href: string }
  route: { id: string }
  preload: boolean
}

/** Guarantee: the payload was written by this very route's server loader, whose type the route takes. */
const asLoaderData = (data: unknown): never => data as never

/**
 * The browser's half of a content route's loader: `loader: import.meta.env.SSR ? () => loadArticle() :
 * payloadLoader`.
 */
export const payloadLoader = async ({
  context,
  location,
  route,
  preload,
}: LoaderContext): Promise<never> => {
  const answer = await context.services.payloads.findPayload(location.pathname)
  if (answer.kind === 'found' && route.id in answer.data) return asLoaderData(answer.data[route.id])
  if (answer.kind !== 'unreachable') throw notFound()
  if (preload) throw new Error(`No payload for ${location.pathname}`)
  openDocument(location.href)
  return new Promise<never>(() => {})
}
