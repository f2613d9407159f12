import type { Product } from '#commerce/model/product.ts'

/** Rupees in the shop's format. */
export const rupees = (amount: number) => ({ minor: amount * 100, currency: 'INR' })

/** A test product: number, price and further fields. */
export function sampleProduct(
  number: number,
  amount: number,
  { available = true, ...rest }: Partial<Product> & { available?: boolean } = {},
): Product {
  const firstVariant = {
    id: `gid://shopify/ProductVariant/${number}`,
    title: 'Default Title',
    price: rupees(amount),
    compareAtPrice: null,
    available,
  }
  return {
    id: `gid://shopify/Product/${number}`,
    handle: `game-${number}`,
    title: `Game ${number}`,
    productType: 'Party Games',
    tags: [],
    picture: null,
    pictures: [],
    description: '',
    firstVariant,
    variants: [firstVariant],
    game: { players: null, minutes: null, age: null, benefits: [], box: [], steps: [] },
    sharePicture: null,
    ...rest,
  }
}
