import { telegramWebhook, WEBHOOK_SECRET_HEADER } from '@kadr/contract/bot'
import type { AppContext } from '../../context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { createWebhook } from './bot.service.ts'
import type { TakeUpdate } from './take-update.ts'

export const createMountBot =
  ({ takers }: { takers: readonly TakeUpdate[] }) =>
  (mount: Mount, ctx: AppContext) => {
    const take = createWebhook({ ctx, takers })
    mount({
      route: telegramWebhook,
      handle: ({ body, request }) => take({ secret: request.header(WEBHOOK_SECRET_HEADER), body }),
    })
  }
