import type {
  attachTiktok,
  attachVkCommunities,
  attachYoutube,
  tiktokUrl,
} from '@kadr/contract/publishing/connecting'
import type { Network } from '@kadr/contract/publishing/networks'
import { callbackPathOf, DEFAULT_METHOD } from '@kadr/domain/publishing/networks/callback-path'
import type { OAuthMethod } from './network.ts'
import { readCode } from './read-return.ts'

type Path = { path: `/${string}` }
type UrlRoute = Omit<typeof tiktokUrl, 'path'> & Path
/** YouTube also accepts a code without state, from its popup; VK ID names a device. */
type AttachByCode =
  | (Omit<typeof attachTiktok, 'path'> & Path)
  | typeof attachYoutube
  | typeof attachVkCommunities

/** The authorization code flow: redirect to the network's page and back with a code, which the server exchanges. */
export const createCodeMethod = ({
  network,
  method = DEFAULT_METHOD,
  url,
  attach,
  label = '',
  hint = '',
  opensWindow = false,
}: {
  network: Network
  method?: string
  url: UrlRoute
  attach: AttachByCode
  label?: string
  hint?: string
  opensWindow?: boolean
}): OAuthMethod => ({
  by: 'oauth',
  id: method,
  label,
  hint,
  callbackPath: callbackPathOf({ network, method }),
  opensWindow,
  getUrl: (api) => api.call(url),
  readReturn: readCode,
  attach: (api, grant) => {
    if (grant.kind !== 'code') throw new Error(`${network} answers with a code`)
    const { kind: _kind, ...body } = grant
    return api.call(attach, { body })
  },
})
