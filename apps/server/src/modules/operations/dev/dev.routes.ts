import * as contract from '@kadr/contract/operations/dev'
import { listSampleReels as listSampleReelsRoute } from '@kadr/contract/operations/dev-reels'
import type { Mount } from '../../../platform/http/mount.ts'
import { actInBotChat, readBotChat } from './bot-chat.ts'
import { launchMax } from './launch-max.ts'
import { launchTelegram } from './launch-telegram.ts'
import { listSampleReels } from './sample-reels.ts'
import { suggestAccounts } from './suggest-accounts.ts'

export const mountDev = (mount: Mount) => {
  mount({
    route: contract.launchTelegram,
    handle: ({ ctx, body }) => launchTelegram({ ctx, launch: body }),
  })
  mount({
    route: contract.launchMax,
    handle: ({ ctx, body }) => launchMax({ ctx, launch: body }),
  })
  mount({
    route: contract.readBotChat,
    handle: ({ ctx, params, query }) => readBotChat({ ctx, ...params, ...query }),
  })
  mount({
    route: contract.actInBotChat,
    handle: ({ ctx, params, body }) => actInBotChat({ ctx, ...params, act: body }),
  })
  mount({
    route: contract.suggestAccounts,
    handle: ({ ctx, params }) => suggestAccounts({ ctx, network: params.network }),
  })
  mount({ route: listSampleReelsRoute, handle: ({ ctx }) => listSampleReels({ ctx }) })
}
