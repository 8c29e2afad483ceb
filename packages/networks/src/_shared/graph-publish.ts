import * as z from 'zod/mini'
import type { Account, Failure } from '../network-adapter.ts'
import type {
  LocateOutcome,
  PrepareOutcome,
  Progress,
  Publication,
  Publish,
  PublishedPost,
  PublishInput,
  ReconcileOutcome,
  RemoveOutcome,
  SubmitOutcome,
} from '../publish.ts'
import { failedSubmit } from './failed-submit.ts'
import { callGraph, type GraphParams } from './graph-client.ts'
import {
  type GraphMedia,
  graphContainer,
  graphId,
  graphMedia,
  graphMediaList,
  graphRemoved,
} from './graph-wire.ts'

/** Differences between the two networks that publish through containers. */
export type GraphDialect = {
  title: string
  /** Versioned API base URL of this account. */
  base(input: Pick<PublishInput, 'ctx' | 'account'>): string
  /** Paths below the account: create a container, publish it, list published media. */
  edges: { create: string; publish: string; list: string }
  fields: { status: string; list: string }
  /** Containers of a publication; carousel items come first. */
  plan(publication: Publication): {
    items: readonly GraphParams[]
    post(children: readonly string[]): GraphParams
  }
  /** Maps the reason of an ERROR status. */
  explainReason(reason: string): Failure
  /** Used when only the container of a post is known. */
  idUnknown: Failure
}

const progressSchema = z.object({
  children: z._default(z.array(z.string()), []),
  containerId: z.optional(z.string()),
})

/** For the permalink only: without it the post is still published. */
const LINK_TIMEOUT_MS = 10_000
const WAIT_SECONDS = { image: 3, video: 15 }
const CLOCK_SKEW_MS = 2 * 60 * 1000
const ALREADY_DELETED = 'graph_100_33'
const GONE = new Set([ALREADY_DELETED, 'graph_24_2207006', 'graph_-2_2207020'])

type Scope = PublishInput & { dialect: GraphDialect }

const tokenOf = (account: Account): GraphParams => ({ access_token: account.tokens.accessToken })

const accountUrl = (scope: Scope, edge: string) =>
  `${scope.dialect.base(scope)}/${scope.account.profile.externalId}/${edge}`

const waitOf = ({ publication }: { publication?: Publication }) =>
  publication?.media.some(({ kind }) => kind === 'video') ? WAIT_SECONDS.video : WAIT_SECONDS.image

export function createGraphPublish(
  dialect: GraphDialect,
): Pick<Publish, 'prepare' | 'submit' | 'status' | 'reconcile' | 'locate' | 'remove'> {
  return {
    prepare: (input) => prepare({ ...input, dialect }),
    submit: (input) => submit({ ...input, dialect }),
    // Publishing a finished container is synchronous, so there is nothing to poll.
    status: async (input) => {
      const outcome = await reconcile({ ...input, dialect })
      if (outcome.kind === 'published' || outcome.kind === 'unreachable') return outcome
      return { kind: 'processing', seconds: waitOf(input) }
    },
    reconcile: (input) => reconcile({ ...input, dialect }),
    locate: (input) => locate({ ...input, dialect }),
    remove: (input) => remove({ ...input, dialect }),
  }
}

async function prepare(scope: Scope): Promise<PrepareOutcome> {
  const { children, containerId } = progressSchema.parse(scope.progress)
  const plan = scope.dialect.plan(scope.publication)
  if (containerId) return awaitContainers({ ...scope, ids: [containerId] })
  const item = plan.items[children.length]
  if (item) {
    return createContainer({
      scope,
      params: item,
      remember: (id) => ({ children: [...children, id] }),
    })
  }
  const waiting = await awaitContainers({ ...scope, ids: children })
  if (waiting.kind !== 'ready') return waiting
  return createContainer({
    scope,
    params: plan.post(children),
    remember: (id) => ({ children, containerId: id }),
  })
}

async function createContainer(input: {
  scope: Scope
  params: GraphParams
  remember(id: string): Progress
}): Promise<PrepareOutcome> {
  const { scope } = input
  const read = await callGraph({
    ctx: scope.ctx,
    title: scope.dialect.title,
    method: 'POST',
    url: accountUrl(scope, scope.dialect.edges.create),
    params: { ...input.params, ...tokenOf(scope.account) },
    schema: graphId,
  })
  return read.kind === 'ok' ? { kind: 'step', progress: input.remember(read.data.id) } : read
}

export const readContainer = (scope: AccountScope, id: string) =>
  callGraph({
    ctx: scope.ctx,
    title: scope.dialect.title,
    method: 'GET',
    url: `${scope.dialect.base(scope)}/${id}`,
    params: { fields: scope.dialect.fields.status, ...tokenOf(scope.account) },
    schema: graphContainer,
  })

/** Ready when every container is; an expired container restarts preparation. */
export async function awaitContainers(
  input: AccountScope & {
    ids: readonly string[]
    progress?: Progress
    /** Absent for a text post. */
    publication?: Publication
  },
): Promise<PrepareOutcome> {
  const progress = input.progress ?? {}
  for (const id of input.ids) {
    const read = await readContainer(input, id)
    if (read.kind === 'failed') {
      return GONE.has(read.failure.code) ? { kind: 'step', progress: {} } : read
    }
    const { state, reason } = read.data
    // A container never leaves ERROR: the next attempt creates another one.
    if (state === 'ERROR') {
      return { kind: 'failed', failure: input.dialect.explainReason(reason), progress: {} }
    }
    if (state === 'EXPIRED') return { kind: 'step', progress: {} }
    if (state !== 'FINISHED' && state !== 'PUBLISHED') {
      return { kind: 'wait', progress, seconds: waitOf(input) }
    }
  }
  return { kind: 'ready', progress }
}

function containerOf(progress: Progress): string {
  const { containerId } = progressSchema.parse(progress)
  if (!containerId) throw new Error('A publication was submitted before it was prepared')
  return containerId
}

const submit = (scope: Scope): Promise<SubmitOutcome> =>
  submitContainer({ ...scope, creationId: containerOf(scope.progress) })

/** The visible call. A container that no longer exists is created again by the next attempt. */
export async function submitContainer(
  input: AccountScope & { creationId: string },
): Promise<SubmitOutcome> {
  const read = await callGraph({
    ctx: input.ctx,
    title: input.dialect.title,
    method: 'POST',
    url: `${input.dialect.base(input)}/${input.account.profile.externalId}/${input.dialect.edges.publish}`,
    params: { creation_id: input.creationId, ...tokenOf(input.account) },
    schema: graphId,
  })
  if (read.kind === 'ok') {
    return { kind: 'published', post: await describePost({ ...input, id: read.data.id }) }
  }
  return GONE.has(read.failure.code) && !read.isAmbiguous
    ? { kind: 'rejected', failure: read.failure, progress: {} }
    : failedSubmit(read)
}

type AccountScope = Pick<PublishInput, 'ctx' | 'account'> & { dialect: GraphDialect }

async function describePost(input: AccountScope & { id: string }): Promise<PublishedPost> {
  const read = await callGraph({
    ctx: input.ctx,
    title: input.dialect.title,
    method: 'GET',
    url: `${input.dialect.base(input)}/${input.id}`,
    params: { fields: 'permalink', ...tokenOf(input.account) },
    schema: graphMedia,
    timeoutMs: LINK_TIMEOUT_MS,
  })
  const url = read.kind === 'ok' ? (read.data.permalink ?? null) : null
  return { externalId: input.id, url, details: {} }
}

type FoundPost =
  | { kind: 'found'; media: GraphMedia }
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }

/** Looks for our post among the latest of the account. */
async function findPublished(scope: Scope): Promise<FoundPost> {
  const list = await callGraph({
    ctx: scope.ctx,
    title: scope.dialect.title,
    method: 'GET',
    url: accountUrl(scope, scope.dialect.edges.list),
    params: { fields: scope.dialect.fields.list, limit: '25', ...tokenOf(scope.account) },
    schema: graphMediaList,
  })
  if (list.kind === 'failed') return { kind: 'failed', failure: list.failure }
  const { text, startedAt } = scope.publication
  const media = findOwnPost({ media: list.data.data, text, startedAt })
  return media ? { kind: 'found', media } : { kind: 'none' }
}

async function reconcile(scope: Scope): Promise<ReconcileOutcome> {
  const containerId = containerOf(scope.progress)
  const read = await readContainer(scope, containerId)
  if (read.kind === 'failed') return { kind: 'unreachable', failure: read.failure }
  if (read.data.state !== 'PUBLISHED') return { kind: 'absent' }
  const found = await findPublished(scope)
  if (found.kind === 'failed') return { kind: 'unreachable', failure: found.failure }
  if (found.kind === 'found') return { kind: 'published', post: postOf(found.media) }
  // Published, but its own id is unknown: the container id is stored instead.
  return {
    kind: 'published',
    post: { externalId: containerId, url: null, details: { isContainer: 'true' } },
  }
}

/** For a post whose permalink was not read when it was published. */
async function locate({ post, ...scope }: Scope & { post: PublishedPost }): Promise<LocateOutcome> {
  if (!post.details.isContainer) {
    const described = await describePost({ ...scope, id: post.externalId })
    return described.url ? { kind: 'found', post: described } : { kind: 'later' }
  }
  const found = await findPublished(scope)
  return found.kind === 'found' ? { kind: 'found', post: postOf(found.media) } : { kind: 'later' }
}

async function remove({
  post,
  ...place
}: AccountScope & { post: PublishedPost }): Promise<RemoveOutcome> {
  const { ctx, account, dialect } = place
  if (post.details.isContainer) return { kind: 'failed', failure: dialect.idUnknown }
  const read = await callGraph({
    ctx,
    title: dialect.title,
    method: 'DELETE',
    url: `${dialect.base(place)}/${post.externalId}`,
    params: tokenOf(account),
    schema: graphRemoved,
  })
  if (read.kind === 'ok' || read.failure.code === ALREADY_DELETED) return { kind: 'removed' }
  return { kind: 'failed', failure: read.failure }
}

const postOf = ({ id, permalink }: GraphMedia): PublishedPost => ({
  externalId: id,
  url: permalink ?? null,
  details: {},
})

const MAX_LISTED_REPLIES = 50

/** Looks for a reply of ours among the latest ones below `url`. */
export async function reconcileReply(
  input: AccountScope & {
    url: string
    fields: string
    text: string
    startedAt: Date
    isCandidate?(media: GraphMedia): boolean
  },
): Promise<
  { kind: 'found'; media: GraphMedia } | Exclude<ReconcileOutcome, { kind: 'published' }>
> {
  const list = await callGraph({
    ctx: input.ctx,
    title: input.dialect.title,
    method: 'GET',
    url: input.url,
    params: {
      fields: input.fields,
      limit: String(MAX_LISTED_REPLIES),
      ...tokenOf(input.account),
    },
    schema: graphMediaList,
  })
  if (list.kind === 'failed') return { kind: 'unreachable', failure: list.failure }
  const media = list.data.data.filter(input.isCandidate ?? (() => true))
  const found = findOwnPost({ media, text: input.text, startedAt: input.startedAt })
  if (found) return { kind: 'found', media: found }
  // On a full page ours may be on the next one.
  return { kind: list.data.data.length < MAX_LISTED_REPLIES ? 'absent' : 'undecidable' }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Our post is the oldest with the same text among those created since we started. */
function findOwnPost(input: {
  media: readonly GraphMedia[]
  text: string
  startedAt: Date
}): GraphMedia | undefined {
  const since = input.startedAt.getTime() - CLOCK_SKEW_MS
  return input.media
    .filter(({ text, caption }) => plain(text ?? caption ?? '') === plain(input.text))
    .filter(({ timestamp }) => timestamp === undefined || Date.parse(timestamp) >= since)
    .sort((a, b) => (a.timestamp ?? '').localeCompare(b.timestamp ?? ''))[0]
}
