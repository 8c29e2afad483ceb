import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { createReviewLink as createRoute, ReviewLink } from '@kadr/contract/team/reviews'
import { UserError } from '@kadr/domain/base/app-error'
import { displayName } from '@kadr/domain/identity/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { lockUser } from '../../identity/users/index.ts'
import { assertConnected } from '../../publishing/connections/index.ts'
import { readPost } from '../../publishing/posts/index.ts'
import * as repository from './review-links.repository.ts'

type ByMember = { ctx: AppContext; actor: Member }
type PersonName = { firstName: string; lastName: string }

const presentLink = (link: repository.ReviewLinkRow, sender: PersonName | null): ReviewLink => ({
  id: link.id,
  title: link.title,
  postId: link.postId,
  from: link.fromAt?.toISOString() ?? null,
  to: link.toAt?.toISOString() ?? null,
  createdBy: sender && displayName(sender),
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  answers: link.answers,
  lastAnswerAt: link.lastAnswerAt?.toISOString() ?? null,
})

export const listReviewLinks = async ({
  ctx,
  actor: { workspaceId },
}: ByMember): Promise<ReviewLink[]> => {
  const now = ctx.clock.now()
  const rows = await repository.listOpenLinks({ db: ctx.db, workspaceId, now })
  return rows.map(({ link, sender }) => presentLink(link, sender))
}

type Scope = RouteInput<typeof createRoute>['body']['scope']

/** Ids of another workspace are reported as not found. */
const columnsOf = async ({ ctx, actor: { workspaceId } }: ByMember, scope: Scope) => {
  if (scope.kind === 'post') {
    await readPost({ ctx, workspaceId, id: scope.postId })
    return { postId: scope.postId }
  }
  const { connectionIds } = scope
  await assertConnected({ ctx, workspaceId, ids: connectionIds })
  return { fromAt: new Date(scope.from), toAt: new Date(scope.to), connectionIds }
}

export const createReviewLink = async ({
  ctx,
  actor,
  title,
  scope,
  days,
}: ByMember & RouteInput<typeof createRoute>['body']): Promise<RouteData<typeof createRoute>> => {
  const { workspaceId, userId } = actor
  const columns = await columnsOf({ ctx, actor }, scope)
  const token = createOpaqueToken()
  const createdAt = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const link = await repository.insertReviewLink({
      db: tx,
      values: {
        ...columns,
        workspaceId,
        title,
        tokenHash: hashToken(token),
        createdBy: userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      },
    })
    const event = { workspaceId, actorId: userId, subjectId: link.id, payload: { title } }
    await appendEvent({ tx, kind: 'review_link.created', ...event })
    return { link: presentLink(link, null), url: `${ctx.config.publicUrl}/review/${token}` }
  })
}

export const revokeReviewLink = ({
  ctx,
  actor,
  id,
}: ByMember & { id: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    const row = await repository.revokeLink({ db: tx, workspaceId, id, now: ctx.clock.now() })
    if (!row) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Ссылка не найдена' })
    const event = { workspaceId, actorId: userId, subjectId: id, payload: { title: row.title } }
    await appendEvent({ tx, kind: 'review_link.revoked', ...event })
    return {}
  })
