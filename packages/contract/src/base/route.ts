import type { z } from 'zod/mini'
import type { CacheTag } from './cache-tags.ts'
import type { ErrorCode } from './errors.ts'
import type { Action, InstallationAction } from './permissions.ts'
import type { ProofPurpose } from './proofs.ts'

type Schema = z.ZodMiniType

/**
 * Who may call: anyone (`optional` identifies callers with a token), a person with a bearer token, a member of the
 * workspace named by the header (without one, of the personal workspace) whose role allows the route's action, or an
 * operator of the installation.
 */
export type RouteAccess = 'public' | 'optional' | 'user' | 'workspace' | 'installation'

export const WORKSPACE_HEADER = 'x-workspace-id'

/** Rate limit class of a caller. The server defines the numbers. */
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
  /** The `data` of a successful response; for a JSON file, its whole content. */
  data: Schema
  /** The response is a file of one of these types, without the envelope. */
  file?: readonly string[]
  /** The handler yields the JSON text of `data` in chunks, which are streamed. */
  isStreamed?: true
  /** The response is a stream of these, as server-sent events, instead of `data` in its envelope. */
  events?: Schema
  /** Errors beyond those common to every route of its access. */
  errors?: readonly ErrorCode[]
  /** Whoever has a passkey proves by it, for this purpose, that it is them. */
  proof?: ProofPurpose
  /** A POST that changes nothing and is used as a query: its body is too large or too structured for a URL. */
  isRead?: true
  /**
   * Of a read: its last answer is kept on the device of the person and shown while there is no network. These parameters
   * of its query are then of no matter.
   */
  kept?: readonly string[]
  /** Of a read: what the response is about. Empty: no call of the API changes it. */
  tags?: readonly CacheTag[]
  /** Of a write: cached responses with one of these tags become stale. Empty: none. */
  affects?: readonly CacheTag[]
  /** Of a write: its `data` is the new response of this read. Parameters of the read's path are fields of `data`. */
  answers?: Route
  /** Of a write: this read, with the parameters of the write, no longer has a response. */
  removes?: Route
}

/** A route for members of a workspace. */
export type WorkspaceRoute = RouteParts & {
  access: 'workspace'
  action: Action
  version?: never
  scope?: never
}

/**
 * A call of the public API, below /api/v1, by the key of a workspace or a program. Its answer is `data` itself, its
 * errors are problems of RFC 9457.
 */
export type ApiRoute = Omit<RouteParts, CacheParts> & {
  access: 'workspace'
  action: Action
  version: 'v1'
  scope: string
} & { [K in CacheParts]?: never }

type CacheParts =
  | 'tags'
  | 'affects'
  | 'answers'
  | 'removes'
  | 'file'
  | 'events'
  | 'isStreamed'
  | 'proof'

/** A route for operators of the installation. */
export type InstallationRoute = RouteParts & {
  access: 'installation'
  action: InstallationAction
  version?: never
  scope?: never
}

/** One HTTP route, declared once. The server mounts it; the web client and OpenAPI are derived from it. */
export type Route =
  | WorkspaceRoute
  | ApiRoute
  | InstallationRoute
  | (RouteParts & {
      access: Exclude<RouteAccess, 'workspace' | 'installation'>
      action?: never
      version?: never
      scope?: never
    })

/** A route is either a read with tags or a write with `affects`. */
type CacheRule =
  | { method: 'GET'; tags: readonly CacheTag[]; affects?: never; answers?: never; removes?: never }
  | { isRead: true; tags: readonly CacheTag[]; affects?: never; answers?: never; removes?: never }
  | { method: Exclude<Route['method'], 'GET'>; affects: readonly CacheTag[]; tags?: never }

/** Keeps the literal types of a declaration, so that handlers and clients are typed by it. */
export const defineRoute = <const R extends Route & CacheRule>(route: R): R => route

type Infer<S> = S extends Schema ? z.output<S> : undefined
type Send<S> = S extends Schema ? z.input<S> : undefined

/** A file response. */
export type RouteFile = {
  type: string
  /** Whole, or in chunks of text, which are streamed. */
  content: Uint8Array | AsyncIterable<string>
  /** Downloaded under this name; displayed without one. */
  name?: string
  /** Not cached without it. */
  cacheControl?: string
}

export type RouteData<R extends Route> = z.output<R['data']>
export type RouteEvent<R extends Route> = R extends { events: infer S extends Schema }
  ? z.output<S>
  : never
/** Return value of a handler. */
export type RouteAnswer<R extends Route> = R extends { file: readonly string[] }
  ? RouteFile
  : R extends { events: Schema }
    ? AsyncIterable<RouteEvent<R>>
    : R extends { isStreamed: true }
      ? AsyncIterable<string>
      : RouteData<R>
/** Parsed input of a handler. */
export type RouteInput<R extends Route> = {
  params: Infer<R['params']>
  query: Infer<R['query']>
  headers: Infer<R['headers']>
  body: Infer<R['body']>
}
/** Parameters of a client call. */
export type RouteRequest<R extends Route> = {
  [K in 'params' | 'query' | 'headers' | 'body' as R[K] extends Schema ? K : never]: Send<R[K]>
}
