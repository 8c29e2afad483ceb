import { launchTelegram as launchTelegramRoute } from '@kadr/contract/dev'
import type { Mount } from '../../platform/http/mount.ts'
import { launchTelegram } from './launch-telegram.ts'

export const mountDev = (mount: Mount) => {
  mount({
    route: launchTelegramRoute,
    handle: ({ ctx, body }) => launchTelegram({ ctx, launch: body }),
  })
}
