import { isIP, isIPv6 } from 'node:net'

type Request = { ip: string; socket: { remoteAddress?: string | undefined } }

/**
 * The client's address. Fastify takes any text in X-Forwarded-For for an address; where it is none, the socket's address
 * replaces it. A zone is refused too, because `isIP` accepts any text in it.
 */
export function addressOf({ ip, socket }: Request): string {
  const isForwarded = ip !== socket.remoteAddress
  return isForwarded && (isIP(ip) === 0 || ip.includes('%')) ? (socket.remoteAddress ?? '') : ip
}

/**
 * The addresses that share their rate limits: one IPv4 address, or an IPv6 /64, from which a single caller can usually
 * choose any address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIPv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight groups of an IPv6 address, which a URL has in one canonical form. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address.replace(/%.*$/s, '')}]`).hostname.slice(1, -1)
  const [before = [], after = []] = canonical.split('::').map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
}
