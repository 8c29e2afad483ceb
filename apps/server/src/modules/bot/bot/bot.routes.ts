import { BOT_WEBHOOKS } from '@kadr/contract/bot/bot'
import { messengerName } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { createWebhook } from './bot.service.ts'
import type { UpdateHandler } from './dispatch-update.ts'

export const createMountBot =
  ({ updateHandlers }: { updateHandlers: readonly UpdateHandler[] }) =>
  (mount: Mount, ctx: AppContext) => {
    for (const name of messengerName.options) {
      const { route, secretHeader } = BOT_WEBHOOKS[name]
      const handleUpdate = createWebhook({ ctx, messenger: messengers[name], updateHandlers })
      mount({
        route,
        takesNul: true,
        handle: ({ body, request }) => handleUpdate({ secret: request.header(secretHeader), body }),
      })
    }
  }
