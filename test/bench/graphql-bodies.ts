import type { CatalogueFile } from '#local-store/catalogue/catalogue-file.ts'
import { catalogueIdForVariant } from '#local-store/catalogue/catalogue-values.ts'

/** The body of a request to the Storefront API. */
export type GraphqlBody = { readonly query: string; readonly variables?: unknown }

/** The query of a catalogue page: title, handle, picture, price. */
export const smallShape: GraphqlBody = {
  query: `query SmallShape {
    products(first: 20) {
      nodes {
        title
        handle
        featuredImage { url }
        priceRange { minVariantPrice { amount currencyCode } }
      }
    }
  }`,
}

/** Everything about each product: all its variants and pictures. */
export const largeShape: GraphqlBody = {
  query: `query LargeShape {
    products(first: 20) {
      pageInfo { hasNextPage hasPreviousPage }
      edges {
        cursor
        node {
          id handle title description descriptionHtml productType vendor tags availableForSale
          createdAt updatedAt publishedAt onlineStoreUrl
          options { id name values }
          images(first: 250) {
            pageInfo { hasNextPage hasPreviousPage }
            edges { cursor node { id url altText width height } }
          }
          variants(first: 250) {
            pageInfo { hasNextPage hasPreviousPage }
            edges {
              cursor
              node {
                id title sku availableForSale weight
                price { amount currencyCode }
                compareAtPrice { amount currencyCode }
                image { id url altText width height }
                selectedOptions { name value }
              }
            }
          }
        }
      }
    }
  }`,
}

export const createCart: GraphqlBody = { query: 'mutation { cartCreate { cart { id } } }' }

/** Adds one unit of a variant that never runs out. */
export function addLine(cartId: string, merchandiseId: string): GraphqlBody {
  return {
    query: `mutation AddLine($cartId: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $cartId, lines: $lines) {
        cart { id totalQuantity cost { totalAmount { amount currencyCode } } }
        userErrors { field message code }
        warnings { code message }
      }
    }`,
    variables: { cartId, lines: [{ merchandiseId, quantity: 1 }] },
  }
}

/** Makes the first variant's stock untracked, so that a line can grow without limit. */
export function makeEndless(catalogue: CatalogueFile): {
  catalogue: CatalogueFile
  variant: string
} {
  const [product, ...others] = catalogue.products
  const [first, ...variants] = product?.variants ?? []
  if (!product || !first) throw new Error('The catalogue has no variant')
  const endless = { ...product, variants: [{ ...first, stock: null }, ...variants] }
  const id = first.id ?? catalogueIdForVariant(product.handle, first.sku ?? first.title)
  return {
    catalogue: { ...catalogue, products: [endless, ...others] },
    variant: `gid://shopify/ProductVariant/${id}`,
  }
}
