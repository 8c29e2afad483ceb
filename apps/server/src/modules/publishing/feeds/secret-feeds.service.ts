import { UserError } from '@kadr/domain/base/app-error'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { findBlockedAt } from '../../identity/users/index.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import {
  deleteFeed,
  type FeedKind,
  findFeed,
  listFeedsOf,
  putFeed,
  touchFeed,
} from './secret-feeds.repository.ts'

type OfPerson = { ctx: AppContext; kind: FeedKind; workspaceId: string; userId: string }

const PATHS: Readonly<Record<FeedKind, string>> = {
  calendar: 'calendar-feeds',
  published: 'published-feeds',
}
const NONE: Readonly<Record<FeedKind, string>> = {
  calendar: 'Такого календаря нет. Возможно, адрес сменили',
  published: 'Такой ленты нет. Возможно, адрес сменили',
}

export const getSecretFeed = async ({ ctx, ...person }: OfPerson) => {
  const feed = await findFeed({ db: ctx.db, ...person })
  return {
    feed: feed
      ? {
          createdAt: feed.createdAt.toISOString(),
          readAt: feed.readAt?.toISOString() ?? null,
        }
      : null,
  }
}

export const renewSecretFeed = async ({ ctx, ...person }: OfPerson) => {
  const token = createOpaqueToken()
  await putFeed({ db: ctx.db, ...person, hash: hashToken(token), createdAt: ctx.clock.now() })
  return { url: `${ctx.config.publicUrl}/api/${PATHS[person.kind]}/${token}` }
}

export const removeSecretFeed = async ({ ctx, ...person }: OfPerson) => {
  await deleteFeed({ db: ctx.db, ...person })
  return {}
}

/** Rights are those of now: who has left the workspace, or was blocked, reads nothing by their address. */
export const admitReader = async ({
  ctx,
  kind,
  token,
}: {
  ctx: AppContext
  kind: FeedKind
  token: string
}) => {
  const refuse = () => new UserError({ code: 'NOT_FOUND', userMessage: NONE[kind] })
  const now = ctx.clock.now()
  const feed = await touchFeed({ db: ctx.db, kind, hash: hashToken(token), now })
  if (!feed) throw refuse()
  const { userId, workspaceId } = feed
  const rights = await findMembership({ ctx, userId, workspaceId })
  if (!rights || !can(rights, 'posts.read')) throw refuse()
  if (await inTransaction(ctx.db, (tx) => findBlockedAt({ tx, userId }))) throw refuse()
  return { userId, workspaceId, rights, now }
}

export const exportSecretFeeds = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  calendarFeeds: readAtOnce(() => listFeedsOf({ db: ctx.db, kind: 'calendar', userId })),
  publishedFeeds: readAtOnce(() => listFeedsOf({ db: ctx.db, kind: 'published', userId })),
})
