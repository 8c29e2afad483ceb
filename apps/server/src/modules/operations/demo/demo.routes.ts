import * as contract from '@kadr/contract/operations/demo'
import type { Mount } from '../../../platform/http/mount.ts'
import { clearDemo, getDemo } from './clear-demo.ts'
import { addExample, getExample, removeExample } from './example.ts'

export const mountDemo = (mount: Mount) => {
  mount({
    route: contract.getDemo,
    handle: ({ ctx, actor: { userId } }) => getDemo({ ctx, userId }),
  })
  mount({
    route: contract.clearDemo,
    handle: ({ ctx, actor: { userId } }) => clearDemo({ ctx, userId }),
  })
  mount({
    route: contract.getExample,
    handle: ({ ctx, actor: { workspaceId } }) => getExample({ ctx, workspaceId }),
  })
  mount({ route: contract.addExample, handle: ({ ctx, actor }) => addExample({ ctx, actor }) })
  mount({
    route: contract.removeExample,
    handle: ({ ctx, actor: { workspaceId, userId } }) =>
      removeExample({ ctx, workspaceId, userId }),
  })
}
