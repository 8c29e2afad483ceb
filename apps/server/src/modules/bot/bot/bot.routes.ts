import { telegramWebhook, WEBHOOK_SECRET_HEADER } from '@kadr/contract/bot/bot'
import type { AppContext } from '../../../context.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { createWebhook } from './bot.service.ts'
import type { UpdateHandler } from './dispatch-update.ts'

export const createMountBot =
  ({ updateHandlers }: { updateHandlers: readonly UpdateHandler[] }) =>
  (mount: Mount, ctx: AppContext) => {
    const handleUpdate = createWebhook({ ctx, updateHandlers })
    mount({
      route: telegramWebhook,
      takesNul: true,
      handle: ({ body, request }) =>
        handleUpdate({ secret: request.header(WEBHOOK_SECRET_HEADER), body }),
    })
  }
