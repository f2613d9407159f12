// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { rupees } from '#test/sample-products.ts'
import { checkCoupon } from './check-coupon.ts'

const request = { code: 'SAVE10', lines: [], otherCodes: [], email: '' }

afterEach(() => vi.restoreAllMocks())

function ask(response: () => Promise<Response>, signal = new AbortController().signal) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(response)
  return checkCoupon(request, signal)
}

it('hands on what the shop answers', async () => {
  const granted = { valid: true, code: 'SAVE10', discount: rupees(80) }
  expect(await ask(async () => Response.json(granted))).toEqual(granted)
})

it('reports a failure once', async () => {
  expectConsoleError('The coupon could not be checked:')
  const answer = ask(async () => new Response('', { status: 503 }))
  await expect(answer).rejects.toThrow('The coupon helper answered 503')
})

it('reports nothing when nobody waits any more', async () => {
  const gone = new DOMException('gone', 'AbortError')
  const answer = ask(() => Promise.reject(gone), AbortSignal.abort())
  await expect(answer).rejects.toThrow(gone)
})
