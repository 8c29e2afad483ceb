import { createOutage } from '../_shared/failures.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import type {
  PrepareOutcome,
  Publication,
  Publish,
  PublishedPost,
  PublishInput,
  ReconcileOutcome,
  SubmitOutcome,
} from '../publish.ts'
import { authorOf, callRest } from './api.ts'
import { reply } from './comment.ts'
import { createMixedMedia, explain, findDuplicate, TITLE } from './failures.ts'
import { toLittleText } from './little-text.ts'
import { settings as settingsSchema } from './settings.ts'
import { uploadImages, uploadProgress, uploadVideo } from './upload.ts'

const MAX_IMAGES = 20

const progressOf = (input: PublishInput) => uploadProgress.parse(input.progress)

async function prepare(input: PublishInput): Promise<PrepareOutcome> {
  const { media } = input.publication
  const [first] = media
  const progress = progressOf(input)
  if (!first) return { kind: 'ready', progress }
  if (first.kind === 'video' && media.length === 1) {
    return uploadVideo(input, { file: first, progress })
  }
  const areImages = media.every(({ kind }) => kind === 'image')
  return areImages && media.length <= MAX_IMAGES
    ? uploadImages(input, progress)
    : { kind: 'failed', failure: createMixedMedia() }
}

const post = (input: PublishInput): Promise<HttpOutcome> => {
  const { visibility, isReshareDisabled } = settingsSchema.parse(input.publication.settings ?? {})
  return callRest({
    ...input,
    method: 'POST',
    path: '/posts',
    json: {
      author: authorOf(input.account),
      commentary: toLittleText(input.publication.text),
      visibility,
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

function contentOf({ media }: Publication, input: PublishInput) {
  const { images, video } = progressOf(input)
  if (video) return { content: { media: { id: video } } }
  const [first, ...others] = images.map((id, index) => {
    const altText = media[index]?.altText
    return { id, ...(altText && { altText }) }
  })
  if (!first) return {}
  return {
    content: others.length > 0 ? { multiImage: { images: [first, ...others] } } : { media: first },
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

/**
 * Sends the same post again: LinkedIn answers with the id of an existing duplicate, or creates it
 * now. In both cases exactly one exists.
 */
async function reconcile(input: PublishInput): Promise<ReconcileOutcome> {
  const outcome = await post(input)
  const made = readCreatedPost(outcome)
  if (made) return { kind: 'published', post: made }
  const urn = findDuplicate(outcome)
  if (urn) return { kind: 'published', post: postOf(urn) }
  const failure = explain(outcome, input.ctx.clock.now())
  if (!failure) return { kind: 'undecidable' }
  return failure.kind === 'permanent' ? { kind: 'absent' } : { kind: 'unreachable', failure }
}

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
