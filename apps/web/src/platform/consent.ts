import { deviceTexts } from './device-storage.ts'

const CONSENT_KEY = 'kadr.consent'

export type Consent = 'unknown' | 'given' | 'refused'

export const readConsent = (): Consent => {
  const stored = deviceTexts.read(CONSENT_KEY)
  return stored === 'given' || stored === 'refused' ? stored : 'unknown'
}

export const writeConsent = (consent: 'given' | 'refused') =>
  deviceTexts.write(CONSENT_KEY, consent)
