import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductSummary } from '#commerce/model/product.ts'
import { root } from '#tools/project.ts'

/** The fields of `demo/catalogue.json` that the search reads. */
type Entry = {
  readonly handle: string
  readonly title: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly metafields: readonly { readonly key: string; readonly value: string }[]
  readonly variants: readonly {
    readonly title: string
    readonly price: string
    readonly compareAtPrice: string | null
  }[]
}

/** The demonstration's games as product summaries, in the catalogue's order. */
export function readDemoGames(): ProductSummary[] {
  const file = join(root, 'demo/catalogue.json')
  // The local store checks the file's shape whenever it starts.
  const { products } = JSON.parse(readFileSync(file, 'utf8')) as { products: readonly Entry[] }
  return products.map(toGame)
}

function toGame({ handle, title, productType, tags, metafields, variants }: Entry) {
  const readValue = (name: string) => metafields.find(({ key }) => key === name)?.value ?? null
  const [variant] = variants
  return {
    id: handle,
    handle,
    title,
    productType,
    tags,
    picture: null,
    variety: variants.length > 1 ? ('several' as const) : ('one' as const),
    firstVariant: {
      id: handle,
      title: variant?.title ?? '',
      price: toMoney(variant?.price ?? '0'),
      compareAtPrice: variant?.compareAtPrice ? toMoney(variant.compareAtPrice) : null,
      available: true,
    },
    game: { players: readValue('players'), minutes: readValue('minutes'), age: readValue('age') },
  }
}

const toMoney = (amount: string) => ({ minor: Math.round(Number(amount) * 100), currency: 'INR' })
