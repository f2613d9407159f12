import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productFilters } from '#commerce/model/filter-products.ts'
import { productOrders } from '#commerce/model/sort-products.ts'
import { finder } from '#content/catalogue.ts'
import { specified } from '#test/specification.ts'
import { readProductRequest, toggleFilter, writeProductRequest } from './product-request.ts'

describe('the request for the list of all games', () => {
  it('is read from the URL', () => {
    expect(readProductRequest('?q=desi+taboo&sort=price-low&filter=for-2+party')).toEqual({
      words: 'desi taboo',
      order: 'price-low',
      filters: ['party', 'for-2'],
    })
  })

  it('is read from a shared link whose plus was encoded', () => {
    expect(readProductRequest('?filter=for-2%2Bparty').filters).toEqual(['party', 'for-2'])
  })

  it.each(['', '?sort=cheap', '?q=', '?filter=cheap', '?other=1'])('is empty for %j', (search) => {
    expect(readProductRequest(search)).toEqual({ words: '', order: 'default', filters: [] })
  })

  it('is written without empty values, and keeps other parameters', () => {
    const ludo = { words: 'ludo', order: 'default', filters: [] } as const
    const before = '?ref=PG1&sort=name&filter=couple'
    expect(writeProductRequest(ludo, before)).toBe('?ref=PG1&q=ludo')
    expect(writeProductRequest({ ...ludo, words: ' ' }, '?q=ludo')).toBe('')
  })

  it('toggles a filter', () => {
    const request = { words: '', order: 'default', filters: ['party', 'in-stock'] } as const
    expect(toggleFilter(request, 'for-2')).toEqual(['party', 'for-2', 'in-stock'])
    expect(toggleFilter(request, 'party')).toEqual(['in-stock'])
  })

  it('round-trips', () => {
    const words = fc.string({ maxLength: 100 }).map((text) => text.trim())
    const filters = fc.subarray([...productFilters])
    fc.assert(
      fc.property(words, fc.constantFrom(...productOrders), filters, (text, order, chosen) => {
        const request = { words: text, order, filters: chosen }
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
