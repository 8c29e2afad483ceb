import { failedSubmit } from '../_shared/failed-submit.ts'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import { createGraphPublish, type GraphDialect, reconcileReply } from '../_shared/graph-publish.ts'
import { graphId } from '../_shared/graph-wire.ts'
import type { MediaFile, Publication, Publish } from '../publish.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { explainReason, idUnknown, TITLE } from './failures.ts'
import { type InstagramSettings, instagramSettings } from './settings.ts'

const dialect: GraphDialect = {
  title: TITLE,
  base: ({ ctx, account }) => getGraphUrl({ ctx, login: getLogin(account.profile) }),
  edges: { create: 'media', publish: 'media_publish', list: 'media' },
  fields: { status: 'status_code,status', list: 'id,caption,timestamp,permalink' },
  plan,
  explainReason,
  idUnknown,
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
    return failedSubmit(read)
  },

  async reconcile({ root, ...input }) {
    const url = `${dialect.base(input)}/${root.externalId}/comments`
    const found = await reconcileReply({ ...input, dialect, url, fields: 'id,text,timestamp' })
    if (found.kind !== 'found') return found
    return {
      kind: 'published',
      post: { externalId: found.media.id, url: root.url, details: {} },
    }
  },
}

const graph = createGraphPublish(dialect)

export const publish: Publish = {
  ...graph,
  reply,

  /** Only sign-in by Facebook grants the right to delete. */
  remove: async (input) =>
    getLogin(input.account.profile) === 'instagram' ? { kind: 'unsupported' } : graph.remove(input),
}
