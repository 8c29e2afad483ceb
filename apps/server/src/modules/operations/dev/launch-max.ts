import type { RouteInput } from '@kadr/contract/base/route'
import type { launchMax as route } from '@kadr/contract/operations/dev'
import { UserError } from '@kadr/domain/base/app-error'
import { isLocalMax } from '../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../context.ts'

/** Opens the mini-app as any user. Only in the sandbox, and never with a real bot. */
export const launchMax = async ({
  ctx,
  launch,
}: {
  ctx: AppContext
  launch: RouteInput<typeof route>['body']
}) => {
  const { isSandbox, max } = ctx.config
  if (!isSandbox || !max || !isLocalMax(max)) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
  }
  const { signMaxLaunch } = await import('@kadr/sandbox/sign-max-launch')
  const { personId, firstName, platform, startParam } = launch
  return {
    hash: signMaxLaunch({
      botToken: max.botToken,
      user: { id: personId, firstName },
      platform,
      startParam,
      authDate: ctx.clock.now(),
    }),
  }
}
