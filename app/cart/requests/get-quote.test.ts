// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { rupees } from '#test/sample-products.ts'
import { getQuote } from './get-quote.ts'

const contact = { email: '', zip: '', province: '' }

function ask(response: () => Promise<Response>, signal = new AbortController().signal) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(response)
  return getQuote({ lines: [], discountCodes: [], contact }, signal)
}

it('returns the quote of the shop', async () => {
  const none = rupees(0)
  const quote = { subtotal: none, codes: {}, automatic: none, delivery: null, total: none }
  expect(await ask(async () => Response.json(quote))).toEqual(quote)
})

it('logs a failure once', async () => {
  expectConsoleError('The order could not be priced:')
  const answer = ask(async () => new Response('', { status: 503 }))
  await expect(answer).rejects.toThrow('The quote helper answered 503')
})

it('logs nothing after it was aborted', async () => {
  const gone = new DOMException('gone', 'AbortError')
  const answer = ask(() => Promise.reject(gone), AbortSignal.abort())
  await expect(answer).rejects.toThrow(gone)
})
