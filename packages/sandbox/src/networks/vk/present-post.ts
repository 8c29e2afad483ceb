import { estimatePostAudience } from '../_shared/audience.ts'
import { presentAttachments } from './attachments.ts'
import type { MediaRecords } from './media-records.ts'
import type { WallComment, WallPost, WallStore } from './wall-store.ts'

const toUnix = (at: Date) => Math.floor(at.getTime() / 1000)

export const audienceOf = ({ groupId, id, createdAt }: WallPost, now: Date) =>
  estimatePostAudience({ id: `vk/${groupId}_${id}`, createdAt, now })

/** As `wall.get` and `wall.getById` tell a post. */
export function presentPost(input: {
  post: WallPost
  wall: WallStore
  records: MediaRecords
  hostUrl: string
  now: Date
}) {
  const { post, wall, records, hostUrl, now } = input
  const { views, likes, comments, shares } = audienceOf(post, now)
  const ownerId = Number(`-${post.groupId}`)
  const own = wall.commentsOf(post.groupId, post.id).filter((one) => !one.isDeleted).length
  return {
    inner_type: 'wall_wallpost',
    id: post.id,
    owner_id: ownerId,
    from_id: ownerId,
    ...(post.authorId && { created_by: Number(post.authorId) }),
    ...(post.isSigned && { signer_id: Number(post.authorId) }),
    date: toUnix(post.createdAt),
    ...(post.editedAt && { edited: toUnix(post.editedAt) }),
    type: 'post',
    post_type: post.createdAt > now ? 'postpone' : 'post',
    text: post.text,
    marked_as_ads: post.isAds ? 1 : 0,
    ...(post.isPinned && { is_pinned: 1 }),
    attachments: presentAttachments({ records, names: post.attachments, hostUrl }),
    likes: { can_like: 1, count: likes, user_likes: 0 },
    comments: { can_post: post.isCommentable ? 1 : 0, count: comments + own },
    reposts: { count: shares, user_reposted: 0 },
    views: { count: views },
  }
}

/** Comments of the first level carry the number of their answers, a deleted one nothing but it. */
export const presentComment = ({ comment, wall }: { comment: WallComment; wall: WallStore }) => {
  const { groupId, replyTo } = comment
  const parent = replyTo === undefined ? undefined : wall.findComment(groupId, replyTo)
  const top = wall.topOf(comment)
  return {
    id: comment.id,
    from_id: comment.isDeleted ? 0 : Number(comment.fromId),
    date: toUnix(comment.createdAt),
    text: comment.isDeleted ? '' : comment.text,
    post_id: comment.postId,
    owner_id: Number(`-${groupId}`),
    parents_stack: top === comment.id ? [] : [top],
    ...(comment.isDeleted && { deleted: true }),
    ...(replyTo !== undefined && { reply_to_comment: replyTo }),
    ...(parent && { reply_to_user: Number(parent.fromId) }),
  }
}
