import { networks } from '../../../../networks/index.ts'
import type { OAuthMethod, WebNetwork } from '../../../../networks/network.ts'
import { deviceTexts } from '../../../../platform/storage/device-storage.ts'

export type Callback = { network: WebNetwork; method: OAuthMethod }

export const findCallback = (pathname: string): Callback | undefined => {
  for (const network of networks) {
    for (const method of network.methods) {
      if (method.by === 'oauth' && method.callbackPath === pathname) return { network, method }
    }
  }
  return undefined
}

const KEY = 'kadr.handover'

/** Kept by the device: a network's native app may return the user to another tab. */
export const rememberHandover = (consentUrl: string) => {
  const state = URL.parse(consentUrl)?.searchParams.get('state')
  if (state) deviceTexts.write(KEY, state)
}

/** Whether the sign-in with this state was handed over to this browser. */
export const isHandoverState = (state: string) => deviceTexts.read(KEY) === state

export const forgetHandover = () => deviceTexts.remove(KEY)
