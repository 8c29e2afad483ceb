import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

const SALT_BYTES = 16
const KEY_BYTES = 32

/** Salt and key, so that equal passwords are stored differently. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password.normalize(), salt, KEY_BYTES)
  return `${salt.toString('base64url')}.${key.toString('base64url')}`
}

export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split('.')
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(password.normalize(), Buffer.from(salt, 'base64url'), KEY_BYTES)
  return wanted.length === given.length && timingSafeEqual(given, wanted)
}
