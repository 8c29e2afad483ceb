import type { RouteInput } from '@kadr/contract/base/route'
import type { launchTelegram as route } from '@kadr/contract/operations/dev'
import { UserError } from '@kadr/domain/base/app-error'
import { isLocalBot } from '../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../context.ts'

/** Opens the mini-app as any user. Only in the sandbox, and never with a real bot. */
export const launchTelegram = async ({
  ctx,
  launch,
}: {
  ctx: AppContext
  launch: RouteInput<typeof route>['body']
}) => {
  const { isSandbox, telegram } = ctx.config
  if (!isSandbox || !telegram || !isLocalBot(telegram)) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
  }
  const { signLaunch } = await import('@kadr/sandbox/sign-launch')
  const { telegramId, firstName, platform, startParam } = launch
  return {
    hash: signLaunch({
      botToken: telegram.botToken,
      user: { id: telegramId, firstName },
      platform,
      startParam,
      authDate: ctx.clock.now(),
    }),
  }
}
