import { networks } from '../../../networks/index.ts'
import type { OAuthWay, WebNetwork } from '../../../networks/network.ts'

export type Callback = { network: WebNetwork; way: OAuthWay }

export const findCallback = (pathname: string): Callback | undefined => {
  for (const network of networks) {
    for (const way of network.ways) {
      if (way.by === 'oauth' && way.callbackPath === pathname) return { network, way }
    }
  }
  return undefined
}
