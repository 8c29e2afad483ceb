import { BRAND_POLICY_URL, copy, MUSIC_POLICY_URL } from './copy.ts'

const Policy = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="text-accent underline">
    {children}
  </a>
)

/** The consent TikTok requires at the publish button, in its required wording. */
export const Consent = ({ isBrandContent }: { isBrandContent: boolean }) => (
  <p className="text-label text-ink-2">
    {copy.consentStart}{' '}
    {isBrandContent ? (
      <>
        <Policy href={BRAND_POLICY_URL}>{copy.brandPolicy}</Policy> {copy.and}{' '}
      </>
    ) : null}
    <Policy href={MUSIC_POLICY_URL}>{copy.musicPolicy}</Policy>. {copy.wait}
  </p>
)
