import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { signText } from './sign-text.ts'

/** 256 random bits. A bearer secret, so only its hash is stored. */
export const createOpaqueToken = () => randomBytes(32).toString('base64url')

/** The single successor of a token: as secret as the key, and the same on every call. */
export const deriveToken = ({ key, token }: { key: Uint8Array; token: string }): string =>
  signText({ key, text: token })

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Constant-time comparison. */
export const isSameToken = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
