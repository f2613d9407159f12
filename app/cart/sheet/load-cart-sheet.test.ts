import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/shop/query-client.ts'
import { prepareCartSheet } from './load-cart-sheet.ts'

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }))
vi.mock('./cart-sheet-content.tsx', () => {
  asked()
  throw new TypeError('Failed to fetch dynamically imported module')
})

// A rejection that nobody handles fails the test run.
it('preloads the sheet’s content, and ignores a failure', async () => {
  expect(asked).not.toHaveBeenCalled()
  prepareCartSheet(createQueryClient())
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})
