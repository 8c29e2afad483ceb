import type { CommentPicture } from '@kadr/contract/post-comments'
import type { Post } from '@kadr/contract/posts'
import type { Resource } from '@kadr/contract/resources'
import type { GuestMedia, GuestPost } from '@kadr/contract/reviews'
import { composeSettings, composeText } from '@kadr/domain/posts/compose-text'
import { derivePostState } from '@kadr/domain/posts/derive-post-state'
import type { CommentRow } from './comments.repository.ts'

/** A decision a guest may read about: theirs or a member's, without the name of the latter. */
type Answer = {
  decision: 'approved' | 'returned'
  guestName: string | null
  note: string | null
  at: Date
}

const TEAM = 'Команда'

const presentMedia = (resource: Resource): GuestMedia => ({
  kind: resource.kind,
  thumbnailUrl: resource.urls.thumbnail,
  url: resource.urls.preview ?? resource.urls.original,
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
      return answer?.decision === 'approved' ? 'approved' : 'planned'
    case 'draft':
      return 'returned'
    default:
      return 'done'
  }
}

/** Drafts nobody has answered about are the team's own affair. */
export const isForGuests = (post: Post, answer: Answer | undefined) =>
  post.targets.length > 0 && (post.state !== 'draft' || answer?.decision === 'returned')

export const presentGuestPost = ({
  post,
  connectionIds,
  media,
  answer,
  comments,
  pictures,
}: {
  post: Post
  /** Only these accounts; null for all. */
  connectionIds: readonly string[] | null
  media: ReadonlyMap<string, Resource>
  answer: Answer | undefined
  comments: readonly CommentRow[]
  pictures: ReadonlyMap<string, CommentPicture>
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
    targets: shown.map(({ network, accountTitle, override, settings }) => ({
      network,
      accountTitle,
      text: composeText({ ...post, network, override }),
      settings: composeSettings({ settings, network, utm: post.utm }),
      media: (override.mediaIds?.flatMap((id) => media.get(id) ?? []) ?? post.media).map(
        presentMedia,
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
        pictures: mediaIds.flatMap((mediaId) => pictures.get(mediaId) ?? []),
        at: createdAt.toISOString(),
      })),
  }
}
