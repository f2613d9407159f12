// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { specified } from '#test/specification.ts'
import { browserCartStorage, CART_KEY } from './cart-storage.ts'

const stored = {
  variantId: 'gid://shopify/ProductVariant/1',
  quantity: 2,
  product: { handle: 'desi-taboo', title: 'Desi Taboo', images: [{ src: '/cdn/a.webp' }] },
  variant: {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default Title',
    price: { minor: 749_00, currency: 'INR' },
    available: true,
  },
}

describe('the stored cart', () => {
  it('is empty, without logging, when nothing is stored', () => {
    expect(browserCartStorage.read()).toEqual([])
  })

  it('is restored unchanged', () => {
    browserCartStorage.write([stored])
    expect(browserCartStorage.read()).toEqual([stored])
  })

  // spec 3.014
  it('holds the price as text', () => {
    browserCartStorage.write([stored])
    const [line] = JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')
    expect(line.variant).toEqual({
      id: stored.variantId,
      title: 'Default Title',
      price: '749.00',
      currency: 'INR',
      available: true,
    })
  })

  it('reads lines stored with an amount and a currency', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([stored]))
    expect(browserCartStorage.read()).toEqual([stored])
  })

  // spec 3.012, 3.013, 3.014
  it.each([
    ['749.00', 749_00],
    ['749.5', 749_50],
    ['749', 749_00],
  ])('reads a line that has only the specified fields, at %s', (price, minor) => {
    const { variantId, quantity } = stored
    const product = { title: 'Desi Taboo', images: [{ src: '/cdn/a.webp' }] }
    const variant = { id: variantId, price, available: true }
    localStorage.setItem(CART_KEY, JSON.stringify([{ variantId, quantity, product, variant }]))
    expect(browserCartStorage.read()).toEqual([
      {
        ...stored,
        product: { ...stored.product, handle: '' },
        variant: { ...stored.variant, price: { minor, currency: 'INR' } },
      },
    ])
  })

  it('drops an unsafe picture but keeps its line', () => {
    const images = [{ src: 'javascript:alert(1)' }, { src: '/cdn/a.webp' }]
    const line = { ...stored, product: { ...stored.product, images } }
    localStorage.setItem(CART_KEY, JSON.stringify([line]))
    expect(browserCartStorage.read()).toEqual([stored])
  })

  it.each(['seven', '-1.00', '1e3', ''])('drops a line whose price is %j', (price) => {
    expectConsoleError('Error loading cart from localStorage:')
    const line = { ...stored, variant: { ...stored.variant, price } }
    localStorage.setItem(CART_KEY, JSON.stringify([line, stored]))
    expect(browserCartStorage.read()).toEqual([stored])
  })

  // spec 4.008, 8.037, 8.038
  it.each(['not JSON', '{"lines":[]}', '[{"variantId":1}]', 'null'])(
    'is empty and logged when it cannot be read: %s',
    (text) => {
      expectConsoleError(specified('Error loading cart from localStorage:'))
      localStorage.setItem(CART_KEY, text)
      expect(browserCartStorage.read()).toEqual([])
    },
  )

  it('keeps valid lines and logs an invalid one', () => {
    expectConsoleError('Error loading cart from localStorage:')
    localStorage.setItem(CART_KEY, JSON.stringify([stored, { ...stored, quantity: 0.5 }]))
    expect(browserCartStorage.read()).toEqual([stored])
  })

  it('reports changes of other tabs, and when Back restores the page', () => {
    const listener = vi.fn()
    const stop = browserCartStorage.onOutsideChange(listener)
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
