import { localTexts } from '../../../platform/safe-storage.ts'

const KEY = 'kadr.handover'

/** In localStorage: a network's native app may return the user to another tab. */
export const rememberHandover = (consentUrl: string) => {
  const state = URL.parse(consentUrl)?.searchParams.get('state')
  if (state) localTexts.write(KEY, state)
}

/** Whether the sign-in with this state was handed over to this browser. */
export const isHandoverState = (state: string) => localTexts.read(KEY) === state

export const forgetHandover = () => localTexts.remove(KEY)
