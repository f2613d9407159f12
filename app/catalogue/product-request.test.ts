import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productOrders } from '#commerce/model/sort-products.ts'
import { specified } from '#test/specification.ts'
import { orderLabels, readProductRequest, writeProductRequest } from './product-request.ts'

describe('what is asked of the list of all games', () => {
  it('is read from the address', () => {
    expect(readProductRequest('?q=desi+taboo&sort=price-low')).toEqual({
      words: 'desi taboo',
      order: 'price-low',
    })
  })

  it.each(['', '?sort=cheap', '?q=', '?other=1'])('is nothing for %j', (search) => {
    expect(readProductRequest(search)).toEqual({ words: '', order: 'default' })
  })

  it('is written back without what is not asked, and leaves other parameters alone', () => {
    expect(writeProductRequest({ words: 'ludo', order: 'default' }, '?ref=PG1&sort=name')).toBe(
      '?ref=PG1&q=ludo',
    )
    expect(writeProductRequest({ words: ' ', order: 'default' }, '?q=ludo')).toBe('')
  })

  it('comes back as it was written, whatever it was', () => {
    const words = fc.string({ maxLength: 100 }).map((text) => text.trim())
    fc.assert(
      fc.property(words, fc.constantFrom(...productOrders), (text, order) => {
        const request = { words: text, order }
        expect(readProductRequest(writeProductRequest(request, ''))).toEqual(request)
      }),
    )
  })

  it('offers the specified orders', () => {
    expect(specified('Default, Name A-Z, Price: Low to High, Price: High to Low')).toBe(
      productOrders.map((order) => orderLabels[order]).join(', '),
    )
  })
})
