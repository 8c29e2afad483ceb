import type { AppContext } from '../../../context.ts'
import type { Incoming } from '../../../platform/outside/messengers/incoming.ts'
import type { Messenger } from '../../../platform/outside/messengers/port.ts'
import { answerIncoming } from './answer-incoming.ts'
import { makeStorable, parkUpdate } from './park-update.ts'

/** `update` is the same as the messenger has brought it. Returns false to leave it to the next handler. */
export type UpdateHandler = (input: {
  ctx: AppContext
  incoming: Incoming
  update: unknown
}) => Promise<boolean>

/** Stores an update whose handler failed; rejects when it can't be stored either. */
type OnUpdateFailed = typeof parkUpdate

class UpdateFailedError extends Error {
  override name = 'UpdateFailedError'
}

/** Neither handled nor parked, so the messenger has to deliver the update again: it may be about money. */
export const isUpdateFailed = (error: unknown): boolean => error instanceof UpdateFailedError

/** Passes every update to the handlers of other modules before the bot replies. */
export const createUpdateDispatcher =
  ({
    ctx,
    messenger,
    updateHandlers,
    onFailed = parkUpdate,
  }: {
    ctx: AppContext
    messenger: Messenger
    updateHandlers: readonly UpdateHandler[]
    onFailed?: OnUpdateFailed
  }) =>
  async (given: unknown): Promise<void> => {
    const update = makeStorable(given)
    const incoming = messenger.readUpdate(update)
    for (const handle of updateHandlers) {
      try {
        if (await handle({ ctx, incoming, update })) return
      } catch (error) {
        ctx.log.error({ err: error, updateId: incoming.id }, 'bot.update.failed')
        await onFailed({ ctx, incoming, update, error }).catch((cause: unknown) => {
          throw new UpdateFailedError('a handler failed', { cause })
        })
        return
      }
    }
    await answerIncoming({ ctx, incoming }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      ctx.log.warn({ reason }, 'bot.reply.failed')
    })
  }
