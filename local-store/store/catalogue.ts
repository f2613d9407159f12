import type {
  CatalogueArticle,
  CatalogueFile,
  CatalogueImage,
  CatalogueMetafield,
  CataloguePolicies,
  CatalogueProduct,
  CatalogueShop,
  CatalogueVariant,
} from '../catalogue/catalogue-file.ts'
import { type StoreDiscount, toStoreDiscounts } from './catalogue-discounts.ts'
import { type Currency, toMinorUnits } from './currency.ts'
import { homeMarketOf, type StoreMarket, toMarkets } from './markets.ts'

export type StoreImage = CatalogueImage

export type StoreVariant = {
  readonly id: number
  readonly productId: number
  readonly title: string
  readonly sku: string | null
  readonly barcode: string | null
  /** Minor units, such as paise. */
  readonly price: number
  /** Minor units, such as paise. */
  readonly compareAtPrice: number | null
  /** As in the file. */
  readonly marketPrices: CatalogueVariant['marketPrices']
  readonly continueSelling: boolean
  readonly requiresShipping: boolean
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[]
  readonly image: StoreImage | null
  readonly weightGrams: number
  readonly metafields: readonly CatalogueMetafield[]
}

export type StoreProduct = {
  readonly id: number
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly images: readonly StoreImage[]
  readonly video?: CatalogueProduct['video']
  readonly options: readonly {
    readonly id?: number | undefined
    readonly name: string
    readonly values: readonly string[]
  }[]
  readonly variants: readonly StoreVariant[]
  readonly metafields: readonly CatalogueMetafield[]
  readonly publishedAt: string
  readonly createdAt: string
  readonly updatedAt: string
}

export type StoreCollection = {
  readonly id: number
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly image: StoreImage | null
  readonly seo: StoreProduct['seo']
  readonly metafields: readonly CatalogueMetafield[]
  readonly updatedAt: string
  /** Published products in the collection's order. */
  readonly products: readonly StoreProduct[]
}

export type StoreDeliveryRate = {
  readonly handle: string
  readonly title: string
  readonly description: string
  /** Minor units, such as paise. */
  readonly price: number
  /** Minor units, such as paise. */
  readonly minimumSubtotal: number | null
  readonly pinPrefixes: readonly string[]
}

/** The shop's texts, without articles that are not published yet. */
export type CatalogueContent = Pick<CatalogueFile, 'menus' | 'pages' | 'blogs' | 'urlRedirects'>

/** Products and articles whose time of publication has not come. */
export type Upcoming = {
  readonly products: readonly StoreProduct[]
  readonly articles: readonly CatalogueArticle[]
}

/** Everything the store sells, in memory, without unpublished products. */
export type Catalogue = {
  /** Goes up by one whenever a different catalogue is loaded into the same database. */
  readonly revision: number
  readonly shop: CatalogueShop
  /** The market that the prices are for. */
  readonly market: StoreMarket
  /** All markets, the shop's own first. */
  readonly markets: readonly StoreMarket[]
  /** The currency of all amounts: the market's. */
  readonly currency: Currency
  readonly policies: CataloguePolicies
  readonly content: CatalogueContent
  readonly products: readonly StoreProduct[]
  readonly collections: readonly StoreCollection[]
  /** What is published later. */
  readonly upcoming: Upcoming
  readonly deliveryRates: readonly StoreDeliveryRate[]
  /** By upper-case code. */
  readonly discounts: ReadonlyMap<string, StoreDiscount>
  findProduct(id: number): StoreProduct | null
  findProductByHandle(handle: string): StoreProduct | null
  findVariant(id: number): StoreVariant | null
  findCollection(id: number): StoreCollection | null
  findCollectionByHandle(handle: string): StoreCollection | null
  /** The collections a product is in, in the catalogue's order. */
  listCollectionsOf(productId: number): readonly StoreCollection[]
}

/**
 * Loads a catalogue file into memory, with amounts in minor units of the shop's currency.
 *
 * @param now decides which products are published
 */
export function createCatalogue(file: CatalogueFile, revision: number, now: Date): Catalogue {
  const markets = toMarkets(file.shop, file.markets)
  const market = homeMarketOf(markets)
  const { currency } = market
  const isPublished = ({ publishedAt }: { publishedAt: string }) => new Date(publishedAt) <= now
  const dated = file.products.flatMap((product) => toProduct(product, currency))
  const products = dated.filter(isPublished)
  const articles = file.blogs.flatMap((blog) => blog.articles)
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  const collections = file.collections.map(
    (collection): StoreCollection => ({
      ...collection,
      products: collection.products.flatMap((handle) => byHandle.get(handle) ?? []),
    }),
  )
  const collectionsByHandle = new Map(collections.map((entry) => [entry.handle, entry]))
  return withFinders({
    revision,
    shop: file.shop,
    market,
    markets,
    currency,
    policies: file.policies,
    content: toContent(file, isPublished),
    products,
    collections,
    upcoming: {
      products: dated.filter((product) => !isPublished(product)),
      articles: articles.filter((article) => !isPublished(article)),
    },
    deliveryRates: file.deliveryRates.map((rate) => ({
      ...rate,
      price: toMinorUnits(rate.price, currency),
      minimumSubtotal:
        rate.minimumSubtotal === null ? null : toMinorUnits(rate.minimumSubtotal, currency),
    })),
    discounts: toStoreDiscounts(file.discounts, byHandle, collectionsByHandle, currency),
  })
}

type Finders = {
  [Name in keyof Catalogue as Name extends `find${string}` | `list${string}`
    ? Name
    : never]: Catalogue[Name]
}

/** Adds the lookups by id and handle to the parts of a catalogue. */
export function withFinders(parts: Omit<Catalogue, keyof Finders>): Catalogue {
  const { products, collections } = parts
  const byId = new Map(products.map((product) => [product.id, product]))
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  const variants = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.id, variant])),
  )
  const collectionsById = new Map(collections.map((collection) => [collection.id, collection]))
  const collectionsByHandle = new Map(collections.map((entry) => [entry.handle, entry]))
  const collectionsOf = collectionsByProduct(collections)
  return {
    ...parts,
    findProduct: (id) => byId.get(id) ?? null,
    findProductByHandle: (handle) => byHandle.get(handle) ?? null,
    findVariant: (id) => variants.get(id) ?? null,
    findCollection: (id) => collectionsById.get(id) ?? null,
    findCollectionByHandle: (handle) => collectionsByHandle.get(handle) ?? null,
    listCollectionsOf: (productId) => collectionsOf.get(productId) ?? [],
  }
}

function toContent(
  { menus, pages, blogs, urlRedirects }: CatalogueFile,
  isPublished: (article: CatalogueArticle) => boolean,
): CatalogueContent {
  return {
    menus,
    pages,
    blogs: blogs.map((blog) => ({
      ...blog,
      articles: blog.articles.filter(isPublished),
    })),
    urlRedirects,
  }
}

function toProduct(product: CatalogueFile['products'][number], currency: Currency): StoreProduct[] {
  const { publishedAt } = product
  if (publishedAt === null) return []
  const variants = product.variants.map(
    (variant): StoreVariant => ({
      ...variant,
      productId: product.id,
      price: toMinorUnits(variant.price, currency),
      compareAtPrice:
        variant.compareAtPrice === null ? null : toMinorUnits(variant.compareAtPrice, currency),
      image: (variant.image === null ? undefined : product.images[variant.image]) ?? null,
    }),
  )
  return [{ ...product, publishedAt, variants }]
}

function collectionsByProduct(
  collections: readonly StoreCollection[],
): Map<number, StoreCollection[]> {
  const found = new Map<number, StoreCollection[]>()
  for (const collection of collections)
    for (const product of collection.products)
      found.set(product.id, [...(found.get(product.id) ?? []), collection])
  return found
}
