import { expect, it } from 'vitest'
import { readAddressRange } from '../process/buyer-ip.ts'
import { findRequestId, makeRequestId } from './request-id.ts'

const proxies = [readAddressRange('10.0.0.0/8')].filter((range) => range !== null)
const find = (remoteAddress: string, id: string) =>
  findRequestId({ socket: { remoteAddress }, headers: { 'x-request-id': id } }, proxies)

it('is made of twelve unambiguous characters, and unique', () => {
  const ids = Array.from({ length: 2000 }, makeRequestId)
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(['4F7K-9QXM-2B8T', '550e8400-e29b-41d4-a716-446655440000', 'a'.repeat(64)])(
  'is taken from a trusted proxy: %s',
  (id) => {
    expect(find('10.1.2.3', id)).toBe(id)
    expect(find('::ffff:10.1.2.3', id)).toBe(id)
  },
)

it('is never taken from an untrusted client', () => {
  expect(find('192.0.2.1', '4F7K-9QXM-2B8T')).toBeNull()
  const socket = { remoteAddress: '10.1.2.3' }
  expect(findRequestId({ socket, headers: { 'x-request-id': '4F7K-9QXM-2B8T' } }, [])).toBeNull()
})

it.each([
  ['too short', 'abc'],
  ['too long', 'a'.repeat(65)],
  ['an IP address', '203.0.113.77'],
  ['a mail address', 'asha@example'],
  ['a line that goes on', 'abcdefgh\n{"level":60}'],
  ['sent twice', 'abcdefgh, ijklmnop'],
  ['empty', ''],
])('is refused from anybody when it is %s', (_, id) => {
  expect(find('10.1.2.3', id)).toBeNull()
})
