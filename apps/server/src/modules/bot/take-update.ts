import { BotError, type MiddlewareFn } from 'grammy'
import type { AppContext } from '../../context.ts'

/** Takes an update that concerns another module; says whether it did. */
export type TakeUpdate = (input: { ctx: AppContext; update: unknown }) => Promise<boolean>

class UpdateNotTakenError extends Error {
  override name = 'UpdateNotTakenError'
}

/** The update has to come again: it is about money, and whoever takes it failed. */
export const isNotTaken = (error: unknown): boolean =>
  error instanceof UpdateNotTakenError ||
  (error instanceof BotError && error.error instanceof UpdateNotTakenError)

/** Offers every update to other modules before the bot answers it. */
export const offerUpdate =
  ({ ctx, takers }: { ctx: AppContext; takers: readonly TakeUpdate[] }): MiddlewareFn =>
  async ({ update }, next) => {
    for (const take of takers) {
      const isTaken = await take({ ctx, update }).catch((error: unknown) => {
        ctx.log.error({ err: error, updateId: update.update_id }, 'bot.update.not_taken')
        throw new UpdateNotTakenError('an update was not taken', { cause: error })
      })
      if (isTaken) return
    }
    await next()
  }
