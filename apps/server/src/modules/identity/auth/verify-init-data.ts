import { INIT_DATA_CODES } from '@kadr/contract/identity/auth'
import type { MessengerName } from '@kadr/contract/identity/users'
import { OutsideError, UserError } from '@kadr/domain/base/app-error'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import type { LaunchPerson } from '../../../platform/outside/messengers/launch.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { cleanPhotoUrl, cleanText, type Identity, nameLabel } from './identity.ts'

/** Allowed clock skew between the messenger and us. */
const SKEW_MS = MINUTE_MS
const MAX_AGE_MS = DAY_MS

type VerifiedInitData = {
  identity: Identity
  /** The same for every encoding of the same init data. */
  fingerprint: string
  expiresAt: Date
  /** Of the link that opened the mini-app. */
  startParam: string | null
}

const toIdentity = (provider: MessengerName, person: LaunchPerson): Identity => {
  const { id, username, firstName, lastName, photoUrl } = person
  return {
    provider,
    subject: String(id),
    label: username ? `@${cleanText(username)}` : nameLabel(firstName) || PROVIDER_NAMES[provider],
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    photoUrl: cleanPhotoUrl(photoUrl),
  }
}

/** Verifies the signature by the bot's token, and that the data are neither expired nor from the future. */
export const verifyInitData = ({
  ctx: { config, clock },
  messenger,
  initData,
}: {
  ctx: Pick<AppContext, 'config' | 'clock'>
  messenger: MessengerName
  initData: string
}): VerifiedInitData => {
  const name = PROVIDER_NAMES[messenger]
  const invalid = (detail: string) =>
    new UserError({
      code: INIT_DATA_CODES[messenger].invalid,
      userMessage: `${name} не подтвердил вход. Откройте приложение заново`,
      detail,
    })
  const launch = messengers[messenger].verifyLaunch({ config, initData })
  if (!launch) {
    throw new OutsideError({ code: 'UNAVAILABLE', userMessage: `Вход через ${name} не настроен` })
  }
  if ('forged' in launch) throw invalid(launch.forged)
  const { person, key, signedAt, startParam } = launch
  const now = clock.now()
  if (signedAt.getTime() > now.getTime() + SKEW_MS) throw invalid('auth_date in the future')
  const expiresAt = new Date(signedAt.getTime() + MAX_AGE_MS)
  if (expiresAt <= now) {
    throw new UserError({
      code: INIT_DATA_CODES[messenger].expired,
      userMessage: 'Данные запуска устарели. Откройте приложение заново',
    })
  }
  return {
    identity: toIdentity(messenger, person),
    fingerprint: hashToken(key),
    expiresAt,
    startParam,
  }
}
