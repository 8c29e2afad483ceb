import { REFERRAL_CODE, REFERRAL_DAYS, REFERRAL_PARAM } from '@kadr/contract/identity/referral'
import { tabTexts } from '../storage/device-storage.ts'
import { readConsent } from './analytics.ts'

const KEY = 'kadr.ref'
const COOKIE = 'kadr_ref'
const LIFETIME_SECONDS = REFERRAL_DAYS * 86_400

const validCode = (text: string | null | undefined) =>
  text && REFERRAL_CODE.test(text) ? text : undefined

const readCookie = () =>
  validCode(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1])

/** The code of the address, if it has one. */
export const readAddress = () =>
  validCode(new URLSearchParams(window.location.search).get(REFERRAL_PARAM))

/** First-touch attribution: the cookie, then this tab, then the address. */
export const readReferral = () => readCookie() ?? validCode(tabTexts.read(KEY)) ?? readAddress()

export const hasReferral = () => readReferral() !== undefined

/** Requires consent. The first code and its expiry are kept. */
export const keepReferral = () => {
  const code = readReferral()
  if (code === undefined || readCookie() !== undefined) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${COOKIE}=${code}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax${secure}`
}

/** Without consent the code lives in the tab: a sign-in by Google leaves the address. */
export const startReferral = (code: string) => {
  if (readCookie() === undefined && tabTexts.read(KEY) === null) tabTexts.write(KEY, code)
  if (readConsent() === 'given') keepReferral()
}

export const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${COOKIE}=; Path=/; Max-Age=-1; SameSite=Lax`
}

/** After the sign-up there is nothing to remember. */
export const forgetReferral = () => {
  forgetCookie()
  tabTexts.remove(KEY)
}
