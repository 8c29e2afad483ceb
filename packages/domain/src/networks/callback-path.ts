import type { Network } from '@kadr/contract/networks'

/** The only sign-in method of most networks. */
export const DEFAULT_METHOD = 'default'

/** Page a network redirects to after sign-in, by sign-in method. */
export const callbackPathOf = ({
  network,
  method = DEFAULT_METHOD,
}: {
  network: Network
  method?: string | undefined
}) => `/api/auth/${network}/${method === DEFAULT_METHOD ? '' : `${method}-`}callback`

/** The networks one signs in to on a page of their own. */
const CALLBACK =
  /^\/api\/auth\/((tiktok|threads|linkedin|instagram|pinterest|youtube)\/|instagram\/facebook-business-)callback$/

/** These paths start like the API's but are pages. */
export const isCallbackPath = (path: string) => CALLBACK.test(path)
