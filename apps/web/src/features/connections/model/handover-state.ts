import { localTexts } from '../../../platform/safe-storage.ts'

const KEY = 'kadr.handover'

/** Kept beyond the tab: a network's own app may bring the person back in another one. */
export const rememberHandover = (consentUrl: string) => {
  const state = URL.parse(consentUrl)?.searchParams.get('state')
  if (state) localTexts.write(KEY, state)
}

/** Whether this browser was let to finish the sign-in with this state. */
export const isHandedOver = (state: string) => localTexts.read(KEY) === state

export const forgetHandover = () => localTexts.remove(KEY)
