import type { suggestAccounts as route } from '@kadr/contract/dev'
import type { Network } from '@kadr/contract/networks'
import type { RouteData } from '@kadr/contract/route'
import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { isPlayedBySandbox } from '../../platform/networks/network-access.ts'

export const suggestAccounts = async ({
  ctx,
  network,
}: {
  ctx: AppContext
  network: Network
}): Promise<RouteData<typeof route>> => {
  if (!isPlayedBySandbox({ config: ctx.config, network })) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
  }
  const { TYPED_ACCOUNTS } = await import('@kadr/sandbox/networks/typed-accounts')
  return [...(TYPED_ACCOUNTS[network] ?? [])]
}
