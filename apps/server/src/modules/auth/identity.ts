import type { SignInProvider } from '@kadr/contract/users'

/** A user as identified by a provider. */
export type Identity = {
  provider: SignInProvider
  /** The provider's stable id. */
  subject: string
  /** Shown to the user to recognise this account. */
  label: string
  firstName: string
  lastName: string
  photoUrl: string | null
}

const NAME_LENGTH = 64

/** Names from providers may contain control characters; text columns reject NUL. */
export const cleanText = (text: string | undefined, length = NAME_LENGTH) =>
  [...(text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, length).join('')

export const cleanPhotoUrl = (text: string | undefined) => {
  const url = text ? URL.parse(text) : null
  return url && ['https:', 'http:'].includes(url.protocol) && url.href.length <= 2048
    ? url.href
    : null
}
