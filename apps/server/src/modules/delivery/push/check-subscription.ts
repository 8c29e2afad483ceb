import { ECDH } from 'node:crypto'
import { UserError } from '@kadr/domain/base/app-error'

/** Services of Chrome and its relatives, Firefox, Safari and Edge. */
const KNOWN_SERVICES =
  /^(fcm\.googleapis\.com|([\w-]+\.)?push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/

const KEY_BYTES = 65
const SECRET_BYTES = 16

/** RFC 8291: a point of P-256, uncompressed, and a secret of 16 bytes. */
const areKeysValid = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean => {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== KEY_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) {
    return false
  }
  try {
    return ECDH.convertKey(point, 'prime256v1').length > 0
  } catch {
    return false
  }
}

const refused = (field: string) =>
  new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Браузер прислал подписку, по которой уведомления не доставить. Обновите браузер',
    field,
  })

/** Resolves to whether the address is public. */
export type IsPublicUrl = (input: { url: string }) => Promise<boolean>

/** The server calls the endpoint for as long as the subscription lives, so it is checked before it is stored. */
export const assertUsable = async ({
  subscription: { endpoint, keys },
  isPublicUrl,
}: {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  isPublicUrl: IsPublicUrl
}): Promise<void> => {
  if (!areKeysValid(keys)) throw refused('keys')
  const { hostname, port } = new URL(endpoint)
  const isKnown = KNOWN_SERVICES.test(hostname) && port === ''
  if (!isKnown && !(await isPublicUrl({ url: endpoint }))) throw refused('endpoint')
}
