import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** Making the key object anew takes most of the time of a short signature. */
const keyObjects = new WeakMap<Uint8Array, KeyObject>()

const keyObjectOf = (key: Uint8Array): KeyObject => {
  const made = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, made)
  return made
}

/** HMAC-SHA256 in base64url. */
export const signText = ({ key, text }: { key: Uint8Array; text: string }): string =>
  createHmac('sha256', keyObjectOf(key)).update(text).digest('base64url')
