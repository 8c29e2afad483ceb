import { deleteMe, exportMe } from '@kadr/contract/users'
import type { Mount } from '../../platform/http/mount.ts'
import { deletePersonalData } from './delete-personal-data.ts'
import { exportPersonalData } from './export-personal-data.ts'

export const mountPersonalData = (mount: Mount) => {
  mount({
    route: exportMe,
    handle: ({ ctx, actor }) => exportPersonalData({ ctx, userId: actor.userId }),
  })
  mount({
    route: deleteMe,
    handle: ({ ctx, actor }) => deletePersonalData({ ctx, userId: actor.userId }),
  })
}
