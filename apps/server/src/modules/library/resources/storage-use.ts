import type { ResourceKind, StorageUse } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { joinSentences } from '@kadr/domain/base/sentences'
import {
  formatBytes,
  hasRoomFor,
  type StorageLimits,
  storageLimits,
} from '@kadr/domain/library/storage-limits'
import { findLargerPlanText } from '@kadr/domain/money/plans'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getSubscriptionTerms } from '../../money/subscription/index.ts'
import { findStorage, lockStorage, sumReserved } from './storage.repository.ts'

type OfWorkspace = { ctx: AppContext; tx?: Tx | undefined; workspaceId: string }

/** Storage limits of the plan of the workspace's owner. */
export const getStorageLimits = async ({
  ctx,
  tx,
  workspaceId,
}: OfWorkspace): Promise<StorageLimits> => {
  const userId = await getWorkspaceOwner({ ctx, tx, workspaceId })
  const { plan } = await getSubscriptionTerms({ ctx, tx, userId })
  return storageLimits(plan)
}

export const getStorageUse = async ({ ctx, workspaceId }: OfWorkspace): Promise<StorageUse> => {
  const limits = await getStorageLimits({ ctx, workspaceId })
  const storage = await findStorage({ db: ctx.db, workspaceId })
  return {
    usedBytes: storage?.usedBytes ?? 0,
    limitBytes: limits.workspaceBytes,
    maxFileBytes: limits.fileBytes,
    isMediaProcessingAvailable: ctx.media.isAvailable,
  }
}

const KIND_NAMES: Record<ResourceKind, string> = {
  image: 'Картинка',
  video: 'Видео',
  audio: 'Звук',
}

/** Why a file of this size is refused, or undefined. */
export const findSizeRefusal = ({
  limits,
  kind,
  size,
}: {
  limits: StorageLimits
  /** Undefined while only the name is known and its extension is unknown. */
  kind: ResourceKind | undefined
  size: number
}): string | undefined => {
  const { fileBytes } = limits
  const limit = kind ? fileBytes[kind] : Math.max(...Object.values(fileBytes))
  if (size <= limit) return undefined
  const what = kind ? `${KIND_NAMES[kind]} больше лимита` : 'Файл больше лимита'
  return `${what}: ${formatBytes(size)} из ${formatBytes(limit)} на вашем тарифе`
}

/** Locks the workspace's storage row and rejects when the bytes exceed the quota. */
export const lockQuotaFor = async ({
  ctx,
  tx,
  workspaceId,
  size,
}: OfWorkspace & { tx: Tx; size: number }): Promise<void> => {
  const storage = await lockStorage({ db: tx, workspaceId })
  const usedBytes = storage.usedBytes + (await sumReserved({ db: tx, workspaceId }))
  const { workspaceBytes: limitBytes } = await getStorageLimits({ ctx, tx, workspaceId })
  if (hasRoomFor({ usedBytes, size, limitBytes })) return
  const left = Math.max(0, limitBytes - usedBytes)
  throw new UserError({
    code: 'QUOTA_EXCEEDED',
    userMessage: joinSentences([
      `Не хватает места: осталось ${formatBytes(left)} из ${formatBytes(limitBytes)}`,
      'Удалите лишнее',
      findLargerPlanText({
        amountOf: ({ name }) => storageLimits(name).workspaceBytes,
        allowed: limitBytes,
      }),
    ]),
  })
}
