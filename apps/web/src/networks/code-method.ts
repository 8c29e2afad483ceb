import type { attachTiktok, attachYoutube, tiktokUrl } from '@kadr/contract/connecting'
import type { Network } from '@kadr/contract/networks'
import { callbackPathOf } from '@kadr/domain/networks/callback-path'
import type { OAuthMethod } from './network.ts'
import { readCode } from './read-return.ts'

type Path = { path: `/${string}` }
type UrlRoute = Omit<typeof tiktokUrl, 'path'> & Path
/** YouTube also takes a code without state, from its popup. */
type AttachByCode = (Omit<typeof attachTiktok, 'path'> & Path) | typeof attachYoutube

/** The authorization code flow: redirect to the network's page and back with a code, which the server exchanges. */
export const createCodeMethod = ({
  network,
  url,
  attach,
  label = '',
  hint = '',
  opensWindow = false,
}: {
  network: Network
  url: UrlRoute
  attach: AttachByCode
  label?: string
  hint?: string
  opensWindow?: boolean
}): OAuthMethod => ({
  by: 'oauth',
  id: 'default',
  label,
  hint,
  callbackPath: callbackPathOf({ network }),
  opensWindow,
  getUrl: (api) => api.call(url),
  readReturn: readCode,
  attach: (api, grant) => {
    if (grant.kind !== 'code') throw new Error(`${network} answers with a code`)
    return api.call(attach, { body: { code: grant.code, state: grant.state } })
  },
})
