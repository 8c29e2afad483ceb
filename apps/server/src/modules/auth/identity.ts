import type { SignInProvider } from '@kadr/contract/users'

/** A person as a provider vouches for them. */
export type Identity = {
  provider: SignInProvider
  /** The provider's own stable id. */
  subject: string
  /** How the person recognises this account. */
  label: string
  firstName: string
  lastName: string
  photoUrl: string | null
}

const NAME_LENGTH = 64

/** Names from outside may hold anything; ours hold no control characters, which text columns refuse. */
export const cleanText = (text: string | undefined, length = NAME_LENGTH) =>
  [...(text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, length).join('')

export const cleanPhotoUrl = (text: string | undefined) => {
  const url = text ? URL.parse(text) : null
  return url && ['https:', 'http:'].includes(url.protocol) && url.href.length <= 2048
    ? url.href
    : null
}
