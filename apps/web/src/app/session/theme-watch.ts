import { getMe } from '@kadr/contract/identity/users'
import { hashKey } from '@tanstack/react-query'
import type { Messenger } from '../../messenger/port.ts'
import type { Services } from '../../platform/api/services.tsx'
import { followTheme } from '../../platform/page/follow-theme.ts'
import { tabTexts } from '../../platform/storage/device-storage.ts'

/** The choice of the account holds on every device: it comes with the sign-in and with every reading of the profile. */
export const watchTheme = ({
  services: { account, api, queries },
  messenger,
}: {
  services: Services
  messenger: Messenger | undefined
}) => {
  // A reload in a messenger comes without the launch in its address.
  if (messenger) tabTexts.write('kadr.mini-app', messenger.name)
  const { choose } = followTheme(messenger?.paint)
  const follow = () => {
    const { user } = account.getState()
    if (user) choose(user.theme)
  }
  const { queryKey } = api.query(getMe)
  const profile = hashKey(queryKey)
  follow()
  account.subscribe(follow)
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== profile) return
    const user = queries.getQueryData(queryKey)
    if (user) choose(user.theme)
  })
}
