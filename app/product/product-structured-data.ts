import type { Money } from '#commerce/model/money.ts'
import type { Product } from '#commerce/model/product.ts'
import { richText } from '#commerce/model/rich-text.ts'
import { brand } from '#merchant/brand.ts'

/**
 * A schema.org Product as JSON, escaped for a script element.
 * @param origin base of relative URLs
 */
export function productStructuredData(product: Product, origin: string): string {
  const { handle, title, description, pictures, firstVariant } = product
  const url = `${origin}/product/${encodeURIComponent(handle)}`
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: richText(description),
    url,
    brand: { '@type': 'Brand', name: brand.name },
    image: pictures.map((picture) => new URL(picture.url, origin).href),
    offers: firstVariant && {
      '@type': 'Offer',
      url,
      price: toDecimal(firstVariant.price),
      priceCurrency: firstVariant.price.currency,
      availability: `https://schema.org/${firstVariant.available ? 'InStock' : 'OutOfStock'}`,
    },
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** "799.00", as schema.org expects. */
function toDecimal({ minor, currency }: Money): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return (minor / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits)
}
