// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { blockedFault, StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { unreachableWords } from '#content/connectivity.ts'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { FailureText } from './failure-text.tsx'

const corporate = specified(
  'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.',
)
const lost = specified(
  'Network connectivity issue. Please check your internet connection or try switching networks.',
)

let answerAsShop: () => Promise<Response>
const asked: unknown[] = []
beforeEach(() => {
  asked.length = 0
  answerAsShop = async () => new Response('ok')
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(address)
    return answerAsShop()
  })
})

const show = (error: Error) =>
  render(<FailureText action="Load products" error={error} />, { wrapper: InShop })

it('says that the network blocks the store when the shop is reachable', async () => {
  show(blockedFault())
  expect(await screen.findByText(`${corporate} (Load products)`)).toBeTruthy()
  expect(asked).toEqual(['/healthz'])
})

it.each([blockedFault(), new StorefrontFault('timeout', 'No answer in time')])(
  'after $message says that there is no network when the shop is unreachable too',
  async (error) => {
    answerAsShop = async () => Promise.reject(new TypeError('Failed to fetch'))
    show(error)
    expect(await screen.findByText(`${unreachableWords} ${lost} (Load products)`)).toBeTruthy()
  },
)

it('makes no request when the browser knows that it is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(blockedFault())
  expect(screen.getByText(`${unreachableWords} ${lost} (Load products)`)).toBeTruthy()
  expect(asked).toEqual([])
})

it('shows no cause until the check has finished', async () => {
  let answer: (response: Response) => void = () => {}
  answerAsShop = () => new Promise((resolve) => (answer = resolve))
  show(blockedFault())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText(/Load products/)).toBeNull()
  answer(new Response('ok'))
  expect(await screen.findByText(new RegExp(corporate))).toBeTruthy()
})

it('makes no request for an error that is not about the network', () => {
  show(new StorefrontFault('http', 'HTTP 500', { status: 500 }))
  expect(screen.getByText(/HTTP 500/)).toBeTruthy()
  expect(asked).toEqual([])
})
