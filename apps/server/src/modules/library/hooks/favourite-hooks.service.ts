import { MAX_FAVOURITE_HOOKS } from '@kadr/contract/library/hooks'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { lockUser } from '../../identity/users/index.ts'
import { deleteFavourite, insertFavourite, listFavourites } from './hooks.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

const present = (rows: readonly { hook: string }[]) => ({ hooks: rows.map(({ hook }) => hook) })

export const listFavouriteHooks = async ({ ctx, userId }: OfUser) =>
  present(await listFavourites({ db: ctx.db, userId }))

export const changeFavouriteHook = ({
  ctx,
  userId,
  hook,
  isFavourite,
}: OfUser & { hook: string; isFavourite: boolean }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    if (!isFavourite) {
      await deleteFavourite({ db: tx, userId, hook })
      return present(await listFavourites({ db: tx, userId }))
    }
    await insertFavourite({ db: tx, userId, hook, createdAt: ctx.clock.now() })
    const rows = await listFavourites({ db: tx, userId })
    if (rows.length > MAX_FAVOURITE_HOOKS) {
      throw new UserError({
        code: 'QUOTA_EXCEEDED',
        userMessage: `В избранном уже ${MAX_FAVOURITE_HOOKS} хуков. Уберите лишние`,
      })
    }
    return present(rows)
  })

export const exportFavouriteHooks = ({ ctx, userId }: OfUser) => ({
  favouriteHooks: readAtOnce(() => listFavourites({ db: ctx.db, userId })),
})
