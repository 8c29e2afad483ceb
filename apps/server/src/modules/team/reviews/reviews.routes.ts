import * as comments from '@kadr/contract/team/post-comments'
import * as reviews from '@kadr/contract/team/reviews'
import type { Mount } from '../../../platform/http/mount.ts'
import * as commentsService from './comments.service.ts'
import * as guest from './guest.service.ts'
import * as links from './review-links.service.ts'

export const mountReviews = (mount: Mount) => {
  mountLinks(mount)
  mountGuest(mount)
  mountComments(mount)
}

const mountLinks = (mount: Mount) => {
  mount({
    route: reviews.listReviewLinks,
    handle: ({ ctx, actor }) => links.listReviewLinks({ ctx, actor }),
  })
  mount({
    route: reviews.createReviewLink,
    handle: ({ ctx, actor, body }) => links.createReviewLink({ ctx, actor, ...body }),
  })
  mount({
    route: reviews.revokeReviewLink,
    handle: ({ ctx, actor, params: { id } }) => links.revokeReviewLink({ ctx, actor, id }),
  })
}

const mountGuest = (mount: Mount) => {
  mount({
    route: reviews.openReview,
    handle: ({ ctx, params: { token } }) => guest.openReview({ ctx, token }),
  })
  mount({
    route: reviews.decideAsGuest,
    handle: ({ ctx, params: { token }, body }) => guest.decideAsGuest({ ctx, token, ...body }),
  })
  mount({
    route: reviews.commentAsGuest,
    handle: ({ ctx, params: { token }, body }) => guest.commentAsGuest({ ctx, token, ...body }),
  })
}

const mountComments = (mount: Mount) => {
  mount({
    route: comments.countUnreadComments,
    handle: ({ ctx, actor }) => commentsService.countUnreadComments({ ctx, actor }),
  })
  mount({
    route: comments.listPostComments,
    handle: ({ ctx, actor, params: { id } }) =>
      commentsService.listPostComments({ ctx, actor, id }),
  })
  mount({
    route: comments.addPostComment,
    handle: ({ ctx, actor, params: { id }, body }) =>
      commentsService.addPostComment({ ctx, actor, id, ...body }),
  })
  mount({
    route: comments.readPostComments,
    handle: ({ ctx, actor, params: { id } }) =>
      commentsService.readPostComments({ ctx, actor, id }),
  })
  mount({
    route: comments.resolvePostComment,
    handle: ({ ctx, actor, params, body }) =>
      commentsService.resolvePostComment({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: comments.deletePostComment,
    handle: ({ ctx, actor, params }) =>
      commentsService.deletePostComment({ ctx, actor, ...params }),
  })
}
