import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productOrders } from '#commerce/model/sort-products.ts'
import { finder } from '#content/catalogue.ts'
import { specified } from '#test/specification.ts'
import { readProductRequest, writeProductRequest } from './product-request.ts'

describe('the request for the list of all games', () => {
  it('is read from the URL', () => {
    expect(readProductRequest('?q=desi+taboo&sort=price-low')).toEqual({
      words: 'desi taboo',
      order: 'price-low',
    })
  })

  it.each(['', '?sort=cheap', '?q=', '?other=1'])('is empty for %j', (search) => {
    expect(readProductRequest(search)).toEqual({ words: '', order: 'default' })
  })

  it('is written without empty values, and keeps other parameters', () => {
    expect(writeProductRequest({ words: 'ludo', order: 'default' }, '?ref=PG1&sort=name')).toBe(
      '?ref=PG1&q=ludo',
    )
    expect(writeProductRequest({ words: ' ', order: 'default' }, '?q=ludo')).toBe('')
  })

  it('round-trips', () => {
    const words = fc.string({ maxLength: 100 }).map((text) => text.trim())
    fc.assert(
      fc.property(words, fc.constantFrom(...productOrders), (text, order) => {
        const request = { words: text, order }
        expect(readProductRequest(writeProductRequest(request, ''))).toEqual(request)
      }),
    )
  })

  // spec 2.175
  it('offers the specified orders', () => {
    expect(specified('Default, Name A-Z, Price: Low to High, Price: High to Low')).toBe(
      productOrders.map((order) => finder.orders[order]).join(', '),
    )
  })
})
