import type { Network } from '@kadr/contract/publishing/networks'

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

/** What a network tells our server about a person: they removed our application, or want their data deleted. */
export const USER_NOTICES = ['deauthorize', 'delete-data'] as const
export type UserNotice = (typeof USER_NOTICES)[number]

/** Addresses registered at the network for these notices, one for each application. */
export const noticePathOf = ({
  network,
  method = DEFAULT_METHOD,
  notice,
}: {
  network: Network
  method?: string | undefined
  notice: UserNotice
}) => `/api/auth/${network}/${method === DEFAULT_METHOD ? '' : `${method}-`}${notice}`

/** Networks with their own sign-in page. */
const CALLBACK =
  /^\/api\/auth\/((tiktok|threads|linkedin|instagram|pinterest|youtube)\/|instagram\/facebook-business-|linkedin\/pages-|vk\/communities-)callback$/

/** These paths start like the API's but are pages. */
export const isCallbackPath = (path: string) => CALLBACK.test(path)
