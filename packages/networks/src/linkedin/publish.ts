import type { HttpOutcome } from '@kadr/kit/http-client'
import { createOutage } from '../_shared/failures.ts'
import type {
  PrepareOutcome,
  Publication,
  Publish,
  PublishedPost,
  PublishInput,
  ReconcileOutcome,
  SubmitOutcome,
} from '../publish.ts'
import { authorOf, callRest, isOrganization, readRest } from './api.ts'
import { reply } from './comment.ts'
import { isDocument, titleOf, uploadDocument } from './document.ts'
import { createMixedMedia, explain, findDuplicate, TITLE } from './failures.ts'
import { toLittleText } from './little-text.ts'
import { settings as settingsSchema } from './settings.ts'
import { MEMBER_POSTS_SCOPE } from './tokens.ts'
import { uploadImages, uploadProgress, uploadThumbnail, uploadVideo } from './upload.ts'
import { postList } from './wire.ts'

const MAX_IMAGES = 20
const MAX_LISTED = 50
const CLOCK_SKEW_MS = 2 * 60_000

const progressOf = (input: PublishInput) => uploadProgress.parse(input.progress)

async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const { media } = input.publication
  const [first] = media
  const progress = progressOf(input)
  if (!first) return uploadThumbnail(input, progress)
  if (first.kind === 'video' && media.length === 1) {
    return uploadVideo(input, { file: first, progress })
  }
  const areImages = media.every(({ kind }) => kind === 'image')
  if (areImages && isDocument(input.publication)) return uploadDocument(input, progress)
  return areImages && media.length <= MAX_IMAGES
    ? uploadImages(input, progress)
    : { kind: 'failed', failure: createMixedMedia() }
}

const settingsOf = ({ publication }: PublishInput) =>
  settingsSchema.parse(publication.settings ?? {})

const post = (input: PublishInput): Promise<HttpOutcome> => {
  const { visibility, isReshareDisabled } = settingsOf(input)
  return callRest({
    ...input,
    method: 'POST',
    path: '/posts',
    json: {
      author: authorOf(input.account),
      commentary: toLittleText(input.publication.text),
      // Pages have no contacts to restrict a post to.
      visibility: isOrganization(input.account) ? 'PUBLIC' : visibility,
      distribution: {
        feedDistribution: 'MAIN_FEED',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      ...contentOf(input.publication, input),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: isReshareDisabled,
    },
  })
}

function contentOf(publication: Publication, input: PublishInput) {
  const { media } = publication
  const { images, video, document } = progressOf(input)
  if (document) return { content: { media: { id: document, title: titleOf(publication) } } }
  if (video) return { content: { media: { id: video } } }
  const [first, ...others] = images.map((id, index) => {
    const altText = media[index]?.altText
    return { id, ...(altText && { altText }) }
  })
  if (!first) return articleOf(input)
  return {
    content: others.length > 0 ? { multiImage: { images: [first, ...others] } } : { media: first },
  }
}

/** LinkedIn requires a title; falls back to the URL. */
function articleOf(input: PublishInput) {
  const { linkCard } = settingsOf(input)
  if (!linkCard) return {}
  const { thumbnail } = progressOf(input)
  const { uri, title, description } = linkCard
  return {
    content: {
      article: {
        source: uri,
        title: title || new URL(uri).hostname,
        ...(description && { description }),
        ...(thumbnail && { thumbnail }),
      },
    },
  }
}

const postOf = (urn: string): PublishedPost => ({
  externalId: urn,
  url: `https://www.linkedin.com/feed/update/${urn}`,
  details: {},
})

/** The id is in a header; the body is empty. */
const readCreatedPost = (outcome: HttpOutcome): PublishedPost | undefined => {
  const urn = outcome.kind === 'replied' && outcome.reply.headers.get('x-restli-id')
  return urn && outcome.reply.status === 201 ? postOf(urn) : undefined
}

async function submit(input: PublishInput): Promise<SubmitOutcome> {
  const outcome = await post(input)
  const made = readCreatedPost(outcome)
  if (made) return { kind: 'published', post: made }
  if (outcome.kind === 'silent') return { kind: 'unknown', code: outcome.reason }
  const { status } = outcome.reply
  const failure = explain(outcome, input.ctx.clock.now())
  // A success without an id: the post exists but cannot be named.
  if (!failure || status >= 500) return { kind: 'unknown', code: `http_${status}` }
  return { kind: 'rejected', failure }
}

/** Posts can be listed for a page, and for a member who granted the permission. */
async function findListed(input: PublishInput): Promise<ReconcileOutcome> {
  const { text, startedAt } = input.publication
  const read = await readRest({
    ...input,
    method: 'GET',
    path: '/posts',
    query: { q: 'author', author: authorOf(input.account), count: String(MAX_LISTED) },
    schema: postList,
  })
  if (read.kind === 'failed') return { kind: 'unreachable', failure: read.failure }
  const since = startedAt.getTime() - CLOCK_SKEW_MS
  const ours = read.data.elements.find(
    ({ commentary, createdAt }) =>
      commentary === toLittleText(text) && (createdAt ?? Number.POSITIVE_INFINITY) >= since,
  )
  return ours ? { kind: 'published', post: postOf(ours.id) } : { kind: 'absent' }
}

/** The upper 42 bits of an id are its creation time in milliseconds. */
const TIME_SHIFT = 22n
const FIRST_POST = Date.UTC(2003, 4)

const isOlder = (urn: string, { startedAt }: Publication): boolean => {
  const createdAt = Number(BigInt(urn.split(':').at(-1) ?? '0') >> TIME_SHIFT)
  return createdAt > FIRST_POST && createdAt < startedAt.getTime() - CLOCK_SKEW_MS
}

/**
 * Sends the same post again: LinkedIn answers with the id of an existing duplicate, or creates it
 * now. In both cases exactly one exists.
 */
async function resend(input: PublishInput): Promise<ReconcileOutcome> {
  const outcome = await post(input)
  const made = readCreatedPost(outcome)
  if (made) return { kind: 'published', post: made }
  const urn = findDuplicate(outcome)
  // The duplicate of an older post: ours was refused for the same reason.
  if (urn && isOlder(urn, input.publication)) return { kind: 'absent' }
  if (urn) return { kind: 'published', post: postOf(urn) }
  const failure = explain(outcome, input.ctx.clock.now())
  if (!failure) return { kind: 'undecidable' }
  return failure.kind === 'permanent' ? { kind: 'absent' } : { kind: 'unreachable', failure }
}

const canList = ({ account }: PublishInput) =>
  isOrganization(account) || account.tokens.scopes.includes(MEMBER_POSTS_SCOPE)

const reconcile = (input: PublishInput): Promise<ReconcileOutcome> =>
  canList(input) ? findListed(input) : resend(input)

const remove: Publish['remove'] = async ({ ctx, account, post: { externalId } }) => {
  const outcome = await callRest({
    ctx,
    account,
    method: 'DELETE',
    path: `/posts/${encodeURIComponent(externalId)}`,
  })
  const isGone = outcome.kind === 'replied' && outcome.reply.status === 404
  const failure = isGone ? undefined : explain(outcome, ctx.clock.now())
  return failure ? { kind: 'failed', failure } : { kind: 'removed' }
}

export const publish: Publish = {
  prepare,
  submit,
  // Unused: `submit` returns the post.
  status: async () => ({ kind: 'unreachable', failure: createOutage({ title: TITLE }) }),
  reconcile,
  reply,
  remove,
}
