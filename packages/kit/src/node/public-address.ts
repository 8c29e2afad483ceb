import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is public. IPv6 outside 2000::/3 never is, and neither are the ranges that embed another
 * address (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.isIPv4MappedAddress()) return isPublicAddress(address.toIPv4Address().toString())
  const isGlobal = ((address.parts[0] ?? 0) & 0xe000) === 0x2000
  return isGlobal && address.range() === 'unicast'
}
