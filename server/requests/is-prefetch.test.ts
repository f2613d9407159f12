import { expect, it } from 'vitest'
import { isPrefetch } from './is-prefetch.ts'

const isAhead = (headers: Readonly<Record<string, string | undefined>>) =>
  isPrefetch((name) => headers[name])

it.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { purpose: 'Preview' },
])('%o is a request for a page that nobody has opened', (headers) => {
  expect(isAhead(headers)).toBe(true)
})

it.each([{}, { 'sec-purpose': '' }, { purpose: 'navigation' }])('%o opens a page', (headers) => {
  expect(isAhead(headers)).toBe(false)
})
