import { getEndpoint } from '../_shared/endpoint.ts'
import { failedSubmit } from '../_shared/failed-submit.ts'
import { createOutage } from '../_shared/failures.ts'
import type {
  PrepareOutcome,
  Publish,
  PublishedPost,
  PublishInput,
  ReconcileOutcome,
  SubmitOutcome,
} from '../publish.ts'
import { callApi } from './api.ts'
import { createBoardRequired, createMediaRequired, explain, TITLE } from './failures.ts'
import { createPin, settingsOf } from './pin.ts'
import { uploadVideo } from './upload.ts'
import { pin, pinPage } from './wire.ts'

const MAX_IMAGES = 5
const PAGE_SIZE = 250
const MAX_PAGES = 8
/** Allowed clock skew. */
const SKEW_MS = 60_000

async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const { media } = input.publication
  const [first] = media
  if (!settingsOf(input).boardId) return { kind: 'failed', failure: createBoardRequired() }
  if (first?.kind === 'video' && media.length === 1) return uploadVideo(input, first)
  const areImages = media.every(({ kind }) => kind === 'image')
  return first && areImages && media.length <= MAX_IMAGES
    ? { kind: 'ready', progress: input.progress }
    : { kind: 'failed', failure: createMediaRequired() }
}

const postOf = (id: string): PublishedPost => ({
  externalId: id,
  url: `https://www.pinterest.com/pin/${id}/`,
  details: {},
})

async function submit(input: PublishInput): Promise<SubmitOutcome> {
  const read = await callApi({
    ...input,
    method: 'POST',
    path: '/pins',
    json: createPin(input),
    schema: pin,
  })
  if (read.kind === 'ok') return { kind: 'published', post: postOf(read.data.id) }
  return failedSubmit(read)
}

/** Searches the board for a pin with our text created since we started. */
async function reconcile(input: PublishInput): Promise<ReconcileOutcome> {
  const { boardId, title } = settingsOf(input)
  const { text, startedAt } = input.publication
  const since = startedAt.getTime() - SKEW_MS
  let bookmark: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await callApi({
      ...input,
      method: 'GET',
      path: `/boards/${boardId}/pins`,
      query: { page_size: PAGE_SIZE, bookmark },
      schema: pinPage,
    })
    if (read.kind === 'failed') return { kind: 'unreachable', failure: read.failure }
    const ours = read.data.items.find(
      (item) =>
        (item.title ?? '') === title &&
        (item.description ?? '') === text &&
        parseTime(item.created_at) >= since,
    )
    if (ours) return { kind: 'published', post: postOf(ours.id) }
    bookmark = read.data.bookmark || undefined
    if (!bookmark) return { kind: 'absent' }
  }
  // Part of a large board was not searched.
  return { kind: 'undecidable' }
}

/** Timestamps without a zone are UTC. */
const parseTime = (text: string | undefined): number => {
  if (!text) return Number.POSITIVE_INFINITY
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
}

const remove: Publish['remove'] = async ({ ctx, account, post }) => {
  const outcome = await ctx.http({
    method: 'DELETE',
    url: `${getEndpoint({ ctx, name: 'api' })}/pins/${post.externalId}`,
    headers: { authorization: `Bearer ${account.tokens.accessToken}` },
  })
  const isGone = outcome.kind === 'replied' && outcome.reply.status === 404
  const failure = isGone ? undefined : explain(outcome, ctx.clock.now())
  return failure ? { kind: 'failed', failure } : { kind: 'removed' }
}

export const publish: Publish = {
  prepare,
  submit,
  // Unused: `submit` returns the pin.
  status: async () => ({ kind: 'unreachable', failure: createOutage({ title: TITLE }) }),
  reconcile,
  reply: null,
  remove,
}
