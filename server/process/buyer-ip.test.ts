import { describe, expect, it } from 'vitest'
import { type AddressRange, findBuyerIp, readAddressRange } from './buyer-ip.ts'

function ranges(...texts: string[]): AddressRange[] {
  return texts.flatMap((text) => {
    const range = readAddressRange(text)
    if (!range) throw new Error(`${text} is no range`)
    return [range]
  })
}

function find(
  remoteAddress: string | undefined,
  forwarded?: string,
  trusted = ranges('10.0.0.0/8'),
) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return findBuyerIp({ socket: { remoteAddress }, headers }, trusted)
}

describe('the buyer’s address', () => {
  it('is the socket’s address when no proxy is trusted, whatever the header claims', () => {
    expect(find('10.0.0.1', '192.0.2.7', [])).toBe('10.0.0.1')
  })

  it('is the socket’s address when a stranger sends the header', () => {
    expect(find('203.0.113.9', '192.0.2.7')).toBe('203.0.113.9')
  })

  it('is the address that a trusted proxy reports', () => {
    expect(find('10.0.0.1', '192.0.2.7')).toBe('192.0.2.7')
    expect(find('10.0.0.1', '2001:db8::7')).toBe('2001:db8::7')
  })

  it('is found behind a chain of trusted proxies, ignoring what the buyer claims', () => {
    expect(find('10.0.0.1', '1.1.1.1, 192.0.2.7, 10.1.2.3,10.9.9.9')).toBe('192.0.2.7')
  })

  it('is the furthest address when all are trusted, as in a private network', () => {
    expect(find('10.0.0.1', '10.5.5.5, 10.1.2.3')).toBe('10.5.5.5')
  })

  it('is the proxy’s own address without a header', () => {
    expect(find('10.0.0.1')).toBe('10.0.0.1')
    expect(find('10.0.0.1', '')).toBe('10.0.0.1')
  })

  it.each(['unknown', '_hidden', '999.1.1.1', '1.1.1.1 1.1.1.2', '127.1', '0x7f.0.0.1', ''])(
    'is the last readable address before an unreadable entry: %j',
    (entry) => expect(find('10.0.0.1', `192.0.2.7, ${entry}, 10.1.2.3`)).toBe('10.1.2.3'),
  )

  it('is read from an IPv4-mapped IPv6 address, from socket or header', () => {
    expect(find('::ffff:10.0.0.1', '::ffff:192.0.2.7')).toBe('192.0.2.7')
  })

  it('drops an IPv6 zone', () => {
    expect(find('10.0.0.1', '2001:db8::7%eth0')).toBe('2001:db8::7')
  })

  it('drops the port that some proxies append', () => {
    expect(find('10.0.0.1', '192.0.2.7:4711')).toBe('192.0.2.7')
    expect(find('10.0.0.1', '[2001:db8::7]:4711')).toBe('2001:db8::7')
  })

  it('trusts single addresses and ranges of both kinds, side by side', () => {
    const both = ranges('10.0.0.1', 'fd00::/8')
    expect(find('10.0.0.1', '192.0.2.7, fd00::5', both)).toBe('192.0.2.7')
    expect(find('10.0.0.2', '192.0.2.7', both)).toBe('10.0.0.2')
  })

  it('is unknown on a socket without an address', () => {
    expect(find(undefined, '192.0.2.7')).toBeNull()
  })
})

it.each(['10.0.0.0/33', '10/8', 'proxy.example', '::/129', '300.0.0.1', ''])(
  '%j is neither an address nor a range',
  (text) => expect(readAddressRange(text)).toBeNull(),
)
