import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodMiniType

/** Who may call: anybody, or a person with a bearer token. */
export type RouteAccess = 'public' | 'user'

/** How often one caller may call. The numbers behind the names live on the server. */
export type RouteRate = 'signIn' | 'read' | 'write' | 'heavy'

/** One HTTP call, declared once. The server mounts it, the web client and OpenAPI are derived from it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with `:name` parameters. */
  path: `/${string}`
  access: RouteAccess
  rate: RouteRate
  summary: string
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  /** The `data` of a successful answer. */
  data: Schema
  /** The answer is a JSON file to save: `data` itself, without the envelope. */
  isFile?: true
  /** Failures beyond those every route of its access can answer with. */
  errors?: readonly ErrorCode[]
}

/** Keeps the literal types of a declaration, so that handlers and clients are typed by it. */
export const defineRoute = <const R extends Route>(route: R): R => route

type Infer<S> = S extends Schema ? z.output<S> : undefined
type Send<S> = S extends Schema ? z.input<S> : undefined

export type RouteData<R extends Route> = z.output<R['data']>
/** What a handler receives, parsed. */
export type RouteInput<R extends Route> = {
  params: Infer<R['params']>
  query: Infer<R['query']>
  headers: Infer<R['headers']>
  body: Infer<R['body']>
}
/** What a client has to give. */
export type RouteRequest<R extends Route> = {
  [K in 'params' | 'query' | 'headers' | 'body' as R[K] extends Schema ? K : never]: Send<R[K]>
}
