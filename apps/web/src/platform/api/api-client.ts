import type { ProofPurpose } from '@kadr/contract/base/proofs'
import {
  type Route,
  type RouteData,
  type RouteRequest,
  WORKSPACE_HEADER,
} from '@kadr/contract/base/route'
import { DEVICE_HEADER } from '@kadr/contract/identity/auth'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { OfflineReads } from '../offline/offline-reads.ts'
import { yieldToMain } from '../page/task-scheduling.ts'
import { CALL_TIMEOUT_MS, createRefresher, type Locks } from '../session/refresh-session.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { WorkspaceStore } from '../session/workspace-store.ts'
import { addressOf } from './api-address.ts'
import { createApiCache, pagesKeyOf, queryKeyOf } from './api-cache.ts'
import { ApiError, isProofAsked, isUnreached, toApiError, toNetworkError } from './api-error.ts'

export const CACHE_MS = 30_000

type Page = { items: unknown[]; nextCursor: string | null }
const FIRST_PAGE = ''

/** Files are loaded by address and streams are opened; neither can be called. */
type CalledRoute = Route & { file?: never; events?: never }
type PagedRoute = CalledRoute & { query: z.ZodMiniType; data: z.ZodMiniType<Page> }
type StreamRoute = Route & { events: NonNullable<Route['events']> }

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean }
type Request<R extends Route> = RouteRequest<R> & CallOptions

/** A route without parameters, query and body takes no request. */
type RequestArguments<R extends Route> = keyof RouteRequest<R> extends never
  ? [request?: CallOptions]
  : [request: Request<R>]

type PageQuery<R extends PagedRoute> = z.input<R['query']>
/** Of a list below an entity: the parameters of its path. */
type ParamsOf<R extends Route> =
  RouteRequest<R> extends { params: infer Params } ? { params: Params } : unknown

type LooseRequest = CallOptions & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Headers of a request that belongs to a workspace, whichever is open by the time it is sent. */
export const inWorkspace = (workspaceId: string) => ({ [WORKSPACE_HEADER]: workspaceId })

export type Api = ReturnType<typeof createApi>

export const createApi = ({
  session,
  workspace,
  queries,
  fetch: send,
  deviceId,
  locks,
  offline,
  prove,
  onCall,
}: {
  session: SessionStore
  workspace: WorkspaceStore
  queries: QueryClient
  fetch: typeof fetch
  deviceId?: string | undefined
  locks?: Locks | undefined
  /** Answers reads where there is no network. */
  offline?: OfflineReads | undefined
  /** Asks the person to prove who they are; false when they decline. */
  prove?: ((purpose: ProofPurpose) => Promise<boolean>) | undefined
  /** Runs after each successful call; cached reads do not count. */
  onCall?: ((route: Route) => void) | undefined
}) => {
  const refresh = createRefresher({ session, send, locks })
  const cache = createApiCache({ queries })

  /** Replaced when the user changes: a request of the one before is neither repeated nor cached. */
  let owner: object | undefined = {}

  const startOver = () => {
    owner = {}
    queries.clear()
  }

  const forget = () => {
    session.reset()
    workspace.reset()
    startOver()
  }

  const workspaceOf = ({ headers }: LooseRequest) =>
    headers?.[WORKSPACE_HEADER] ?? workspace.getState().chosenId

  const sendOnce = async (route: Route, request: LooseRequest) => {
    if (!owner) throw toNetworkError('closed')
    const { token } = session.getState()
    const workspaceId = route.access === 'workspace' ? workspaceOf(request) : null
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
    const response = await send(addressOf({ path: route.path, ...request }), {
      method: route.method,
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(workspaceId !== null && { [WORKSPACE_HEADER]: workspaceId }),
        ...(deviceId !== undefined && { [DEVICE_HEADER]: deviceId }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      ...(request.keepalive && { keepalive: true }),
    }).catch((cause: unknown) => {
      if (request.signal?.aborted) throw cause
      throw toNetworkError(cause)
    })
    if (route.events && response.ok) return { token, workspaceId, response, body: undefined }
    const body: unknown = await response.json().catch(() => undefined)
    return { token, workspaceId, response, body }
  }

  /** Refreshes once, then retries once; a request that can't be retried ends the session. */
  const sendAuthorized = async (route: Route, request: LooseRequest) => {
    const sender = owner
    const forgetSender = () => {
      if (sender === owner) forget()
    }
    const first = await sendOnce(route, request)
    if (first.response.status !== 401 || sender !== owner) return first
    if (route.access === 'public') {
      forget()
      return first
    }
    await refresh(first.token).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'NETWORK')) forgetSender()
      throw error
    })
    if (sender !== owner) return first
    const second = await sendOnce(route, request)
    if (second.response.status === 401) forgetSender()
    return second
  }

  /** A workspace that was deleted or lost must not lock the user out: the personal one is the fallback. */
  const sendWithinWorkspace = async (route: Route, request: LooseRequest) => {
    const answer = await sendAuthorized(route, request)
    if (answer.workspaceId === null || !isWorkspaceLost(answer)) return checked(answer)
    if (workspace.getState().chosenId === answer.workspaceId) workspace.reset()
    return checked(await sendAuthorized(route, request))
  }

  const call = async <R extends CalledRoute>(
    route: R,
    ...[request = {}]: RequestArguments<R>
  ): Promise<RouteData<R>> => {
    const loose: LooseRequest = request
    const sender = owner
    const isSameSender = () => sender === owner
    const send = () => sendWithinWorkspace(route, loose)
    const data = dataOf({ route, ...(await sendProved({ route, prove, isSameSender, send })) })
    if (isSameSender()) cache.applyWrite({ route, request: loose, data })
    onCall?.(route)
    return data
  }

  const load = async <R extends CalledRoute>(
    route: R,
    request: LooseRequest,
  ): Promise<RouteData<R>> => {
    // A page sends many requests at once; a yield between them keeps the first render responsive.
    await yieldToMain()
    const workspaceId = route.access === 'workspace' ? workspaceOf(request) : null
    const read = { route, request, workspaceId }
    try {
      const answer = await sendWithinWorkspace(route, request)
      const data = dataOf({ route, ...answer })
      offline?.keep(read, data)
      return data
    } catch (error) {
      const known = isUnreached(error) ? route.data.safeParse(offline?.recall(read)) : undefined
      if (!known?.success) throw error
      return known.data as RouteData<R>
    }
  }

  const query = <R extends CalledRoute>(route: R, ...[request]: RequestArguments<R>) => {
    const loose: LooseRequest = request ?? {}
    return queryOptions({
      queryKey: queryKeyOf(route, loose),
      queryFn: ({ signal }) => load(route, { ...loose, signal }),
      staleTime: CACHE_MS,
      meta: metaOf(route),
    })
  }

  /** Query options of a paginated list. */
  const pages = <R extends PagedRoute>(
    route: R,
    {
      query: filter,
      pageSize,
      ...of
    }: { query: Omit<PageQuery<R>, 'cursor' | 'limit'>; pageSize: number } & ParamsOf<R>,
  ) =>
    infiniteQueryOptions({
      // The filter comes last: caches are searched by it.
      queryKey: [...pagesKeyOf(route), ...Object.values(of), filter],
      queryFn: ({ pageParam, signal }) => {
        const paging = { cursor: pageParam || undefined, limit: pageSize }
        return load(route, { ...of, query: { ...filter, ...paging }, signal })
      },
      initialPageParam: FIRST_PAGE,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: CACHE_MS,
      meta: metaOf(route),
    })

  /** Stores a read's response that came with another one, to save the request. */
  const put = <R extends CalledRoute>(
    route: R,
    ...[request, data]: keyof RouteRequest<R> extends never
      ? [request: undefined, data: RouteData<R>]
      : [request: RouteRequest<R>, data: RouteData<R>]
  ) => {
    const loose: LooseRequest = request ?? {}
    cache.store({ route, request: loose, data })
  }

  /** Opens a stream of events for `readEvents`. */
  const open = async <R extends StreamRoute>(route: R, ...[request = {}]: RequestArguments<R>) => {
    const { response } = await sendWithinWorkspace(route, request)
    onCall?.(route)
    return response
  }

  /** Ends this client: the page is about to be replaced by one of another user. */
  const close = () => {
    owner = undefined
  }

  return { call, query, pages, put, open, startOver, close, markStale: cache.markStale }
}

/** What asks for a proof is sent again once it was given, by the same person. */
const sendProved = async <A>({
  route,
  prove,
  isSameSender,
  send,
}: {
  route: Route
  prove: ((purpose: ProofPurpose) => Promise<boolean>) | undefined
  isSameSender(): boolean
  send(): Promise<A>
}): Promise<A> => {
  try {
    return await send()
  } catch (error) {
    if (!isProofAsked(error) || !route.proof || !prove) throw error
    if (!(await prove(route.proof)) || !isSameSender()) throw error
    return send()
  }
}

const metaOf = ({ tags }: Route) => ({ ...(tags && { tags }) })

type Answer = { response: Response; body: unknown }

const isWorkspaceLost = ({ response: { status }, body }: Answer) =>
  status === 404 && toApiError({ status, body }).field === WORKSPACE_HEADER

const checked = <A extends Answer>(answer: A): A => {
  const { response, body } = answer
  if (!response.ok) throw toApiError({ status: response.status, body })
  return answer
}

/** The `data` of a successful response. It has passed the route's own schema, so it is of the route's type. */
const dataOf = <R extends Route>({
  route,
  response: { status },
  body,
}: Answer & { route: R }): RouteData<R> => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  const parsed = route.data.safeParse(data)
  if (!parsed.success) throw toApiError({ status, body: undefined })
  return parsed.data as RouteData<R>
}
