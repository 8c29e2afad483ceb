import { isIP } from 'node:net'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseList } from './parse.ts'

/** Proxies in front of this server: none, their number, or their addresses. */
export type TrustProxy = false | number | string[]

const MAX_HOPS = 9
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return RANGES.has(text)
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/**
 * The client's address is counted from the right end of X-Forwarded-For: entries further left can be forged by the
 * client.
 */
export const parseTrustProxy = (env: Env): TrustProxy => {
  const text = env.TRUST_PROXY ?? 'off'
  if (text === 'off') return false
  if (text === 'on') return 1
  if (/^\d$/.test(text) && Number(text) <= MAX_HOPS) return Number(text) || false
  const networks = parseList({ env, name: 'TRUST_PROXY' })
  if (networks.length > 0 && networks.every(isNetwork)) return networks
  throw new ConfigError(
    `Переменная TRUST_PROXY: ожидается off, число прокси от 1 до ${MAX_HOPS} или их адреса через запятую, получено «${text}»`,
  )
}
