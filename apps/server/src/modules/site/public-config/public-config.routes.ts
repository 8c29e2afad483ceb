import { getConfig } from '@kadr/contract/site/config'
import type { Mount } from '../../../platform/http/mount.ts'
import { presentConfig } from './public-config.presenter.ts'

export const mountPublicConfig = (mount: Mount) => {
  mount({ route: getConfig, handle: ({ ctx }) => presentConfig(ctx.config) })
}
