import { expect, it, vi } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { respondJson, respondOrReport } from './api-response.server.ts'

const report = vi.fn()
const respond = (work: () => Promise<object>) => respondOrReport('Check coupon', { report }, work)

it('responds with JSON that is not cached', async () => {
  const response = respondJson(409, { message: 'Sold out.' }, { 'Set-Cookie': 'a=b' })
  expect(response.status).toBe(409)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Set-Cookie')).toBe('a=b')
  expect(await response.json()).toEqual({ message: 'Sold out.' })
})

it('responds with the result, and reports nothing', async () => {
  const response = await respond(async () => ({ valid: true }))
  expect([response.status, await response.json()]).toEqual([200, { valid: true }])
  expect(report).not.toHaveBeenCalled()
})

it('reports a failing store once, and responds 503', async () => {
  const fault = new StorefrontFault('http', 'The store answered 500.')
  const response = await respond(() => Promise.reject(fault))
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ message: expect.stringContaining('(Check coupon)') })
  expect(report).toHaveBeenCalledExactlyOnceWith(fault, 'Check coupon')
})

it('passes on a bug of the shop unreported', async () => {
  report.mockClear()
  const mistake = new TypeError('undefined is not a function')
  await expect(respond(() => Promise.reject(mistake))).rejects.toBe(mistake)
  expect(report).not.toHaveBeenCalled()
})
