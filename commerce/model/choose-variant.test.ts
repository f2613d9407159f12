import { describe, expect, it, test } from 'vitest'
import { sampleChoice, sampleProduct, sampleVariant } from '#test/sample-products.ts'
import { findAlternative, findVariant, stockOf, variantNumber } from './choose-variant.ts'

const game = sampleChoice()
const [oldiesSmall, oldiesLarge, ninetiesSmall, ninetiesLarge, indie] = game.variants
if (!oldiesSmall || !oldiesLarge || !ninetiesSmall || !ninetiesLarge || !indie)
  throw new Error('no variants')

describe('the variant in the URL', () => {
  it('is found by the number at the end of its id', () => {
    expect(variantNumber(ninetiesLarge)).toBe('44')
    expect(findVariant(game, '44')).toBe(ninetiesLarge)
  })

  it.each([null, '', '4', '999', '0x2c', 'gid://shopify/ProductVariant/44'])(
    'is the first one for %s',
    (number) => expect(findVariant(game, number)).toBe(oldiesSmall),
  )

  it('is null for a product without variants', () => {
    expect(findVariant({ variants: [] }, '44')).toBeNull()
  })
})

describe('choosing a value', () => {
  it('keeps the other options', () => {
    expect(findAlternative(game.variants, ninetiesSmall, 1, 'Large')).toEqual({
      variant: ninetiesLarge,
      isExact: true,
    })
    expect(findAlternative(game.variants, ninetiesLarge, 1, 'Large')).toEqual({
      variant: ninetiesLarge,
      isExact: true,
    })
  })

  it('changes them where the combination does not exist', () => {
    expect(findAlternative(game.variants, oldiesLarge, 0, 'Indie')).toEqual({
      variant: indie,
      isExact: false,
    })
    const lone = sampleVariant(9, 1, { values: ['a', 'b', 'c'] })
    const [near, far] = [
      sampleVariant(8, 1, { values: ['x', 'y', 'c'] }),
      sampleVariant(7, 1, { values: ['x', 'y', 'z'] }),
    ]
    expect(findAlternative([lone, far, near], lone, 0, 'x')).toEqual({
      variant: near,
      isExact: false,
    })
  })

  it('returns null for a value without variants', () => {
    expect(findAlternative(game.variants, oldiesSmall, 0, 'Noughties')).toBeNull()
  })
})

test('stock is in this variant, in another, or in none', () => {
  expect(stockOf(game, oldiesSmall)).toBe('here')
  expect(stockOf(game, ninetiesLarge)).toBe('elsewhere')
  expect(stockOf(game, null)).toBe('elsewhere')
  const soldOut = sampleProduct(1, 1, { available: false })
  expect(stockOf(soldOut, soldOut.variants[0] ?? null)).toBe('nowhere')
})
