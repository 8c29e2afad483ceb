import * as z from 'zod/mini'
import { signInProvider } from './users.ts'

/** Processing of personal data, the offer, and later charges of the same method. */
export const consentSubject = z.enum(['processing', 'offer', 'renewal'])
export type ConsentSubject = z.infer<typeof consentSubject>

/** The way of signing in, the checkout, or the plan page, where a stopped renewal is resumed. */
export const consentSource = z.enum([...signInProvider.options, 'checkout', 'plan'])
export type ConsentSource = z.infer<typeof consentSource>

/** Date of the edition of each text: the consent page, the terms, and the page about payments. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentSubject, string>> = {
  processing: '2026-11-18',
  offer: '2026-11-18',
  renewal: '2026-11-18',
}
