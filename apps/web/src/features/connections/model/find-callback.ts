import { networks } from '../../../networks/index.ts'
import type { OAuthMethod, WebNetwork } from '../../../networks/network.ts'

export type Callback = { network: WebNetwork; method: OAuthMethod }

export const findCallback = (pathname: string): Callback | undefined => {
  for (const network of networks) {
    for (const method of network.methods) {
      if (method.by === 'oauth' && method.callbackPath === pathname) return { network, method }
    }
  }
  return undefined
}
