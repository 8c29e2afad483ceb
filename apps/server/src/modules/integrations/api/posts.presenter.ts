import type { V1Content, V1Post, V1Target } from '@kadr/contract/integrations/v1/posts'
import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'

const presentTarget = (target: Target): V1Target => ({
  id: target.id,
  accountId: target.connectionId,
  network: target.network,
  accountTitle: target.accountTitle,
  state: target.state,
  text: target.override.text,
  mediaIds: target.override.mediaIds,
  url: target.url,
  publishedAt: target.publishedAt,
  nextAt: target.nextAt,
  failure: target.failure && {
    code: target.failure.code,
    message: target.failure.message,
    action: target.failure.action,
    retryAt: target.failure.retryAt,
  },
  notice: target.notice,
})

export const presentPost =
  (publicUrl: string) =>
  (post: Post): V1Post => ({
    id: post.id,
    version: post.version,
    state: post.state,
    text: post.text,
    mediaIds: post.media.map(({ id }) => id),
    time: post.time,
    targets: post.targets.map(presentTarget),
    appUrl: `${publicUrl}/posts?post=${post.id}`,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
  })

const targetsOf = (targets: V1Content['targets']) =>
  targets.map(({ accountId, text = null, mediaIds = null, settings = {} }) => ({
    connectionId: accountId,
    override: { text, mediaIds },
    settings,
  }))

export const contentOf = ({ text, mediaIds = [], targets, utm = null, erid = '' }: V1Content) => ({
  text,
  mediaIds,
  targets: targetsOf(targets),
  utm,
  erid,
})

type Change = { [K in keyof V1Content]?: V1Content[K] | undefined }

/** Only what is given changes. */
export const changeOf = ({ text, mediaIds, targets, utm, erid }: Change) => ({
  ...(text !== undefined && { text }),
  ...(mediaIds !== undefined && { mediaIds }),
  ...(targets !== undefined && { targets: targetsOf(targets) }),
  ...(utm !== undefined && { utm }),
  ...(erid !== undefined && { erid }),
})
