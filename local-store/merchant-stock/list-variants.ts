import { choiceOf } from '../catalogue/only-option.ts'
import type { StoreProduct } from '../store/catalogue.ts'
import type { VariantValues } from '../store/merchant-values.ts'
import type { Store } from '../store/store.ts'
import { findMrp } from './find-mrp.ts'
import { DEFAULT_LOW_STOCK_LEVEL, type MerchantVariant } from './variant-change.ts'

/** `changed` lists the variants whose price differs from the file's. */
type Shown = 'all' | 'low' | 'sold-out' | 'changed'

export type VariantQuery = {
  /** Words of the product's title, the variant or its SKU. */
  readonly search?: string
  readonly show?: Shown
  /** `next` of the previous page. */
  readonly after?: string | null
  /** Page size, 50 by default and 500 at most. */
  readonly first?: number
}

export type VariantPage = {
  /** In the catalogue's order. */
  readonly variants: readonly MerchantVariant[]
  /** Where the next page begins; null on the last one. */
  readonly next: string | null
}

export type ListStore = Pick<Store, 'catalogue' | 'fileCatalogue' | 'inventory' | 'merchantValues'>

const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 500

export function createVariantList(store: ListStore) {
  let listed: readonly number[] | null = null
  // Created by the first search, so that opening the desk does not wait for a hundred thousand texts.
  let written: readonly string[] | null = null
  const findVariant = (id: number) => findDeskVariant(store, id)

  /** Positions of the matching variants, starting from a position. */
  function* search({ search = '', show = 'all' }: VariantQuery, from: number) {
    const { products } = store.fileCatalogue
    listed ??= products.flatMap(({ variants }) => variants.map(({ id }) => id))
    const words = toText(search.slice(0, 200)).split(/\s+/).filter(Boolean)
    if (words.length > 0) written ??= products.flatMap(toTexts)
    const texts = written ?? []
    // Read for each search: a change of prices replaces the catalogue.
    const { catalogue, fileCatalogue, inventory, merchantValues } = store
    const isShown = createChecks({ catalogue, fileCatalogue, inventory, merchantValues })[show]
    for (let position = from; position < listed.length; position += 1) {
      const variantId = listed[position]
      if (variantId === undefined) continue
      if (!words.every((word) => texts[position]?.includes(word))) continue
      if (isShown(variantId)) yield { variantId, position }
    }
  }
  return {
    findVariant,
    list({ first = DEFAULT_PAGE_SIZE, after = null, ...query }: VariantQuery): VariantPage {
      const size = Math.min(Math.max(1, Math.trunc(first)), MAX_PAGE_SIZE)
      store.inventory.follow()
      const variants: MerchantVariant[] = []
      for (const { variantId, position } of search(query, readCursor(after))) {
        if (variants.length === size) return { variants, next: String(position) }
        const variant = findVariant(variantId)
        if (variant !== null) variants.push(variant)
      }
      return { variants, next: null }
    },
  }
}

/** Whether a variant belongs in a list, without creating its row, since the check runs on all variants. */
function createChecks({
  catalogue,
  fileCatalogue,
  inventory,
  merchantValues,
}: ListStore): Readonly<Record<Shown, (variantId: number) => boolean>> {
  return {
    all: () => true,
    low: (id) => isLow(inventory.stockOf(id), lowStockLevelOf(merchantValues.of(id))),
    'sold-out': (id) => !inventory.isForSale(id),
    changed: (id) => {
      const [now, inFile] = [catalogue.findVariant(id), fileCatalogue.findVariant(id)]
      return now?.price !== inFile?.price || now?.compareAtPrice !== inFile?.compareAtPrice
    },
  }
}

const lowStockLevelOf = ({ lowLine = DEFAULT_LOW_STOCK_LEVEL }: VariantValues) => lowLine

const isLow = (stock: number | null, line: number | null) =>
  stock !== null && line !== null && stock <= line

function findDeskVariant(
  { catalogue, fileCatalogue, inventory, merchantValues }: ListStore,
  variantId: number,
): MerchantVariant | null {
  const variant = catalogue.findVariant(variantId)
  const inFile = fileCatalogue.findVariant(variantId)
  const product = variant && catalogue.findProduct(variant.productId)
  if (variant === null || inFile === null || product === null) return null
  const stock = inventory.stockOf(variantId)
  const lowStockLevel = lowStockLevelOf(merchantValues.of(variantId))
  return {
    variantId,
    productId: product.id,
    handle: product.handle,
    productTitle: product.title,
    variantTitle: choiceOf(variant.title),
    sku: variant.sku,
    currency: catalogue.currency,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    filePrice: inFile.price,
    fileCompareAtPrice: inFile.compareAtPrice,
    mrp: findMrp(product, variant, catalogue.currency),
    stock,
    continueSelling: variant.continueSelling,
    lowStockLevel,
    isLow: isLow(stock, lowStockLevel),
    isSoldOut: !inventory.isForSale(variantId),
  }
}

/** The searchable text of each variant. */
function toTexts({ title, variants }: StoreProduct): readonly string[] {
  return variants.map((variant) =>
    toText(`${title} ${choiceOf(variant.title)} ${variant.sku ?? ''}`),
  )
}

const toText = (text: string) => text.normalize('NFC').toLowerCase()

/** An invalid cursor starts at the first variant. */
function readCursor(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
}
