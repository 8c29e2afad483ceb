import type { RouteInput } from '@kadr/contract/base/route'
import type { BrandKit, putBrandKit as putRoute } from '@kadr/contract/studio/brand-kit'
import { UserError } from '@kadr/domain/base/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { findResources, presentResource, replaceUses } from '../../library/resources/index.ts'
import * as repository from './brand-kits.repository.ts'
import { readOwnBrand } from './find-brand.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type Input = RouteInput<typeof putRoute>['body']

export const getBrandKit = async ({ ctx, workspaceId }: InWorkspace): Promise<BrandKit> => {
  const row = await repository.findKit({ db: ctx.db, workspaceId })
  const brand = await readOwnBrand({ ctx, workspaceId })
  const musicId = row?.musicId ?? null
  const ids = [brand.logo, musicId].flatMap((id) => (id !== null && isUuid(id) ? [id] : []))
  const files = await findResources({ ctx, workspaceId, ids })
  const show = (id: string | null) => {
    const file = files.find((one) => one.id === id && one.deletedAt === null)
    return file ? presentResource({ ctx, row: file }) : null
  }
  return {
    brand,
    logo: show(brand.logo),
    music: show(musicId),
    ending: repository.endingOf(row),
    isAsked: row !== undefined,
  }
}

const assertMusic = async ({ ctx, tx, workspaceId, id }: InWorkspace & { tx: Tx; id: string }) => {
  const [row] = await findResources({ ctx, tx, workspaceId, ids: [id] })
  if (!row || row.deletedAt !== null) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Ресурс не найден', field: 'musicId' })
  }
  if (row.kind === 'audio') return
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Музыка — это звуковой файл. Выберите другой',
    field: 'musicId',
  })
}

/** Reels made before keep the brand they have. */
export const putBrandKit = async ({
  ctx,
  workspaceId,
  input: { musicId, ending, ...words },
}: InWorkspace & { input: Input }): Promise<BrandKit> => {
  await inTransaction(ctx.db, async (tx) => {
    if (musicId !== null) await assertMusic({ ctx, tx, workspaceId, id: musicId })
    const use = { kind: 'brand', usedBy: workspaceId, title: 'Бренд' } as const
    const resourceIds = musicId === null ? [] : [musicId]
    await replaceUses({ ctx, tx, workspaceId, ...use, resourceIds })
    await repository.putKit({
      tx,
      workspaceId,
      values: {
        ...words,
        musicId,
        isFilled: true,
        endingTitle: ending?.title.trim() ?? '',
        endingAct: ending?.act.trim() ?? '',
        updatedAt: ctx.clock.now(),
      },
    })
  })
  return getBrandKit({ ctx, workspaceId })
}

export const skipBrandKit = async ({ ctx, workspaceId }: InWorkspace) => {
  await repository.markAsked({ db: ctx.db, workspaceId, at: ctx.clock.now() })
}

export const exportBrandKits = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  brandKits: readAtOnce(async () => {
    const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
    return workspaceIds.length === 0 ? [] : repository.listKitsOf({ db: ctx.db, workspaceIds })
  }),
})
