import { MINUTE_MS } from '@kadr/kit/durations'
import { getEndpoint } from '../_shared/endpoint.ts'
import { failedSubmit } from '../_shared/failed-submit.ts'
import { createOutage } from '../_shared/failures.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type {
  Publish,
  PublishedPost,
  PublishInput,
  ReconcileOutcome,
  ReplyInput,
  SubmitOutcome,
} from '../publish.ts'
import { callVk } from './call.ts'
import { onlyByPerson, TITLE } from './failures.ts'
import { findOnWall } from './find-post.ts'
import { prepare, preparedOf } from './prepare.ts'
import { vkSettings } from './settings.ts'
import { kindOfToken, ownerOf } from './token.ts'
import { isDone, newComment, newPost, savedStories } from './wire.ts'

/** VK does not say how long it remembers a `guid`: minutes are what may be relied on. */
const GUID_MS = 5 * MINUTE_MS

const ask = ({ ctx, account }: { ctx: NetworkContext; account: Account }) => ({
  ctx,
  token: account.tokens.accessToken,
})

const wallPostOf = (of: { ctx: NetworkContext; account: Account; id: string }): PublishedPost => {
  const place = `${ownerOf(of.account)}_${of.id}`
  const url = `${getEndpoint({ ctx: of.ctx, name: 'site' })}/wall${place}`
  return { externalId: place, url, details: {} }
}

/** The same `guid` is not posted twice. */
async function postOnWall(input: PublishInput): Promise<SubmitOutcome> {
  const { ctx, account, publication } = input
  const { isSilent, isCommentable } = vkSettings.parse(publication.settings)
  const { files } = preparedOf(input.progress)
  const read = await callVk({
    ...ask(input),
    method: 'wall.post',
    params: {
      owner_id: ownerOf(account),
      from_group: true,
      message: publication.text || undefined,
      attachments: files.length > 0 ? files.join(',') : undefined,
      guid: publication.key,
      mark_as_ads: publication.isAdvertising || undefined,
      mute_notifications: isSilent || undefined,
      close_comments: isCommentable ? undefined : true,
    },
    schema: newPost,
  })
  if (read.kind === 'failed') return failedSubmit(read)
  return { kind: 'published', post: wallPostOf({ ctx, account, id: read.data.post_id }) }
}

async function saveStory(input: PublishInput): Promise<SubmitOutcome> {
  const { upload } = preparedOf(input.progress)
  const read = await callVk({
    ...ask(input),
    method: 'stories.save',
    params: { upload_results: upload },
    schema: savedStories,
  })
  if (read.kind === 'failed') return failedSubmit(read)
  const [story] = read.data.items
  if (!story) return { kind: 'unknown', code: 'story_unlisted' }
  const place = `${story.owner_id}_${story.id}`
  const url = `${getEndpoint({ ctx: input.ctx, name: 'site' })}/story${place}`
  return {
    kind: 'published',
    post: { externalId: place, url, details: { kind: 'story' } },
  }
}

const isStory = ({ publication }: PublishInput) =>
  vkSettings.parse(publication.settings).format === 'story'

/** Whether VK still knows the `guid` of a call made since then. */
const isRemembered = ({ ctx, startedAt }: { ctx: NetworkContext; startedAt: Date }) =>
  ctx.clock.now().getTime() - startedAt.getTime() < GUID_MS

const toReconciled = (outcome: SubmitOutcome): ReconcileOutcome => {
  if (outcome.kind === 'published' || outcome.kind === 'accepted') return outcome
  if (outcome.kind === 'unknown') {
    return { kind: 'unreachable', failure: createOutage({ title: TITLE }, outcome.code) }
  }
  const { failure } = outcome
  return failure.kind === 'retryable' ? { kind: 'unreachable', failure } : { kind: 'absent' }
}

/** Read from the wall where the token may, otherwise by the same call: its `guid` makes no second post. */
async function reconcile(input: PublishInput): Promise<ReconcileOutcome> {
  const { ctx, account, publication } = input
  if (isStory(input)) return { kind: 'undecidable' }
  if (kindOfToken(account) === 'person') {
    const { files } = preparedOf(input.progress)
    const found = await findOnWall({ ctx, account, publication, files })
    if (found.kind === 'failed') return { kind: 'unreachable', failure: found.failure }
    if (found.data) return { kind: 'published', post: wallPostOf({ ...input, id: found.data }) }
    return { kind: 'absent' }
  }
  return isRemembered({ ctx, startedAt: publication.startedAt })
    ? toReconciled(await postOnWall(input))
    : { kind: 'undecidable' }
}

async function comment(input: ReplyInput): Promise<SubmitOutcome> {
  const { ctx, account, root, key, text } = input
  const postId = root.externalId.split('_')[1] ?? ''
  const read = await callVk({
    ...ask(input),
    method: 'wall.createComment',
    params: {
      owner_id: ownerOf(account),
      post_id: postId,
      from_group: account.profile.externalId,
      message: text,
      guid: key,
    },
    schema: newComment,
  })
  if (read.kind === 'failed') return failedSubmit(read)
  const id = read.data.comment_id
  const site = getEndpoint({ ctx, name: 'site' })
  return {
    kind: 'published',
    post: {
      externalId: `${ownerOf(account)}_${postId}_${id}`,
      url: `${site}/wall${root.externalId}?reply=${id}`,
      details: {},
    },
  }
}

export const publish: Publish = {
  prepare,
  submit: (input) => (isStory(input) ? saveStory(input) : postOnWall(input)),
  reconcile,

  status: async () => {
    throw new Error('VK publishes at once: there is nothing to ask about')
  },

  reply: {
    outlivesRoot: false,
    texts: ({ settings }) => {
      const { firstComment, format } = vkSettings.parse(settings)
      return firstComment && format === 'post' ? [firstComment] : []
    },
    submit: comment,
    reconcile: async (input) =>
      isRemembered(input) ? toReconciled(await comment(input)) : { kind: 'undecidable' },
  },

  async remove({ ctx, account, post }) {
    const [, id = '', commentId] = post.externalId.split('_')
    const isOfStory = post.details.kind === 'story'
    if (!isOfStory && kindOfToken(account) === 'key') {
      return { kind: 'failed', failure: onlyByPerson }
    }
    const owner_id = ownerOf(account)
    const call = isOfStory
      ? { method: 'stories.delete', params: { owner_id, story_id: id } }
      : commentId
        ? { method: 'wall.deleteComment', params: { owner_id, comment_id: commentId } }
        : { method: 'wall.delete', params: { owner_id, post_id: id } }
    const read = await callVk({ ...ask({ ctx, account }), ...call, schema: isDone })
    // Gone already: 104 and 211.
    const isGone = read.kind === 'failed' && ['vk_104', 'vk_211'].includes(read.failure.code)
    if (read.kind === 'ok' || isGone) return { kind: 'removed' }
    return { kind: 'failed', failure: read.failure }
  },
}
