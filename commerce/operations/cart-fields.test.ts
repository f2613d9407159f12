import { expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { cartFields } from './cart-fields.ts'
import { PAGE_SIZE } from './list-pages.ts'

// spec 7.019, 9.026
test('a cart requests 250 lines and 10 delivery groups per page', () => {
  specified('Page sizes: products 250, cart lines 250, delivery groups 10')
  expect(PAGE_SIZE).toBe(250)
  expect(cartFields).toContain('lines(first: 250)')
  expect(cartFields).toContain('deliveryGroups(first: 10)')
})
