import type { GroupTopic, NotificationGroup } from '@kadr/contract/delivery/notification-groups'
import type { MessengerName } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../../platform/crypto/opaque-token.ts'
import { messengers } from '../../../../platform/outside/messengers/messengers.ts'
import { readAtOnce } from '../../../../platform/paging/read-pages.ts'
import { lockUserShared } from '../../../identity/users/index.ts'
import { findAddressOf } from '../../bot-outbox/index.ts'
import { findFirstMessenger } from '../channels/first-messenger.ts'
import * as repository from './groups.repository.ts'

type OfWorkspace = { ctx: AppContext; workspaceId: string }

const CODE_MS = HOUR_MS

const present = (row: repository.GroupRow): NotificationGroup => ({
  id: row.id,
  messenger: row.messenger,
  title: row.title,
  isThread: row.threadId !== 0,
  topics: [...row.topics],
  state: row.lostAt === null ? 'ready' : 'lost',
  createdAt: row.createdAt.toISOString(),
})

const noGroup = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Такой группы нет' })

export const listGroups = async ({ ctx, workspaceId }: OfWorkspace) => ({
  items: (await repository.listGroups({ db: ctx.db, workspaceId })).map(present),
})

const startGroupLink = ({ config }: AppContext, messenger: MessengerName, code: string) => {
  const link = messengers[messenger].links.startGroup({ config, code })
  if (link) return link
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Бот не подключён' })
}

export const createGroupLink = async ({
  ctx,
  workspaceId,
  userId,
}: OfWorkspace & { userId: string }) => {
  const messenger = await findFirstMessenger({ ctx, userId })
  const code = createOpaqueToken()
  const link = startGroupLink(ctx, messenger, code)
  if ((await findAddressOf({ ctx, userId, messenger })) === undefined) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: `Сначала привяжите ${PROVIDER_NAMES[messenger]} в способах входа: по нему бот узнает вас в группе`,
    })
  }
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + CODE_MS)
  await inTransaction(ctx.db, async (tx) => {
    await lockUserShared({ tx, userId })
    const row = { hash: hashToken(code), workspaceId, userId, createdAt, expiresAt }
    await repository.insertCode({ db: tx, ...row })
  })
  return { ...link, expiresAt: expiresAt.toISOString() }
}

export const updateGroup = async ({
  ctx,
  workspaceId,
  id,
  topics,
}: OfWorkspace & { id: string; topics: readonly GroupTopic[] }): Promise<NotificationGroup> => {
  const chosen = [...new Set(topics)]
  const row = await repository.updateGroup({ db: ctx.db, workspaceId, id, topics: chosen })
  if (!row) throw noGroup()
  return present(row)
}

export const deleteGroup = async ({
  ctx,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<Record<string, never>> => {
  if (!(await repository.deleteGroup({ db: ctx.db, workspaceId, id }))) throw noGroup()
  return {}
}

export const exportGroupChats = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  groupChats: readAtOnce(() => repository.listGroupsConnectedBy({ db, userId })),
  groupChatCodes: readAtOnce(() => repository.listCodesOf({ db, userId })),
})
