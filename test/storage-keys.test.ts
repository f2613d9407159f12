// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { useLocalReviews } from '#app/reviews/use-local-reviews.ts'
import { browserWishlistStorage } from '#app/wishlist/wishlist-storage.ts'
import { brand } from '#merchant/brand.ts'
import { cookiePolicy } from '#merchant/policies/cookies.ts'
import { listFiles, root } from '#tools/project.ts'
import { specified } from './specification.ts'

const product = brand.name.toLowerCase().replaceAll(' ', '-')

// spec 3.015
test('the cart is stored under the product’s name plus -cart', () => {
  expect(CART_KEY).toBe(`${product}${specified('-cart')}`)
})

// spec 3.018
test('the wishlist is stored under a key of this product', () => {
  browserWishlistStorage.write([])
  expect(Object.keys(localStorage)).toEqual([`${product}-wishlist`])
})

// spec 3.026
test('the reviews of a game are stored under a key with its id', () => {
  const { result } = renderHook(() => useLocalReviews('gid://shopify/Product/7'))
  act(() => result.current.add({ name: 'Asha', rating: 5, text: 'Good' }))
  expect(Object.keys(localStorage)).toEqual([`${product}-reviews-gid://shopify/Product/7`])
})

test('the cookie policy names every key', () => {
  const sources = ['app', 'local-store/checkout'].flatMap((folder) =>
    listFiles(join(root, folder))
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\./.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const keys = sources.flatMap(
    (source) => source.match(/(?<=['"`])(?:party-gully-[a-z-]+|typed on )/g) ?? [],
  )
  expect(keys).toEqual(expect.arrayContaining([CART_KEY, 'typed on ']))
  const told = JSON.stringify(cookiePolicy)
  const untold = keys.filter((key) => {
    const family = key.replace(/(attempts-|reviews-|wish-|typed on ).*/, '$1…')
    return !told.includes(`"${family}"`)
  })
  expect(untold).toEqual([])
})

test('the cookie policy says for how long the exit offer is not shown again', () => {
  const blocks = cookiePolicy.sections.flatMap((section) => section.blocks)
  const rows = blocks.flatMap((block) =>
    typeof block === 'object' && 'rows' in block ? block.rows : [],
  )
  const row = rows.find(([key]) => key === 'party-gully-exit-intent')
  // As exit-offer.test.tsx proves.
  expect(row?.at(-1)).toBe('24 hours')
})
