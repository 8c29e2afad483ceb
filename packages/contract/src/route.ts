import type { z } from 'zod/mini'
import type { CacheTag } from './cache-tags.ts'
import type { ErrorCode } from './errors.ts'
import type { Action } from './permissions.ts'

type Schema = z.ZodMiniType

/**
 * Who may call: anybody (`optional` knows those who bring a token), a person with a bearer token, or a member of the workspace named by the header
 * (without one, of the personal workspace) whose role allows the route's action.
 */
export type RouteAccess = 'public' | 'optional' | 'user' | 'workspace'

export const WORKSPACE_HEADER = 'x-workspace-id'

/** How often one caller may call. The numbers behind the names live on the server. */
export type RouteRate = 'signIn' | 'read' | 'write' | 'heavy'

type RouteParts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with `:name` parameters. */
  path: `/${string}`
  rate: RouteRate
  summary: string
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  /** The `data` of a successful answer; of a file of JSON, its whole content. */
  data: Schema
  /** The answer is a file of one of these types, without the envelope. */
  file?: readonly string[]
  /** The handler gives the JSON text of `data` in pieces, which are sent as they are made. */
  isStreamed?: true
  /** The answer is a stream of these, as server-sent events, instead of `data` in its envelope. */
  events?: Schema
  /** Failures beyond those every route of its access can answer with. */
  errors?: readonly ErrorCode[]
  /** A POST that changes nothing and is used as a query: its body is too large or too structured for an address. */
  isRead?: true
  /** Of a read: what the answer belongs to. Empty: no call of the API changes it. */
  tags?: readonly CacheTag[]
  /** Of a write: cached answers with one of these tags are stale after it. Empty: none is. */
  affects?: readonly CacheTag[]
  /** Of a write: its `data` is what this read would answer now. Parameters of the read's path are fields of `data`. */
  answers?: Route
  /** Of a write: this read, with the parameters of the write, has no answer any more. */
  removes?: Route
}

/** A call a member of a workspace makes. */
export type WorkspaceRoute = RouteParts & { access: 'workspace'; action: Action }

/** One HTTP call, declared once. The server mounts it, the web client and OpenAPI are derived from it. */
export type Route =
  | WorkspaceRoute
  | (RouteParts & { access: Exclude<RouteAccess, 'workspace'>; action?: never })

/** A route is either a read with tags or a write that says what it affects. */
type CacheRule =
  | { method: 'GET'; tags: readonly CacheTag[]; affects?: never; answers?: never; removes?: never }
  | { isRead: true; tags: readonly CacheTag[]; affects?: never; answers?: never; removes?: never }
  | { method: Exclude<Route['method'], 'GET'>; affects: readonly CacheTag[]; tags?: never }

/** Keeps the literal types of a declaration, so that handlers and clients are typed by it. */
export const defineRoute = <const R extends Route & CacheRule>(route: R): R => route

type Infer<S> = S extends Schema ? z.output<S> : undefined
type Send<S> = S extends Schema ? z.input<S> : undefined

/** A file as an answer. */
export type RouteFile = {
  type: string
  /** In pieces of text, which are sent as they are made, or whole. */
  content: Uint8Array | AsyncIterable<string>
  /** To be saved under this name; without one it is shown. */
  name?: string
  /** Without it nobody keeps a copy. */
  cacheControl?: string
}

export type RouteData<R extends Route> = z.output<R['data']>
export type RouteEvent<R extends Route> = R extends { events: infer S extends Schema }
  ? z.output<S>
  : never
/** What a handler gives back. */
export type RouteAnswer<R extends Route> = R extends { file: readonly string[] }
  ? RouteFile
  : R extends { events: Schema }
    ? AsyncIterable<RouteEvent<R>>
    : R extends { isStreamed: true }
      ? AsyncIterable<string>
      : RouteData<R>
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
