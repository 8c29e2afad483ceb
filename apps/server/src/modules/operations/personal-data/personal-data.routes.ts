import { moveSignIn as moveSignInRoute } from '@kadr/contract/identity/auth'
import * as contract from '@kadr/contract/identity/users'
import type { Mount } from '../../../platform/http/mount.ts'
import { deletePersonalData } from './delete-personal-data.ts'
import { beginExport, downloadExport } from './export-links.service.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { moveSignIn } from './move-sign-in.ts'

export const mountPersonalData = (mount: Mount) => {
  mount({
    route: contract.exportMe,
    handle: ({ ctx, actor }) => exportPersonalData({ ctx, userId: actor.userId }),
  })
  mount({
    route: contract.beginExport,
    handle: ({ ctx, actor }) => beginExport({ ctx, userId: actor.userId }),
  })
  mount({
    route: contract.downloadExport,
    async handle({ ctx, params, request }) {
      const isTaken = !request.isHead
      const { fileName, content } = await downloadExport({ ctx, token: params.token, isTaken })
      return { type: 'application/json', content, name: fileName }
    },
  })
  mount({
    route: contract.deleteMe,
    handle: ({ ctx, actor }) => deletePersonalData({ ctx, userId: actor.userId }),
  })
  mount({
    route: moveSignInRoute,
    handle: ({ ctx, body, request }) =>
      moveSignIn({ ctx, moveToken: body.moveToken, userAgent: request.userAgent }),
  })
}
