import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import type { DeliveryFees } from '#commerce/model/delivery-fees.ts'
import type { Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'
import { listProducts } from './products.ts'
import { quoteOrder } from './quote-order.ts'

/** A near and a far address: delivery is free across India only if it is free to both. */
const ADDRESSES = [
  { zip: '110001', province: 'Delhi' },
  { zip: '744101', province: 'Andaman and Nicobar Islands' },
]
const GAMES = 50
/** A parcel of this many games shows whether a store charges by weight. */
const LARGE_ORDER = 10

/**
 * What the store charges for delivery, measured with carts that nobody pays.
 * @param freeAbove the subtotal, in whole rupees, from which the merchant says that delivery is free
 * @returns null when the store says nothing about delivery, or has nothing to deliver
 * @throws StorefrontFault when the store did not respond
 */
export async function findDeliveryFees(
  client: StorefrontClient,
  freeAbove: number | null,
): Promise<DeliveryFees | null> {
  const goods = await listGoods(client)
  const ask = (variants: readonly Variant[]) => listFees(client, variants)
  const cheapest = await ask(goods.slice(0, 1))
  const smallest = highest(cheapest)
  if (cheapest === null || smallest === null) return null
  if (smallest === 0 && highest(await ask(goods.slice(0, LARGE_ORDER))) === 0) {
    return { kind: 'free' }
  }
  const enough = takeFor(goods, freeAbove)
  if (smallest > 0 && freeAbove && enough && highest(await ask(enough)) === 0) {
    const dearest = goods.findLast(({ price }) => price.minor < freeAbove * 100)
    return {
      kind: 'freeAbove',
      rupees: freeAbove,
      ...findOneFee(cheapest, await askOne(dearest, ask)),
    }
  }
  return { kind: 'charged', ...findOneFee(cheapest, await askOne(goods.at(-1), ask)) }
}

type AskFees = (goods: readonly Variant[]) => Promise<readonly Money[] | null>

const askOne = (game: Variant | undefined, ask: AskFees) => ask(game ? [game] : [])

/** The fee of one game, if the cheapest and the dearest game have the same at both addresses. */
function findOneFee(
  cheapest: readonly Money[],
  dearest: readonly Money[] | null,
): { readonly oneGame?: Money } {
  const [oneGame] = cheapest
  if (!oneGame || dearest === null) return {}
  return [...cheapest, ...dearest].every(({ minor }) => minor === oneGame.minor) ? { oneGame } : {}
}

/** Cheapest first. */
async function listGoods(client: StorefrontClient): Promise<Variant[]> {
  const request = { first: GAMES, sortKey: 'PRICE', query: 'available_for_sale:true' } as const
  const products = await listProducts(client, request)
  return products
    .flatMap(({ firstVariant }) => firstVariant ?? [])
    .filter(({ available, price }) => available && price.minor > 0)
}

/** Goods for at least this amount and little more: one game, or the cheapest ones together. Null when all cost less. */
function takeFor(goods: readonly Variant[], rupees: number | null): readonly Variant[] | null {
  const wanted = (rupees ?? 0) * 100
  const one = goods.find(({ price }) => price.minor >= wanted)
  let sum = 0
  const at = goods.findIndex(({ price }) => {
    sum += price.minor
    return sum >= wanted
  })
  if (at === -1) return null
  return one && one.price.minor < sum ? [one] : goods.slice(0, at + 1)
}

/** The fees of a parcel, one per address; null when one of them is unknown, or without goods. */
async function listFees(
  client: StorefrontClient,
  goods: readonly Variant[],
): Promise<readonly Money[] | null> {
  if (goods.length === 0) return null
  const lines: OrderedLine[] = goods.map(({ id }) => ({ variantId: id, quantity: 1 }))
  const fees: Money[] = []
  for (const address of ADDRESSES) {
    const { delivery } = await quoteOrder(client, { lines, discountCodes: [], address })
    if (delivery === null) return null
    fees.push(delivery)
  }
  return fees
}

/** In paise. */
function highest(fees: readonly Money[] | null): number | null {
  return fees && Math.max(...fees.map(({ minor }) => minor))
}
