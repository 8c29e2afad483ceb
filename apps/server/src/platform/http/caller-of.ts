import { isIPv6 } from 'node:net'

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
