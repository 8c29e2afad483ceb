import * as z from 'zod/mini'
import type { Account, Failure } from '../network-adapter.ts'
import type {
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
import type { Read } from './read-reply.ts'

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
  /** Said when only the container of a post is known. */
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

const waitOf = ({ publication }: PublishInput) =>
  publication.media.some(({ kind }) => kind === 'video') ? WAIT_SECONDS.video : WAIT_SECONDS.image

export function createGraphPublish(
  dialect: GraphDialect,
): Pick<Publish, 'prepare' | 'submit' | 'status' | 'reconcile' | 'remove'> {
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
    remove: (input) => remove({ ...input, dialect }),
  }
}

async function prepare(scope: Scope): Promise<PrepareOutcome> {
  const { children, containerId } = progressSchema.parse(scope.progress)
  const plan = scope.dialect.plan(scope.publication)
  if (containerId) return awaitContainers({ scope, ids: [containerId] })
  const item = plan.items[children.length]
  if (item) {
    return createContainer({
      scope,
      params: item,
      remember: (id) => ({ children: [...children, id] }),
    })
  }
  const waiting = await awaitContainers({ scope, ids: children })
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

const readContainer = (scope: Scope, id: string) =>
  callGraph({
    ctx: scope.ctx,
    title: scope.dialect.title,
    method: 'GET',
    url: `${scope.dialect.base(scope)}/${id}`,
    params: { fields: scope.dialect.fields.status, ...tokenOf(scope.account) },
    schema: graphContainer,
  })

/** Ready when every container is; an expired container restarts preparation. */
async function awaitContainers(input: {
  scope: Scope
  ids: readonly string[]
}): Promise<PrepareOutcome> {
  const { scope } = input
  for (const id of input.ids) {
    const read = await readContainer(scope, id)
    if (read.kind === 'failed') {
      return GONE.has(read.failure.code) ? { kind: 'step', progress: {} } : read
    }
    const { state, reason } = read.data
    if (state === 'ERROR') return { kind: 'failed', failure: scope.dialect.explainReason(reason) }
    if (state === 'EXPIRED') return { kind: 'step', progress: {} }
    if (state !== 'FINISHED' && state !== 'PUBLISHED') {
      return { kind: 'wait', progress: scope.progress, seconds: waitOf(scope) }
    }
  }
  return { kind: 'ready', progress: scope.progress }
}

function containerOf(progress: Progress): string {
  const { containerId } = progressSchema.parse(progress)
  if (!containerId) throw new Error('A publication was submitted before it was prepared')
  return containerId
}

async function submit(scope: Scope): Promise<SubmitOutcome> {
  const creationId = containerOf(scope.progress)
  const read = await publishContainer({ ...scope, creationId })
  if (read.kind === 'failed') {
    return failedSubmit(read)
  }
  return { kind: 'published', post: await describePost({ ...scope, id: read.data.id }) }
}

type Place = Pick<PublishInput, 'ctx' | 'account'> & { dialect: GraphDialect }

/** The visible call. */
export const publishContainer = (
  input: Place & { creationId: string },
): Promise<Read<{ id: string }>> =>
  callGraph({
    ctx: input.ctx,
    title: input.dialect.title,
    method: 'POST',
    url: `${input.dialect.base(input)}/${input.account.profile.externalId}/${input.dialect.edges.publish}`,
    params: { creation_id: input.creationId, ...tokenOf(input.account) },
    schema: graphId,
  })

export async function describePost(input: Place & { id: string }): Promise<PublishedPost> {
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

async function reconcile(scope: Scope): Promise<ReconcileOutcome> {
  const containerId = containerOf(scope.progress)
  const read = await readContainer(scope, containerId)
  if (read.kind === 'failed') return { kind: 'unreachable', failure: read.failure }
  if (read.data.state !== 'PUBLISHED') return { kind: 'absent' }
  const list = await callGraph({
    ctx: scope.ctx,
    title: scope.dialect.title,
    method: 'GET',
    url: accountUrl(scope, scope.dialect.edges.list),
    params: { fields: scope.dialect.fields.list, limit: '25', ...tokenOf(scope.account) },
    schema: graphMediaList,
  })
  if (list.kind === 'failed') return { kind: 'unreachable', failure: list.failure }
  const found = findOwnPost({
    media: list.data.data,
    text: scope.publication.text,
    startedAt: scope.publication.startedAt,
  })
  if (found) return { kind: 'published', post: postOf(found) }
  // Published, but its own id is unknown: the container id is stored instead.
  return {
    kind: 'published',
    post: { externalId: containerId, url: null, details: { isContainer: 'true' } },
  }
}

async function remove({ post, ...place }: Place & { post: PublishedPost }): Promise<RemoveOutcome> {
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
  input: Place & {
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
  // On a full page ours may be the next one.
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
