import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { catalogueIdForVariant } from '#local-store/catalogue/catalogue-values.ts'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'

/** A game in the catalogue, with its first variant. */
export type SoldGame = {
  readonly handle: string
  readonly title: string
  readonly variantId: string
  /** In paise. */
  readonly price: number
  readonly isPlentiful: boolean
}

/** What the store behind the proxy sells, read from its file: pages are compared with it. */
export function readSoldGames(): {
  games: readonly SoldGame[]
  categories: readonly string[]
} {
  const { products, collections } = readCatalogueFile(demoCatalogueFile)
  return {
    games: products.flatMap(({ handle, title, variants: [first] }) => {
      if (!first) return []
      const id = first.id ?? catalogueIdForVariant(handle, first.sku ?? first.title)
      return {
        handle,
        title,
        variantId: `gid://shopify/ProductVariant/${id}`,
        price: Math.round(Number(first.price) * 100),
        isPlentiful: (first.stock ?? 0) >= 50,
      }
    }),
    categories: collections.map(({ handle }) => handle),
  }
}

/** The price on a game's page in paise, from its structured data; null where it has none. */
export function findPrice(html: string): number | null {
  const price = /"price":"?(\d+(?:\.\d+)?)"?/.exec(html)?.[1]
  return price === undefined ? null : Math.round(Number(price) * 100)
}
