import { onlyOption, type TitledLine, titleOfLine } from '../catalogue/only-option.ts'
import type { CartRecord } from './records.ts'
import type { Store } from './store.ts'

/** A line with less stock than the shopper wants. */
export type Shortage = {
  readonly lineId: string
  /** The product, and its variant if there are several. */
  readonly title: string
  readonly wanted: number
  /** How many units this line can still get. */
  readonly left: number
}

/** Lines whose quantity exceeds the stock. Lines of the same variant share its stock, earlier lines first. */
export function findShortages(
  { catalogue, inventory }: Pick<Store, 'catalogue' | 'inventory'>,
  cart: CartRecord,
): Shortage[] {
  const remaining = new Map<number, number>()
  return cart.lines.flatMap(({ id, variantId, quantity }) => {
    const available =
      remaining.get(variantId) ?? inventory.maxQuantityOf(variantId) ?? Number.POSITIVE_INFINITY
    const left = Math.min(quantity, available)
    remaining.set(variantId, available - left)
    if (left === quantity) return []
    return [{ lineId: id, title: titleOf(catalogue, variantId), wanted: quantity, left }]
  })
}

/** Lowers the lines to the available stock and drops those without any. */
export function withoutShortages(cart: CartRecord, shortages: readonly Shortage[]): CartRecord {
  const left = new Map(shortages.map((shortage) => [shortage.lineId, shortage.left]))
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: left.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
  return { ...cart, lines }
}

/** A variant's name for shoppers: `Jugaad!`, or `Drunk Ludo, Large` where there is a choice. */
const titleOf = (catalogue: Store['catalogue'], variantId: number): string =>
  titleOfLine(titlesOf(catalogue, variantId))

/** The titles of a variant's product and of the variant, which is no choice if it is the only one. */
export function titlesOf(catalogue: Store['catalogue'], variantId: number): TitledLine {
  const variant = catalogue.findVariant(variantId)
  const product = variant && catalogue.findProduct(variant.productId)
  if (product === null || variant === null)
    return { productTitle: 'A game that is no longer sold', variantTitle: onlyOption.value }
  const isOnly = product.variants.length === 1
  return { productTitle: product.title, variantTitle: isOnly ? onlyOption.value : variant.title }
}
