// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { mayFetchAhead } from './may-fetch-ahead.ts'

function open(connection: object | undefined, prefersLess = false) {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersLess && query === '(prefers-reduced-data: reduce)',
  }))
}

test.each([undefined, {}, { effectiveType: '3g' }, { saveData: false, effectiveType: '4g' }])(
  'prefetches with %j',
  (connection) => {
    open(connection)
    expect(mayFetchAhead()).toBe(true)
  },
)

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'does not prefetch with %j',
  (connection) => {
    open(connection)
    expect(mayFetchAhead()).toBe(false)
  },
)

test('does not prefetch when the system asks for less data', () => {
  open({ effectiveType: '4g' }, true)
  expect(mayFetchAhead()).toBe(false)
})
