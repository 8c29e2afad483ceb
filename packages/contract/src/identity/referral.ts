import * as z from 'zod/mini'

/** In links: `/?ref=code`. Without letters and digits that look alike. */
export const REFERRAL_CODE = /^[2-9a-hjkmnp-z]{8}$/
export const REFERRAL_PARAM = 'ref'
/** In links to the mini-app: `startapp=ref_code`. */
export const REFERRAL_START = 'ref_'
/** How long a browser that consented remembers the first referral link. */
export const REFERRAL_DAYS = 60

export const referralCode = z.string().check(z.regex(REFERRAL_CODE, 'Такой ссылки нет'))
