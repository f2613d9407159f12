import type { ProductSummary } from '#commerce/model/product.ts'

/** Games whose title, product type or tags hold every one of the words; all of them for no words. */
export function filterProducts(
  products: readonly ProductSummary[],
  words: string,
): readonly ProductSummary[] {
  const wanted = simplify(words).split(' ').filter(Boolean)
  if (wanted.length === 0) return products
  return products.filter(({ title, productType, tags }) => {
    const text = simplify([title, productType, ...tags].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** Lower case, without accents and punctuation, so that "drink if" finds "Drink If…". */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
