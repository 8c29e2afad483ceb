import type { RouteData } from '@kadr/contract/base/route'
import type { suggestAccounts as route } from '@kadr/contract/operations/dev'
import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { isPlayedBySandbox } from '../../../platform/outside/networks/network-access.ts'
import { listTakenAccounts } from '../../publishing/connections/index.ts'

const FREE_SHOWN = 2

/** The named accounts, and the next that nobody has connected. */
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
  const accounts = TYPED_ACCOUNTS[network] ?? []
  const guests = accounts.filter(({ isGuest }) => isGuest)
  const taken = await listTakenAccounts({
    ctx,
    network,
    externalIds: guests.map(({ externalId }) => externalId),
  })
  const free = guests.filter(({ externalId }) => !taken.has(externalId)).slice(0, FREE_SHOWN)
  return [...accounts.filter(({ isGuest }) => !isGuest), ...free].map(
    ({ title, username, password }) => ({ title, username, password }),
  )
}
