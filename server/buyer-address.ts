import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Addresses in one range: `10.0.0.0/8`, or a single one. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>

type Connection = {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
  readonly headers: IncomingMessage['headers']
}

/** Null for text that is neither an address nor a range in CIDR notation. */
export function readAddressRange(text: string): AddressRange | null {
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)
  if (isRange) return ipaddr.parseCIDR(text)
  const address = readAddress(text)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * The address of whoever is behind the trusted proxies, in its plain form (IPv4 never mapped into IPv6); null on a
 * socket without one. Each proxy appends whom it heard from to X-Forwarded-For, so the header is read from its end, and
 * no further than the first address that is not trusted or not readable: what stands before is the sender's claim.
 */
export function findBuyerAddress(
  { socket, headers }: Connection,
  trusted: readonly AddressRange[],
): string | null {
  let known = readAddress(socket.remoteAddress ?? '')
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  while (known && hops.length > 0 && isTrusted(known, trusted)) {
    const next = readAddress(withoutPort(hops.pop()?.trim() ?? ''))
    if (!next) break
    known = next
  }
  return known?.toString() ?? null
}

/** Whether the connection itself is from one of the proxies. */
export function isFromProxy(
  { remoteAddress }: Connection['socket'],
  trusted: readonly AddressRange[],
): boolean {
  const sender = readAddress(remoteAddress ?? '')
  return sender !== null && isTrusted(sender, trusted)
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, trusted: readonly AddressRange[]): boolean {
  return trusted.some((range) => range[0].kind() === address.kind() && address.match(range))
}

/** In four parts or in IPv6's notation: `127.1` and `017.0.0.1` mean different things to different programs. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  // A zone names a network of one machine, and no buyer.
  return isPlain ? ipaddr.process(text.replace(/%.*/, '')) : null
}

/** Some proxies append the buyer's port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return text.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
