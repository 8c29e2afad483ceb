import type { GroupTopic, NotificationGroup } from '@kadr/contract/notification-groups'
import { UserError } from '@kadr/domain/app-error'
import { HOUR_MS } from '@kadr/kit/durations'
import { isLocalBot } from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../platform/crypto/opaque-token.ts'
import { readAtOnce } from '../../platform/read-pages.ts'
import { findSubject } from '../auth/index.ts'
import { lockUserShared } from '../users/index.ts'
import * as repository from './groups.repository.ts'

type OfWorkspace = { ctx: AppContext; workspaceId: string }

const CODE_MS = HOUR_MS

const present = (row: repository.GroupRow): NotificationGroup => ({
  id: row.id,
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

const startGroupLink = ({ config: { telegram, publicUrl } }: AppContext, code: string) => {
  if (!telegram) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Бот не подключён' })
  const { botName } = telegram
  const url = isLocalBot(telegram)
    ? `${publicUrl}/dev/telegram?startgroup=${code}`
    : `https://t.me/${botName}?startgroup=${code}`
  return { url, command: `/start@${botName} ${code}` }
}

export const createGroupLink = async ({
  ctx,
  workspaceId,
  userId,
}: OfWorkspace & { userId: string }) => {
  const code = createOpaqueToken()
  const link = startGroupLink(ctx, code)
  if ((await findSubject({ ctx, userId, provider: 'telegram' })) === undefined) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'Сначала привяжите Telegram в способах входа: по нему бот узнает вас в группе',
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
