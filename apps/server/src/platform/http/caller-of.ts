import { isIPv6 } from 'node:net'
import { IDEMPOTENCY_HEADER } from '@kadr/contract/base/idempotency'
import type { FastifyRequest } from 'fastify'

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

/**
 * One caller has at least a /64 of IPv6 addresses and may change them at will, so that part of the address stands for
 * them. An IPv4 address is the caller, also when written as IPv6.
 */
export const callerOf = (ip: string): string => {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  // An address that ends in dotted IPv4 has one group less.
  const missing = 8 - before.length - after.length - (address.includes('.') ? 1 : 0)
  const groups = [...before, ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

export const readBearer = (request: FastifyRequest) =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const readHeader = (request: FastifyRequest, name: string) => {
  const value = request.headers[name.toLowerCase()]
  return Array.isArray(value) ? value[0] : value
}

/** The key by which a repeated write is known. */
export const readKey = (request: FastifyRequest) => readHeader(request, IDEMPOTENCY_HEADER)
