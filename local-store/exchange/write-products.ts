import type {
  CatalogueMetafield,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/catalogue-file.ts'
import { guardCell, guardCode, writeCsv } from './csv-file.ts'
import { type ExportedColumn, exportedColumns, metafieldColumn } from './product-columns.ts'

export type ProductsOptions = {
  /** The public URL of a picture file of the catalogue. */
  readonly pictureAddress: (file: string) => string
  /** Units left now; null where stock is not counted. */
  readonly stockOf: (variant: CatalogueVariant) => number | null
  /** Receives sentences about what the provider's format cannot express. */
  readonly remark: (sentence: string) => void
}

type Row = Partial<Record<ExportedColumn, string>> & Record<string, string>

/** The products as the provider's product file: each has as many rows as variants or pictures, whichever are more. */
export function writeProducts(
  products: readonly CatalogueProduct[],
  options: ProductsOptions,
): string {
  const columns = listMetafieldColumns(products)
  return writeCsv([...exportedColumns, ...columns], toRows(products, options))
}

function listMetafieldColumns(products: readonly CatalogueProduct[]): string[] {
  const names = products.flatMap((product) => [
    ...product.metafields.map((metafield) => columnOf('product', metafield)),
    ...product.variants.flatMap(({ metafields }) =>
      metafields.map((metafield) => columnOf('variant', metafield)),
    ),
  ])
  return [...new Set(names)]
}

const columnOf = (owner: 'product' | 'variant', { namespace, key, type }: CatalogueMetafield) =>
  metafieldColumn({ owner, namespace, key, type })

function* toRows(products: readonly CatalogueProduct[], options: ProductsOptions): Generator<Row> {
  for (const product of products) {
    const count = Math.max(product.variants.length, product.images.length)
    for (let at = 0; at < count; at += 1) {
      yield {
        Handle: product.handle,
        ...(at === 0 && toProductCells(product, options)),
        ...toVariantCells(product, at, options),
        ...toImageCells(product, at, options),
      }
    }
  }
}

function toProductCells(product: CatalogueProduct, { remark }: ProductsOptions): Row {
  const { handle, title, tags, seo, publishedAt, options } = product
  if (tags.some((tag) => tag.includes(','))) {
    remark(`${handle}: a comma in a tag became a space, because commas separate tags.`)
  }
  if (product.variants.some(({ marketPrices }) => marketPrices.length > 0)) {
    remark(`${handle}: its prices in other markets are not in the file.`)
  }
  const isPublished = publishedAt !== null
  return {
    Title: guardCell(title),
    'Body (HTML)': guardCell(product.descriptionHtml),
    Vendor: guardCell(product.vendor),
    Type: guardCell(product.productType),
    Tags: guardCell(tags.map((tag) => tag.replaceAll(/\s*,\s*/g, ' ')).join(', ')),
    Published: isPublished ? 'TRUE' : 'FALSE',
    Status: isPublished ? 'active' : 'draft',
    'Gift Card': 'FALSE',
    ...Object.fromEntries(options.map(({ name }, at) => [`Option${at + 1} Name`, guardCell(name)])),
    'SEO Title': guardCell(seo.title ?? ''),
    'SEO Description': guardCell(seo.description ?? ''),
    ID: String(product.id),
    'Created At': product.createdAt,
    'Updated At': product.updatedAt,
    'Published At': publishedAt ?? '',
    ...toMetafieldCells('product', product.metafields),
  }
}

function toVariantCells(
  product: CatalogueProduct,
  at: number,
  { stockOf, pictureAddress }: ProductsOptions,
): Row {
  const variant = product.variants[at]
  if (variant === undefined) return {}
  const stock = stockOf(variant)
  const picture = variant.image === null ? undefined : product.images[variant.image]
  const values = variant.selectedOptions.map(({ value }) => value)
  return {
    ...Object.fromEntries(
      values.map((value, option) => [`Option${option + 1} Value`, guardCell(value)]),
    ),
    'Variant SKU': guardCode(variant.sku ?? ''),
    'Variant Grams': String(variant.weightGrams),
    'Variant Inventory Tracker': stock === null ? '' : 'shopify',
    'Variant Inventory Qty': stock === null ? '' : String(stock),
    'Variant Inventory Policy': variant.continueSelling ? 'continue' : 'deny',
    'Variant Price': variant.price,
    'Variant Compare At Price': variant.compareAtPrice ?? '',
    'Variant Requires Shipping': variant.requiresShipping ? 'TRUE' : 'FALSE',
    'Variant Barcode': guardCode(variant.barcode ?? ''),
    'Variant Image': picture ? addressOf(picture, pictureAddress) : '',
    'Variant ID': String(variant.id),
    ...toMetafieldCells('variant', variant.metafields),
  }
}

function toImageCells(
  { images }: CatalogueProduct,
  at: number,
  { pictureAddress }: ProductsOptions,
): Row {
  const image = images[at]
  if (image === undefined) return {}
  return {
    'Image Src': addressOf(image, pictureAddress),
    'Image Position': String(at + 1),
    'Image Alt Text': guardCell(image.altText ?? ''),
  }
}

function addressOf(
  { file, url }: { readonly file?: string; readonly url?: string },
  pictureAddress: ProductsOptions['pictureAddress'],
): string {
  return file === undefined ? (url ?? '') : pictureAddress(file)
}

function toMetafieldCells(
  owner: 'product' | 'variant',
  metafields: readonly CatalogueMetafield[],
): Row {
  return Object.fromEntries(
    metafields.map((metafield) => [columnOf(owner, metafield), guardCell(metafield.value)]),
  )
}
