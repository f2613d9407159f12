import { CatalogueError } from '#local-store/catalogue/catalogue-error.ts'
import { checkCatalogue } from '#local-store/catalogue/check-catalogue.ts'

// Parts of small catalogues for tests, and the fault for which a catalogue is refused.

export const shop = { name: 'Corner Shop', legalName: 'Corner Shop LLP' }
export const variant = { price: '449.00', stock: 3 }
export const jugaad = { handle: 'jugaad', title: 'Jugaad!', variants: [variant] }
export const tenPercent = { code: 'TEN', kind: { type: 'percentage', percent: 10 } }

/** A catalogue of one product, with changes. */
export function withProduct(changes: object): object {
  return { shop, products: [{ ...jugaad, ...changes }] }
}

/** A catalogue of one product and one 10% discount, with changes. */
export function withDiscount(changes: object): object {
  return { shop, products: [jugaad], discounts: [{ ...tenPercent, ...changes }] }
}

/** The message of `checkCatalogue` without the file name; null for a valid catalogue. */
export function faultOf(catalogue: unknown): string | null {
  try {
    checkCatalogue(catalogue, { name: 'shop.json', folder: null })
    return null
  } catch (error) {
    if (error instanceof CatalogueError) return error.message.replace('shop.json: ', '')
    throw error
  }
}
