import * as z from 'zod/mini'

/** Of a link: `/?ref=code`. Without letters and digits that look alike. */
export const REFERRAL_CODE = /^[2-9a-hjkmnp-z]{8}$/
export const REFERRAL_PARAM = 'ref'
/** Of the mini-app: `startapp=ref_code`. */
export const REFERRAL_START = 'ref_'
/** For how long a browser that agreed remembers whose link came first. */
export const REFERRAL_DAYS = 60

export const referralCode = z.string().check(z.regex(REFERRAL_CODE, 'Такой ссылки нет'))
