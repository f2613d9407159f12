// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { browserCartStorage } from '#app/cart/store/cart-storage.ts'
import type { CheckoutRecord } from '#commerce/model/checkout-record.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { sampleProduct } from '#test/sample-products.ts'
import {
  browserCheckoutRecords,
  CHECKOUT_RECORDS_KEY,
  recordCheckout,
  recordFormCheckout,
} from './checkout-records.ts'
import { FORM_CHECKOUT_COOKIE } from './form-checkout-cookie.ts'

const some = (number: number, quantity: number) => ({
  variantId: `gid://shopify/ProductVariant/${number}`,
  quantity,
})
const named = (number: number) => ({
  cartId: `gid://shopify/Cart/${number}?key=1`,
  endpoint: '/api',
  checkout: 'PG-22223333',
})

const game = toCartLine(sampleProduct(1, 500))
const openCart = () => createListStore(browserCartStorage)
const sentOf = () => browserCartStorage.read().map(({ sent }) => sent)

beforeEach(() => {
  browserCartStorage.write(game ? [{ ...game, quantity: 5 }] : [])
})

const noted: CheckoutRecord = {
  ...named(1),
  at: 1_000_000,
  lines: [some(1, 2), some(2, 1)],
  isDoubtful: false,
}

describe('a checkout that the shopper proceeds to', () => {
  it('is recorded, and its units are marked as sent in the cart', () => {
    recordCheckout(browserCheckoutRecords, noted, openCart().change)
    expect(browserCheckoutRecords.read()).toEqual([noted])
    expect(sentOf()).toEqual([[{ quantity: 2, carts: [noted.cartId] }]])
  })

  it('is one of the latest twenty, newest first', () => {
    for (let number = 0; number < 22; number += 1)
      recordCheckout(browserCheckoutRecords, { ...noted, ...named(number) }, openCart().change)
    const kept = browserCheckoutRecords.read().map(({ cartId }) => cartId)
    expect(kept).toHaveLength(20)
    expect(kept[0]).toBe(named(21).cartId)
  })
})

describe('a checkout submitted by a form without script', () => {
  const leave = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `${FORM_CHECKOUT_COOKIE}=${encodeURIComponent(text)}; Path=/`
  }
  it('is recorded by the next page, which deletes its cookie', () => {
    leave(JSON.stringify(noted))
    recordFormCheckout(openCart())
    expect(browserCheckoutRecords.read()).toEqual([noted])
    expect(sentOf()).toEqual([[{ quantity: 2, carts: [noted.cartId] }]])
    expect(document.cookie).not.toContain(FORM_CHECKOUT_COOKIE)
  })

  it('has at most the units that the cart had then', () => {
    leave(JSON.stringify(noted))
    recordFormCheckout(openCart(), [some(1, 1), some(3, 1)])
    expect(sentOf()).toEqual([[{ quantity: 1, carts: [noted.cartId] }]])
    expect(browserCheckoutRecords.read()).toEqual([noted])
  })

  it.each(['', '%', '7', '{"cartId":', '{"cartId":7}'])(
    'is not recorded when the cookie is %s',
    (text) => {
      leave(text)
      recordFormCheckout(openCart())
      expect(browserCheckoutRecords.read()).toEqual([])
      expect(document.cookie).not.toContain(FORM_CHECKOUT_COOKIE)
    },
  )
})

describe('stored checkout records', () => {
  it.each(['7', '{"0":{}}', '[{'])('are empty when storage holds %s', (text) => {
    expectConsoleError(`Error loading ${CHECKOUT_RECORDS_KEY} from localStorage:`)
    localStorage.setItem(CHECKOUT_RECORDS_KEY, text)
    expect(browserCheckoutRecords.read()).toEqual([])
  })

  it('skip invalid entries', () => {
    const bad = [
      null,
      {},
      { ...noted, cartId: 1 },
      { ...noted, at: '1' },
      { ...noted, endpoint: 1 },
    ]
    localStorage.setItem(CHECKOUT_RECORDS_KEY, JSON.stringify([...bad, noted]))
    expect(browserCheckoutRecords.read()).toEqual([noted])
  })

  it('keep only valid lines', () => {
    const lines = [some(1, 2), some(2, 0), some(1, 0.5), { variantId: 'x', quantity: 1 }, null]
    const strange = { ...noted, lines, checkout: 7, isDoubtful: 'yes' }
    localStorage.setItem(CHECKOUT_RECORDS_KEY, JSON.stringify([strange, { ...noted, lines: 'x' }]))
    expect(browserCheckoutRecords.read()).toEqual([
      { ...noted, lines: [some(1, 2), some(2, 0)], checkout: null },
      { ...noted, lines: [] },
    ])
  })
})
