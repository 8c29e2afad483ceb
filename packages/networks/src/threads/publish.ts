import * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph, type GraphParams } from '../_shared/graph-client.ts'
import {
  awaitContainers,
  createGraphPublish,
  type GraphDialect,
  readContainer,
  reconcileReply,
  submitContainer,
} from '../_shared/graph-publish.ts'
import { graphId } from '../_shared/graph-wire.ts'
import type { MediaFile, Publication, Publish, ReplyInput } from '../publish.ts'
import { explainReason, idUnknown, TITLE } from './failures.ts'
import { threadsSettings } from './settings.ts'

export const dialect: GraphDialect = {
  title: TITLE,
  base: ({ ctx }) => `${getEndpoint({ ctx, name: 'graph' })}/v1.0`,
  edges: { create: 'threads', publish: 'threads_publish', list: 'threads' },
  fields: { status: 'status,error_message', list: 'id,text,timestamp,permalink' },
  plan,
  explainReason,
  idUnknown,
}

function plan(publication: Publication): ReturnType<GraphDialect['plan']> {
  const settings = threadsSettings.parse(publication.settings)
  const post = {
    text: publication.text,
    reply_control: settings.replyControl,
    topic_tag: settings.topicTag || undefined,
  }
  const [only, ...rest] = publication.media
  if (!only) return { items: [], post: () => ({ media_type: 'TEXT', ...post }) }
  if (rest.length === 0) return { items: [], post: () => ({ ...mediaParams(only), ...post }) }
  return {
    items: publication.media.map((file) => ({ ...mediaParams(file), is_carousel_item: 'true' })),
    post: (children) => ({ media_type: 'CAROUSEL', children: children.join(','), ...post }),
  }
}

const mediaParams = (file: MediaFile): GraphParams => ({
  ...(file.kind === 'image'
    ? { media_type: 'IMAGE', image_url: file.publicUrl }
    : { media_type: 'VIDEO', video_url: file.publicUrl }),
  alt_text: file.altText || undefined,
})

const replyProgress = z.object({ containerId: z.optional(z.string()) })

const containerOf = ({ progress }: ReplyInput) => replyProgress.parse(progress ?? {}).containerId

export const reply: Required<NonNullable<Publish['reply']>> = {
  outlivesRoot: true,
  texts: ({ settings }) => threadsSettings.parse(settings).chain,

  /** A reply is published through a container like a post. */
  async prepare(input) {
    const containerId = containerOf(input)
    if (containerId) return awaitContainers({ ...input, dialect, ids: [containerId] })
    const container = await createReply(input)
    return container.kind === 'ok'
      ? { kind: 'step', progress: { containerId: container.data.id } }
      : container
  },

  submit: (input) => submitContainer({ ...input, dialect, creationId: containerOf(input) ?? '' }),

  async reconcile({ parent, ...input }) {
    const containerId = containerOf({ parent, ...input })
    const container = containerId && (await readContainer({ ...input, dialect }, containerId))
    if (container && container.kind === 'ok' && container.data.state !== 'PUBLISHED') {
      return { kind: 'absent' }
    }
    const found = await reconcileReply({
      ...input,
      dialect,
      url: `${dialect.base(input)}/${input.account.profile.externalId}/replies`,
      fields: 'id,text,timestamp,permalink,replied_to',
      isCandidate: ({ replied_to }) => replied_to?.id === parent.externalId,
    })
    // Published by its container, and not listed: it is there all the same.
    if (found.kind === 'absent' && container) return { kind: 'undecidable' }
    if (found.kind !== 'found') return found
    const { id, permalink } = found.media
    return { kind: 'published', post: { externalId: id, url: permalink ?? null, details: {} } }
  },
}

const createReply = ({ ctx, account, parent, text }: ReplyInput) =>
  callGraph({
    ctx,
    title: TITLE,
    method: 'POST',
    url: `${dialect.base({ ctx, account })}/${account.profile.externalId}/${dialect.edges.create}`,
    params: {
      media_type: 'TEXT',
      text,
      reply_to_id: parent.externalId,
      access_token: account.tokens.accessToken,
    },
    schema: graphId,
  })

export const publish: Publish = { ...createGraphPublish(dialect), reply }
