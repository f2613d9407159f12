// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { findOfferedCode } from '#test/read-codes.ts'
import {
  getReferralCode,
  offerReferralOnArrival,
  useOfferedReferralCode,
  useOwnReferralCode,
} from './referral-code.ts'

const KEY = 'party-gully-referral'

const followLink = (code: string) =>
  offerReferralOnArrival({ pathname: '/', search: `?ref=${code}` })

// spec 3.038
it('a browser has one code, created on first use', () => {
  const code = getReferralCode()
  expect(code).toMatch(/^PG[A-Z]{6}[0-9]{3}$/)
  expect(getReferralCode()).toBe(code)
})

// spec 3.038
it('every browser has a different, random code', () => {
  const drawCode = () => {
    localStorage.clear()
    return getReferralCode()
  }
  expect(new Set(Array.from({ length: 20 }, drawCode)).size).toBe(20)
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers[0] = 53
    return numbers
  })
  expect(drawCode()).toBe('PGBBBBBB333')
  draw.mockRestore()
})

it.each([
  ['/?ref=pgnanisx777', 'PGNANISX777'],
  ['/?utm_source=x&ref=PGNANISX777', 'PGNANISX777'],
  ['/', null],
  ['/?ref=', null],
  ['/?ref=somebody', null],
  ['/all-products?ref=PGNANISX777', null],
])('a page opened at %s offers %j', (address, code) => {
  window.history.replaceState(null, '', address)
  offerReferralOnArrival()
  expect(findOfferedCode()).toBe(code)
  window.history.replaceState(null, '', '/')
})

it.each([
  ' pgnanisx777 ',
  '\u200bPGNANISX777\u2069',
  'PGNANISX777.',
  '_PGNANISX777_',
  'PGNANISX777 hello',
])('the code of a share link is stored for the checkout: %j', (code) => {
  expect(findOfferedCode()).toBeNull()
  followLink(code)
  expect(findOfferedCode()).toBe('PGNANISX777')
})

it("the browser's own code and invalid codes are ignored", () => {
  followLink('PGNANISX777')
  followLink(getReferralCode())
  followLink('NANI')
  expect(findOfferedCode()).toBe('PGNANISX777')
})

it('a corrupt offered code is ignored', () => {
  localStorage.setItem(KEY, '{"own":"PGABCDEF123","offered":7}')
  expect(getReferralCode()).toBe('PGABCDEF123')
  expect(findOfferedCode()).toBeNull()
})

it.each([
  'oops',
  'null',
  '7',
  '{}',
  '"PGABCDEF123"',
  '{"own":"PG1"}',
  '{"own":"xPGABCDEF123"}',
  '{"own":"PGABCDEF1234"}',
  '{"own":["PGABCDEF123"]}',
])('a corrupt stored code is replaced: %s', (text) => {
  expectConsoleError('Error loading referral from localStorage:')
  localStorage.setItem(KEY, text)
  expect(getReferralCode()).toMatch(/^PG[A-Z]{6}[0-9]{3}$/)
})

it('a page follows the codes that another tab stores', () => {
  const own = renderHook(useOwnReferralCode).result
  const offered = renderHook(useOfferedReferralCode).result
  expect([own.current, offered.current]).toEqual([getReferralCode(), null])
  localStorage.setItem(KEY, '{"own":"PGABCDEF123","offered":"PGNANISX777"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect([own.current, offered.current]).toEqual(['PGABCDEF123', 'PGNANISX777'])
})

const Codes = () => `${useOwnReferralCode()}, ${useOfferedReferralCode()}`

it('the server knows no code', () => {
  expect(renderToString(createElement(Codes))).toBe('null, null')
})
