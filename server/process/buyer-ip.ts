import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** A range such as `10.0.0.0/8`, or a single address. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>

export type Connection = {
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
 * The address of the client behind the trusted proxies, in its plain form (IPv4 never mapped into IPv6); null for a
 * socket without one. Each proxy appends its client's address to X-Forwarded-For, so the header is read from its end,
 * up to the first address that is untrusted or unreadable: the sender could have made up everything before it.
 */
export function findBuyerIp(
  { socket, headers }: Connection,
  trusted: readonly AddressRange[],
): string | null {
  let client = readAddress(socket.remoteAddress ?? '')
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  while (client && hops.length > 0 && isTrusted(client, trusted)) {
    const next = readAddress(withoutPort(hops.pop()?.trim() ?? ''))
    if (!next) break
    client = next
  }
  return client?.toString() ?? null
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

/** Only dotted quads and IPv6 notation: programs disagree on what `127.1` and `017.0.0.1` mean. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  // A zone id names an interface of one machine, not a client.
  return isPlain ? ipaddr.process(text.replace(/%.*/, '')) : null
}

/** Some proxies append the buyer's port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return text.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
