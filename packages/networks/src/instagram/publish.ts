import { failedSubmit } from '../_shared/failed-submit.ts'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import { createGraphPublish, type GraphDialect, reconcileReply } from '../_shared/graph-publish.ts'
import { graphId } from '../_shared/graph-wire.ts'
import type { FileSource, MediaFile, Publication, Publish } from '../publish.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { explainReason, idUnknown, TITLE } from './failures.ts'
import { type InstagramSettings, instagramSettings } from './settings.ts'
import { DELETE_SCOPE } from './tokens.ts'

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
  const caption = {
    caption: publication.text,
    location_id: settings.locationId || undefined,
    is_ai_generated: settings.isAiGenerated ? 'true' : undefined,
    ...collaboratorsOf(settings),
  }
  if (rest.length === 0) {
    const { cover } = publication
    const single = singleOf({ file: first, settings, ...(cover && { cover }) })
    return { items: [], post: () => ({ ...single, ...caption }) }
  }
  return {
    items: publication.media.map((file, index) => ({
      ...itemOf(file),
      // Tags of a carousel belong to its items.
      ...(index === 0 && file.kind === 'image' && tagsOf({ file, settings })),
    })),
    post: (children) => ({ media_type: 'CAROUSEL', children: children.join(','), ...caption }),
  }
}

const addressOf = (file: MediaFile): GraphParams =>
  file.kind === 'image' ? { image_url: file.publicUrl } : { video_url: file.publicUrl }

const collaboratorsOf = ({ collaborators }: InstagramSettings): GraphParams =>
  collaborators.length > 0 ? { collaborators: JSON.stringify(collaborators) } : {}

/** A tag in a picture needs a position; the middle by default. */
const tagsOf = ({
  file,
  settings,
}: {
  file: MediaFile
  settings: InstagramSettings
}): GraphParams => {
  const names = settings.userTags.map((name) => name.replace(/^@/, ''))
  if (names.length === 0) return {}
  const place = file.kind === 'image' ? { x: 0.5, y: 0.5 } : {}
  return { user_tags: JSON.stringify(names.map((username) => ({ username, ...place }))) }
}

const coverOf = ({ cover, settings }: { cover?: FileSource; settings: InstagramSettings }) => {
  // A chosen picture takes precedence over a frame, our generated cover does not.
  if (settings.coverId && cover) return { cover_url: cover.publicUrl }
  if (settings.coverOffsetMs) return { thumb_offset: String(settings.coverOffsetMs) }
  return cover ? { cover_url: cover.publicUrl } : {}
}

function singleOf(input: {
  file: MediaFile
  cover?: FileSource
  settings: InstagramSettings
}): GraphParams {
  const { file, settings } = input
  if (file.kind === 'image') {
    return { ...addressOf(file), alt_text: file.altText || undefined, ...tagsOf(input) }
  }
  return {
    media_type: 'REELS',
    ...addressOf(file),
    share_to_feed: String(settings.shareToFeed),
    ...coverOf(input),
    ...tagsOf(input),
    trial_params:
      settings.trial === 'none'
        ? undefined
        : JSON.stringify({ graduation_strategy: settings.trial }),
  }
}

const itemOf = (file: MediaFile): GraphParams => ({
  ...(file.kind === 'video' && { media_type: 'VIDEO' }),
  ...addressOf(file),
  ...(file.kind === 'image' && { alt_text: file.altText || undefined }),
  is_carousel_item: 'true',
})

const reply: Publish['reply'] = {
  outlivesRoot: false,
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

  /** Only sign-in through Facebook grants the permission to delete, and only to reviewed applications. */
  remove: async (input) => {
    const { profile, tokens } = input.account
    const isAllowed = getLogin(profile) === 'facebook' && tokens.scopes.includes(DELETE_SCOPE)
    return isAllowed ? graph.remove(input) : { kind: 'unsupported' }
  },
}
