import { getEndpoint } from '../_shared/endpoint.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Publish, PublishedPost } from '../publish.ts'
import { explainFailure } from './failures.ts'
import { findOpening, settings } from './settings.ts'
import { commentThread, commentThreads } from './wire.ts'

const MAX_LISTED = 100

const commentPost = (videoId: string, commentId: string): PublishedPost => ({
  externalId: commentId,
  url: `https://www.youtube.com/watch?v=${videoId}&lc=${commentId}`,
  details: {},
})

/** First comment of a video. */
export const reply: Publish['reply'] = {
  outlivesRoot: false,
  texts: (publication) => {
    const wanted = settings.parse(publication.settings ?? {})
    // Private videos have no comments.
    const isPrivate = wanted.privacy === 'private' || findOpening(wanted, publication)
    return wanted.firstComment && !isPrivate ? [wanted.firstComment] : []
  },

  async submit({ ctx, account, root, text }) {
    const outcome = await ctx.http({
      method: 'POST',
      url: `${getEndpoint({ ctx, name: 'api' })}/commentThreads`,
      query: { part: 'snippet' },
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
      json: {
        snippet: {
          channelId: account.profile.externalId,
          videoId: root.externalId,
          topLevelComment: { snippet: { textOriginal: text } },
        },
      },
    })
    if (outcome.kind === 'silent') return { kind: 'unknown', code: outcome.reason }
    const { status, body } = outcome.reply
    if (status >= 500) return { kind: 'unknown', code: `http_${status}` }
    if (status !== 200) {
      return { kind: 'rejected', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
    }
    const made = parseOr(commentThread, body)
    return made
      ? { kind: 'published', post: commentPost(root.externalId, made.id) }
      : { kind: 'unknown', code: 'unreadable_reply' }
  },

  async reconcile({ ctx, account, root, text }) {
    const outcome = await ctx.http({
      method: 'GET',
      url: `${getEndpoint({ ctx, name: 'api' })}/commentThreads`,
      query: { part: 'snippet', videoId: root.externalId, order: 'time', maxResults: MAX_LISTED },
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
    })
    const list =
      outcome.kind === 'replied' && outcome.reply.status === 200
        ? parseOr(commentThreads, outcome.reply.body)
        : undefined
    if (!list) {
      return { kind: 'unreachable', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
    }
    const ours = list.items?.find(
      ({ snippet }) => snippet?.topLevelComment?.snippet?.textOriginal === text,
    )
    if (ours) return { kind: 'published', post: commentPost(root.externalId, ours.id) }
    // A full page may not include our comment.
    const isWhole = (list.items?.length ?? 0) < MAX_LISTED
    return { kind: isWhole ? 'absent' : 'undecidable' }
  },
}
