import type { OauthProvider, SignInProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { OauthPerson } from '../../../platform/outside/sign-in/oauth-client.ts'

/** A user as identified by a provider. */
export type Identity = {
  provider: SignInProvider
  /** The provider's stable id. */
  subject: string
  /** Shown to the user to recognise this account. One with `@` is an address the provider vouches for. */
  label: string
  firstName: string
  lastName: string
  photoUrl: string | null
}

const NAME_LENGTH = 64
const ADDRESS_LENGTH = 254

/** Names from providers may contain control characters; text columns reject NUL. */
export const cleanText = (text: string | undefined, length = NAME_LENGTH) =>
  [...(text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, length).join('')

/** A label made of a name, which people write themselves: never the address of somebody else. */
export const nameLabel = (name: string | undefined) => cleanText(name?.replaceAll('@', ' '))

export const cleanPhotoUrl = (text: string | undefined) => {
  const url = text ? URL.parse(text) : null
  return url && ['https:', 'http:'].includes(url.protocol) && url.href.length <= 2048
    ? url.href
    : null
}

/** The label is the address where the provider vouches for one, else the name of the account. */
export const toIdentity = ({
  provider,
  person,
}: {
  provider: OauthProvider
  person: OauthPerson
}): Identity => ({
  provider,
  subject: person.subject,
  label:
    cleanText(person.email, ADDRESS_LENGTH) || nameLabel(person.name) || PROVIDER_NAMES[provider],
  firstName: cleanText(person.firstName),
  lastName: cleanText(person.lastName),
  photoUrl: cleanPhotoUrl(person.photoUrl),
})
