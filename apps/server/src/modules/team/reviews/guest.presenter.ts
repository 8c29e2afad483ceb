import type { Resource } from '@kadr/contract/library/resources'
import type { Post } from '@kadr/contract/publishing/posts'
import type { CommentPicture } from '@kadr/contract/team/post-comments'
import type { GuestMedia, GuestPost } from '@kadr/contract/team/reviews'
import { composeSettings, composeText } from '@kadr/domain/publishing/posts/compose-text'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import type { CommentRow } from './comments.repository.ts'

/** A decision that guests may see: a guest's own, or a member's without the name. */
type Answer = {
  decision: 'approved' | 'returned'
  guestName: string | null
  note: string | null
  at: Date
}

const TEAM = 'Команда'

/** Signs an address anew, for as long as a guest needs it. */
type SignForGuest = (url: string) => string

const presentMedia = (resource: Resource, sign: SignForGuest): GuestMedia => ({
  kind: resource.kind,
  thumbnailUrl: resource.urls.thumbnail && sign(resource.urls.thumbnail),
  url: sign(resource.urls.preview ?? resource.urls.original),
  altText: resource.altText,
  width: resource.width,
  height: resource.height,
  durationSeconds: resource.durationSeconds,
})

const stateOf = (targets: Post['targets'], answer: Answer | undefined): GuestPost['state'] => {
  switch (derivePostState(targets.map(({ state }) => state))) {
    case 'pending_approval':
      return 'waiting'
    case 'scheduled':
    case 'handed_over':
      return answer?.decision === 'approved' ? 'approved' : 'planned'
    case 'draft':
      return 'returned'
    default:
      return 'done'
  }
}

/** Drafts that have no decision yet are internal to the team. */
export const isForGuests = (post: Post, answer: Answer | undefined) =>
  post.targets.length > 0 && (post.state !== 'draft' || answer?.decision === 'returned')

export const presentGuestPost = ({
  post,
  connectionIds,
  signatures,
  media,
  answer,
  comments,
  pictures,
  sign,
}: {
  post: Post
  /** Only these accounts; null for all. */
  connectionIds: readonly string[] | null
  /** By account. */
  signatures: ReadonlyMap<string, string>
  media: ReadonlyMap<string, Resource>
  answer: Answer | undefined
  comments: readonly CommentRow[]
  pictures: ReadonlyMap<string, CommentPicture>
  sign: SignForGuest
}): GuestPost => {
  const shown = post.targets.filter(
    ({ connectionId }) =>
      connectionIds === null || (connectionId !== null && connectionIds.includes(connectionId)),
  )
  return {
    id: post.id,
    version: post.version,
    state: stateOf(shown, answer),
    dueAt: post.time?.at ?? null,
    targets: shown.map(({ connectionId, network, accountTitle, override, settings }) => ({
      network,
      accountTitle,
      text: composeText({
        ...post,
        network,
        override,
        settings,
        signature: signatures.get(connectionId ?? '') ?? '',
      }),
      settings: composeSettings({ settings, network, utm: post.utm }),
      media: (override.mediaIds?.flatMap((id) => media.get(id) ?? []) ?? post.media).map((one) =>
        presentMedia(one, sign),
      ),
    })),
    answer: answer
      ? {
          decision: answer.decision,
          name: answer.guestName ?? TEAM,
          note: answer.guestName === null ? null : answer.note,
          at: answer.at.toISOString(),
        }
      : null,
    comments: comments
      .filter((comment) => comment.isForGuests)
      .map(({ id, guestName, firstName, text, mediaIds, createdAt }) => ({
        id,
        name: guestName ?? firstName ?? TEAM,
        text,
        pictures: mediaIds
          .flatMap((mediaId) => pictures.get(mediaId) ?? [])
          .map((one) => ({ ...one, url: sign(one.url), thumbnailUrl: sign(one.thumbnailUrl) })),
        at: createdAt.toISOString(),
      })),
  }
}
