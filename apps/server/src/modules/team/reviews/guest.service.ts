import type { ReviewDecision } from '@kadr/contract/publishing/post-approval'
import type { GuestPost, GuestReview } from '@kadr/contract/team/reviews'
import { UserError } from '@kadr/domain/base/app-error'
import { displayName } from '@kadr/domain/identity/person-name'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { toGuestMediaUrl } from '../../../platform/storage/media-urls.ts'
import { findReportBrand, logoUrlOf } from '../../insight/reports/index.ts'
import { findResources, presentResource } from '../../library/resources/index.ts'
import { listSignatures } from '../../publishing/connections/index.ts'
import { decidePost, listLastDecisionsOf, readPosts } from '../../publishing/posts/index.ts'
import { addComment, emptyComment } from './add-comment.ts'
import { findPictures } from './comment-pictures.ts'
import { countCommentsBy, listCommentsOf } from './comments.repository.ts'
import { findLinkToPost, findOpenLink } from './find-open-link.ts'
import { isForGuests, presentGuestPost } from './guest.presenter.ts'
import { withGuestPictures } from './guest-pictures.ts'
import { countAnswer, listPostIdsOf, type ReviewLinkRow } from './review-links.repository.ts'

type ByToken = { ctx: AppContext; token: string }

const readGuestPosts = async ({
  ctx,
  link,
  ids,
}: {
  ctx: AppContext
  link: ReviewLinkRow
  ids: readonly string[]
}): Promise<GuestPost[]> => {
  const { workspaceId, connectionIds } = link
  const posts = await readPosts({ ctx, workspaceId, ids })
  const answers = await listLastDecisionsOf({ ctx, postIds: ids })
  const comments = await listCommentsOf({ db: ctx.db, workspaceId, postIds: ids })
  const own = posts.flatMap(({ targets }) =>
    targets.flatMap(({ override }) => override.mediaIds ?? []),
  )
  const rows = await findResources({ ctx, workspaceId, ids: [...new Set(own)] })
  const media = new Map(rows.map((row) => [row.id, presentResource({ ctx, row })]))
  const signatures = await listSignatures({ ctx, workspaceId })
  const pictures = await findPictures({ ctx, workspaceId, comments })
  return posts
    .filter((post) => isForGuests(post, answers.get(post.id)))
    .map((post) =>
      presentGuestPost({
        post,
        connectionIds,
        signatures,
        media,
        answer: answers.get(post.id),
        comments: comments.filter(({ postId }) => postId === post.id),
        pictures,
        sign: (url) => toGuestMediaUrl({ ctx, url }),
      }),
    )
}

export const openReview = async ({ ctx, token }: ByToken): Promise<GuestReview> => {
  const { link, workspace, sender } = await findOpenLink({ ctx, token })
  const ids = await listPostIdsOf({ db: ctx.db, link })
  const brand = await findReportBrand({ ctx, workspaceId: link.workspaceId })
  return {
    title: link.title,
    workspaceName: workspace.name,
    brandColor: brand.colour,
    logoUrl: brand.logo && logoUrlOf({ ctx, row: brand.logo }),
    senderName: displayName(sender),
    timeZone: workspace.timeZone,
    expiresAt: link.expiresAt.toISOString(),
    posts: await readGuestPosts({ ctx, link, ids }),
  }
}

const readOne = async ({
  ctx,
  link,
  postId,
}: {
  ctx: AppContext
  link: ReviewLinkRow
  postId: string
}): Promise<GuestPost> => {
  const [post] = await readGuestPosts({ ctx, link, ids: [postId] })
  if (post) return post
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Пост не найден' })
}

export const decideAsGuest = async ({
  ctx,
  token,
  postId,
  version,
  name,
  decision,
  note: given,
}: ByToken & {
  postId: string
  version: number
  name: string
  decision: ReviewDecision
  note: string
}): Promise<GuestPost> => {
  if (decision === 'returned' && given === '') {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'Напишите, что поправить',
      field: 'note',
    })
  }
  const link = await inTransaction(ctx.db, async (tx) => {
    const found = await findLinkToPost({ ctx, tx, token, postId })
    const { id: linkId, workspaceId, connectionIds } = found.link
    await decidePost({
      ctx,
      tx,
      workspaceId,
      reviewer: { userId: null, guest: { name: name.toWellFormed(), linkId, connectionIds } },
      id: postId,
      version,
      isApproved: decision === 'approved',
      note: given === '' ? null : given.toWellFormed(),
    })
    await countAnswer({ db: tx, id: linkId, at: ctx.clock.now() })
    return found.link
  })
  return readOne({ ctx, link, postId })
}

/** Anybody with the link may write, so that the author of the posts is not flooded. */
const MOST_AN_HOUR = 30
const MOST_OF_LINK = 500

const assertMayComment = async ({
  ctx,
  tx,
  linkId,
}: {
  ctx: AppContext
  tx: Tx
  linkId: string
}): Promise<void> => {
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS)
  const { all, recent } = await countCommentsBy({ db: tx, linkId, since })
  if (all >= MOST_OF_LINK) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'По этой ссылке оставили слишком много комментариев. Попросите новую',
    })
  }
  if (recent >= MOST_AN_HOUR) {
    throw new UserError({
      code: 'RATE_LIMITED',
      userMessage: 'За час оставили много комментариев. Соберите правки в один или вернитесь позже',
    })
  }
}

export const commentAsGuest = async ({
  ctx,
  token,
  postId,
  name: given,
  text,
  pictures,
}: ByToken & {
  postId: string
  name: string
  text: string
  pictures: readonly string[]
}): Promise<GuestPost> => {
  if (text === '' && pictures.length === 0) throw emptyComment()
  const { workspaceId } = (await findLinkToPost({ ctx, token, postId })).link
  const name = given.toWellFormed()
  const write = (mediaIds: readonly string[]) =>
    inTransaction(ctx.db, async (tx) => {
      // Storing pictures takes a while: the link may have expired meanwhile.
      const { link } = await findLinkToPost({ ctx, tx, token, postId })
      // Locks the link, so that comments sent at once are counted one after another.
      await countAnswer({ db: tx, id: link.id, at: ctx.clock.now() })
      await assertMayComment({ ctx, tx, linkId: link.id })
      await addComment({
        ctx,
        tx,
        workspaceId,
        postId,
        author: { userId: null, name, linkId: link.id },
        text: text.toWellFormed(),
        parentId: null,
        mentions: [],
        mediaIds,
        isForGuests: true,
      })
      return link
    })
  const link = await withGuestPictures({ ctx, workspaceId, postId, name, pictures, run: write })
  return readOne({ ctx, link, postId })
}
