import type {
  CurrentVariant,
  Product,
  ProductSummary,
  ProductVariant,
} from '#commerce/model/product.ts'
import { readGameFacts } from '#commerce/operations/game-fields.ts'

/** Rupees in the shop's format. */
export const rupees = (amount: number) => ({ minor: amount * 100, currency: 'INR' })

/** The facts and copy of a game whose merchant wrote none. */
export const noFacts = readGameFacts(new Map())

/** A test product: number, price and further fields. */
export function sampleProduct(
  number: number,
  amount: number,
  { available = true, ...rest }: Partial<Product> & { available?: boolean } = {},
): Product {
  const variant = sampleVariant(number, amount, { available })
  const { values, picture, sku, barcode, ...firstVariant } = variant
  return {
    id: `gid://shopify/Product/${number}`,
    handle: `game-${number}`,
    title: `Game ${number}`,
    productType: 'Party Games',
    tags: [],
    picture: null,
    pictures: [],
    vendor: '',
    description: [],
    firstVariant,
    variety: 'one',
    variants: [variant],
    options: [],
    game: noFacts,
    sharePicture: null,
    ...rest,
  }
}

/** The first variant of a product as a refresh of the cart reads it; none for a product without variants. */
export function currentVariants({ firstVariant, handle, title }: ProductSummary): CurrentVariant[] {
  return firstVariant ? [{ ...firstVariant, product: { handle, title } }] : []
}

/** A test variant: number, price and further fields. */
export function sampleVariant(
  number: number,
  amount: number,
  rest: Partial<ProductVariant> = {},
): ProductVariant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: 'Default Title',
    price: rupees(amount),
    compareAtPrice: null,
    available: true,
    values: [],
    picture: null,
    sku: null,
    barcode: null,
    ...rest,
  }
}

/** A game in two eras and two sizes: the second era sold out in the large size, the third only small. */
export function sampleChoice(rest: Partial<Product> = {}): Product {
  const kinds: readonly (readonly [string, string, number, boolean])[] = [
    ['Oldies', 'Small', 599, true],
    ['Oldies', 'Large', 799, true],
    ['Nineties', 'Small', 599, true],
    ['Nineties', 'Large', 799, false],
    ['Indie', 'Small', 649, true],
  ]
  const variants = kinds.map(([era, size, amount, available], index) =>
    sampleVariant(41 + index, amount, {
      title: `${era} / ${size}`,
      available,
      values: [era, size],
      picture: {
        url: `/cdn/${era.toLowerCase()}.webp`,
        altText: `The box of ${era}`,
        width: 1000,
        height: 1250,
      },
    }),
  )
  const values = (...names: string[]) => names.map((name) => ({ name, swatch: null }))
  return sampleProduct(4, 599, {
    title: 'Antakshari',
    firstVariant: variants[0] ?? null,
    variety: 'from',
    variants,
    options: [
      { name: 'Era', values: values('Oldies', 'Nineties', 'Indie') },
      { name: 'Size', values: values('Small', 'Large') },
    ],
    ...rest,
  })
}
