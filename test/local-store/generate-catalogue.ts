import type { CatalogueFile } from '#local-store/catalogue/catalogue-file.ts'
import { checkCatalogue } from '#local-store/catalogue/check-catalogue.ts'
import type { CatalogueFileInput, ProductInput } from './catalogue-input.ts'
import { words } from './generated-words.ts'

type VariantInput = ProductInput['variants'][number]
type ImageInput = NonNullable<ProductInput['images']>[number]

interface GeneratedSize {
  /** Number of products. */
  products: number
  /** The same seed and size give the same catalogue, byte for byte. */
  seed: number
  /** URL of a picture by its name (`"gully-ludo-17-2"`); without it there are no pictures. */
  imageUrl?: (name: string) => string
}

const editions = ['Classic', 'Deluxe', 'Travel']
const languages = ['English', 'Hindi']
const bestSellers = { handle: 'best-sellers', title: 'Best Sellers' }
const imagesPerProduct = 4
const firstDay = Date.UTC(2024, 0, 1, 4, 30)
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Generates a catalogue for benchmarks: products with six variants and, with `imageUrl`, four
 * pictures each, in six collections, with the three codes the shop advertises.
 */
export function generateCatalogue(size: GeneratedSize): CatalogueFile {
  const random = createRandom(size.seed)
  const products = Array.from({ length: size.products }, (_, position) =>
    generateProduct(position, size, random),
  )
  const catalogue: CatalogueFileInput = {
    shop: { name: 'Generated shop', legalName: 'Generated shop' },
    products,
    collections: [...words.kinds, bestSellers].map(({ handle, title }) => ({
      handle,
      title,
      products: products
        .filter((product) => product.tags?.includes(handle))
        .map((product) => product.handle),
    })),
    discounts: [
      percentageCode('WELCOME10', true),
      percentageCode('SAVE10', false),
      {
        code: 'REFERRAL100',
        kind: { type: 'fixed', amount: '100.00' },
        combinesWith: { product: true },
      },
    ],
  }
  return checkCatalogue(catalogue, { name: 'generated catalogue', folder: null })
}

function percentageCode(code: string, firstOrderOnly: boolean) {
  return {
    code,
    kind: { type: 'percentage', percent: 10 },
    scope: 'product',
    firstOrderOnly,
    combinesWith: { order: true },
  } as const
}

function generateProduct(
  position: number,
  { imageUrl }: GeneratedSize,
  random: Random,
): ProductInput {
  const first = random.pick(words.firsts)
  const second = random.pick(words.seconds)
  const handle = `${first}-${second}-${position + 1}`.toLowerCase()
  const kind = random.pick(words.kinds)
  const createdAt = new Date(firstDay + random.below(900) * DAY_MS).toISOString()
  return {
    handle,
    title: `${first} ${second} ${position + 1}`,
    descriptionHtml: generateDescription(random),
    productType: kind.title,
    vendor: random.pick(words.vendors),
    tags: [kind.handle, ...(random.below(5) === 0 ? [bestSellers.handle] : [])],
    images: imageUrl === undefined ? [] : generateImages(handle, imageUrl),
    options: [
      { name: 'Edition', values: editions },
      { name: 'Language', values: languages },
    ],
    variants: generateVariants(position, random),
    createdAt,
    updatedAt: createdAt,
  }
}

function generateImages(handle: string, imageUrl: (name: string) => string): ImageInput[] {
  return Array.from({ length: imagesPerProduct }, (_, position) => ({
    url: imageUrl(`${handle}-${position + 1}`),
    altText: `Picture ${position + 1} of ${handle}`,
    width: 1000,
    height: 1250,
  }))
}

function generateVariants(position: number, random: Random): VariantInput[] {
  const basePrice = 199 + random.below(24) * 100
  return editions.flatMap((edition, step) =>
    languages.map((language) => {
      const price = basePrice + step * 50
      return {
        sku: `G${position + 1}-${edition.slice(0, 2)}-${language.slice(0, 2)}`.toUpperCase(),
        price: `${price}.00`,
        compareAtPrice: random.below(3) === 0 ? `${price + 300}.00` : null,
        stock: random.below(10) === 0 ? 0 : 1 + random.below(200),
        selectedOptions: [
          { name: 'Edition', value: edition },
          { name: 'Language', value: language },
        ],
        weightGrams: 250 + random.below(11) * 10,
      }
    }),
  )
}

function generateDescription(random: Random): string {
  const sentences = Array.from({ length: 6 }, () => random.pick(words.sentences))
  return `<p>${sentences.slice(0, 3).join(' ')}</p><p>${sentences.slice(3).join(' ')}</p>`
}

interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below: (limit: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** The mulberry32 sequence: small, and the same on every machine. */
function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  return { below, pick: (items) => items[below(items.length)] ?? items[0] }
}
