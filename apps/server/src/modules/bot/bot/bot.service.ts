import { createHash, timingSafeEqual } from 'node:crypto'
import { BOT_WEBHOOKS } from '@kadr/contract/bot/bot'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import type { Messenger } from '../../../platform/outside/messengers/port.ts'
import { COMMANDS, copy } from './copy.ts'
import { createUpdateDispatcher, isUpdateFailed, type UpdateHandler } from './dispatch-update.ts'

type Talk = {
  ctx: AppContext
  messenger: Messenger
  updateHandlers: readonly UpdateHandler[]
}

const secretOf = ({ ctx: { secrets }, messenger }: Talk) => messenger.webhook.secret(secrets)

/** Until aborted. */
export const runBot = ({ signal, ...talk }: Talk & { signal: AbortSignal }): Promise<void> => {
  const { ctx, messenger } = talk
  const { config, log } = ctx
  const url = `${config.publicUrl}/api${BOT_WEBHOOKS[messenger.name].route.path}`
  return messenger.listen({
    config,
    webhook: messenger.webhook.isOn(config) ? { url, secret: secretOf(talk) } : undefined,
    commands: COMMANDS,
    menu: { text: copy.menu, path: '/dashboard' },
    onUpdate: createUpdateDispatcher(talk),
    signal,
    log,
  })
}

const isEqual = (a: string, b: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

export const createWebhook = (talk: Talk) => {
  const { ctx, messenger } = talk
  const isExpected = messenger.webhook.isOn(ctx.config) && messenger.botOf(ctx.config) !== undefined
  const dispatch = createUpdateDispatcher(talk)
  return async (input: { secret: string | undefined; body: unknown }) => {
    if (!isExpected) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
    if (!isEqual(input.secret ?? '', secretOf(talk))) {
      throw new UserError({ code: 'FORBIDDEN', userMessage: 'Этот адрес только для мессенджера' })
    }
    try {
      await dispatch(input.body)
    } catch (error) {
      if (isUpdateFailed(error)) throw error
      // An error response would have the same update delivered again.
      ctx.log.warn({ err: error }, 'bot.update.failed')
    }
    return {}
  }
}
