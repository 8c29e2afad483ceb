import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import { findOwnPost, type GraphDialect, createGraphPublish } from '../_shared/graph-publish.ts'
import { graphId, graphMediaList } from '../_shared/graph-wire.ts'
import type { MediaFile, Publication, Publish } from '../publish.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { explainReason, idUnknown, TITLE } from './failures.ts'
import { type InstagramSettings, instagramSettings } from './settings.ts'
import { instagramRemoved } from './wire.ts'

const MAX_LISTED = 50

const dialect: GraphDialect = {
  title: TITLE,
  base: ({ ctx, account }) => getGraphUrl({ ctx, login: getLogin(account.profile) }),
  edges: { create: 'media', publish: 'media_publish', list: 'media' },
  fields: { status: 'status_code,status', list: 'id,caption,timestamp,permalink' },
  plan,
  explainReason,
}

function plan(publication: Publication): ReturnType<GraphDialect['plan']> {
  const settings = instagramSettings.parse(publication.settings)
  const [first, ...rest] = publication.media
  if (!first) throw new Error('Instagram has no posts without media')
  if (settings.format === 'story') {
    return { items: [], post: () => ({ media_type: 'STORIES', ...addressOf(first) }) }
  }
  const caption = { caption: publication.text, ...collaboratorsOf(settings) }
  if (rest.length === 0) {
    return { items: [], post: () => ({ ...singleOf({ file: first, settings }), ...caption }) }
  }
  return {
    items: publication.media.map(itemOf),
    post: (children) => ({ media_type: 'CAROUSEL', children: children.join(','), ...caption }),
  }
}

const addressOf = (file: MediaFile): GraphParams =>
  file.kind === 'image' ? { image_url: file.publicUrl } : { video_url: file.publicUrl }

const collaboratorsOf = ({ collaborators }: InstagramSettings): GraphParams =>
  collaborators.length > 0 ? { collaborators: JSON.stringify(collaborators) } : {}

function singleOf(input: { file: MediaFile; settings: InstagramSettings }): GraphParams {
  const { file, settings } = input
  if (file.kind === 'image') return { ...addressOf(file), alt_text: file.altText || undefined }
  return {
    media_type: 'REELS',
    ...addressOf(file),
    share_to_feed: String(settings.shareToFeed),
    thumb_offset: settings.coverOffsetMs ? String(settings.coverOffsetMs) : undefined,
  }
}

const itemOf = (file: MediaFile): GraphParams => ({
  ...(file.kind === 'video' && { media_type: 'VIDEO' }),
  ...addressOf(file),
  ...(file.kind === 'image' && { alt_text: file.altText || undefined }),
  is_carousel_item: 'true',
})

const reply: Publish['reply'] = {
  texts: ({ settings }) => {
    const { firstComment } = instagramSettings.parse(settings)
    return firstComment ? [firstComment] : []
  },

  async submit({ ctx, account, root, text }) {
    const read = await callGraph({
      ctx,
      title: TITLE,
      method: 'POST',
      url: `${dialect.base({ ctx, account })}/${root.externalId}/comments`,
      params: { message: text, access_token: account.tokens.accessToken },
      schema: graphId,
    })
    if (read.kind === 'ok') {
      return { kind: 'published', post: { externalId: read.data.id, url: root.url, details: {} } }
    }
    return read.isAmbiguous
      ? { kind: 'unknown', code: read.failure.code }
      : { kind: 'rejected', failure: read.failure }
  },

  async reconcile({ ctx, account, root, text, startedAt }) {
    const list = await callGraph({
      ctx,
      title: TITLE,
      method: 'GET',
      url: `${dialect.base({ ctx, account })}/${root.externalId}/comments`,
      params: {
        fields: 'id,text,timestamp',
        limit: String(MAX_LISTED),
        access_token: account.tokens.accessToken,
      },
      schema: graphMediaList,
    })
    if (list.kind === 'failed') return { kind: 'unreachable', failure: list.failure }
    const found = findOwnPost({ media: list.data.data, text, startedAt })
    // A full page may not include our post.
    const isWhole = list.data.data.length < MAX_LISTED
    if (!found) return { kind: isWhole ? 'absent' : 'undecidable' }
    return { kind: 'published', post: { externalId: found.id, url: root.url, details: {} } }
  },
}

export const publish: Publish = {
  ...createGraphPublish(dialect),
  reply,

  async remove({ ctx, account, post }) {
    if (getLogin(account.profile) === 'instagram') return { kind: 'unsupported' }
    if (post.details.isContainer) return { kind: 'failed', failure: idUnknown }
    const read = await callGraph({
      ctx,
      title: TITLE,
      method: 'DELETE',
      url: `${dialect.base({ ctx, account })}/${post.externalId}`,
      params: { access_token: account.tokens.accessToken },
      schema: instagramRemoved,
    })
    // Already deleted by the user: the goal is reached.
    if (read.kind === 'ok' || read.failure.code === 'graph_100_33') return { kind: 'removed' }
    return { kind: 'failed', failure: read.failure }
  },
}
