/**
 * The provider's product columns that the local store keeps, each with its names: that of exports first, then that
 * of templates.
 */
const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type', 'Product type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price', 'Compare at price'],
  shipping: ['Variant Requires Shipping', 'Requires shipping'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  variantImage: ['Variant Image', 'Variant image URL'],
  status: ['Status'],
  collection: ['Collection'],
  // Not columns of the provider, which ignores unknown ones: they make a round trip lossless.
  id: ['ID'],
  variantId: ['Variant ID'],
  createdAt: ['Created At'],
  updatedAt: ['Updated At'],
  publishedAt: ['Published At'],
} as const

export type ProductColumn = keyof typeof columns

/** The columns of an export, in the provider's order. */
export const exportedColumns = Object.values(columns).map(([name]) => name)

export type ExportedColumn = (typeof columns)[ProductColumn][0]

/** What a column of a file contains: one of the provider's fields, or a metafield. */
export type ColumnMeaning =
  | { readonly kind: 'field'; readonly field: ProductColumn }
  | { readonly kind: 'metafield'; readonly metafield: MetafieldColumn }

export type MetafieldColumn = {
  readonly owner: 'product' | 'variant'
  readonly namespace: string
  readonly key: string
  /** Null if the column does not say. */
  readonly type: string | null
}

const fields = new Map<string, ProductColumn>(
  Object.entries(columns).flatMap(([field, names]) =>
    // The cast is safe because the keys are those of `columns`.
    names.map((name) => [name.toLowerCase(), field as ProductColumn] as const),
  ),
)

const METAFIELD = /\((product|variant)\.metafields\.([\w-]+)\.([\w-]+)\)$/
const TYPE = /: ((?:list\.)?[a-z_]+) \(/

/** Null for a column that the local store does not keep. */
export function findMeaning(name: string): ColumnMeaning | null {
  const field = fields.get(name.toLowerCase())
  if (field) return { kind: 'field', field }
  const [, owner, namespace = '', key = ''] = METAFIELD.exec(name) ?? []
  if (owner !== 'product' && owner !== 'variant') return null
  const type = TYPE.exec(name)?.[1] ?? null
  return { kind: 'metafield', metafield: { owner, namespace, key, type } }
}

/**
 * The provider's header, `Name (product.metafields.game.players)`; the name contains the type, which has no column at
 * the provider.
 */
export function metafieldColumn({ owner, namespace, key, type }: MetafieldColumn): string {
  return `${namespace} ${key}: ${type} (${owner}.metafields.${namespace}.${key})`
}
