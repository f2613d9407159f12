import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { refusals } from '#content/refusals.ts'
import { cartFields, cartPayload } from './cart-fields.ts'
import { updateLines } from './cart-lines.ts'
import {
  type CartOutcome,
  type CartPayload,
  checkCartOutcome,
  toCartOutcome,
} from './cart-outcome.ts'
import { warnUnsupported } from './warn-unsupported.ts'

export const cartLinesAdd: Documents['CartLinesAdd'] = /* GraphQL */ `
mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) ${cartPayload}
}
${cartFields}`

/** The cart before the addition, to detect afterwards whether it happened. */
export type SeenCart = Pick<StoreCart, 'id' | 'lines'>

/**
 * Adds units; the store caps them at the stock and warns. Never adds twice (specification section 8,
 * Retry wrapper): after a lost response it reads the cart, and resends the lines only if no wanted
 * variant has grown. If the lost request arrives after all, the surplus is removed. After a fault the
 * outcome is unknown: read the cart before adding again. Unsupported inputs warn.
 * @param lines at most 250
 */
export async function addLines(
  client: StorefrontClient,
  seen: SeenCart,
  lines: readonly OrderedLine[],
): Promise<CartOutcome> {
  const mutation = 'cartLinesAdd'
  let isSentAgain = false
  const data = await client.mutate(
    cartLinesAdd,
    { cartId: seen.id, lines: toLineInputs(client, mutation, lines) },
    {
      async onLostResponse() {
        const find = (now: StoreCart) => findShortages(seen, now, lines)
        const payload = await checkCartOutcome(client, seen.id, find)
        isSentAgain ||= payload === null
        return payload && { cartLinesAdd: payload }
      },
    },
  )
  const outcome = await toCartOutcome(data.cartLinesAdd, { client, mutation })
  if (!isSentAgain || outcome.type === 'refused') return outcome
  const surplus = findSurplus(seen, outcome.cart, lines)
  if (surplus.length === 0) return outcome
  const trimmed = await updateLines(client, seen.id, surplus)
  return trimmed.type === 'refused' ? trimmed : { ...trimmed, warnings: outcome.warnings }
}

/** The lines as the store takes them; unsupported inputs warn. */
export function toLineInputs(
  client: StorefrontClient,
  mutation: string,
  lines: readonly OrderedLine[],
) {
  warnUnsupported(client, mutation, lines, ['variantId', 'quantity'])
  return lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity }))
}

/**
 * Recreates the warnings of the lost response in the store's words; null
 * when nothing was added. The store adds all lines or none, so one grown line is proof enough.
 */
function findShortages(
  seen: SeenCart,
  now: StoreCart,
  lines: readonly OrderedLine[],
): CartPayload['warnings'] | null {
  const grown = [...sumByVariant(lines)].map(([variantId, wanted]) => ({
    variantId,
    wanted,
    added: unitsOf(now, variantId) - unitsOf(seen, variantId),
  }))
  if (!grown.some(({ added }) => added > 0)) return null
  return grown
    .filter(({ wanted, added }) => added < wanted)
    .map(({ variantId, added }) => {
      const line = now.lines.find((each) => each.variantId === variantId)
      const target = line?.id ?? now.id
      return line === undefined || line.quantity === 0
        ? {
            code: 'MERCHANDISE_OUT_OF_STOCK',
            message: refusals.soldOut(line?.title ?? variantId),
            target,
          }
        : {
            code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
            message: refusals.capped(added),
            target,
          }
    })
}

/** Lines that hold more than seen plus wanted, with the right quantity. */
function findSurplus(seen: SeenCart, now: StoreCart, lines: readonly OrderedLine[]) {
  return [...sumByVariant(lines)].flatMap(([variantId, wanted]) => {
    const surplus = unitsOf(now, variantId) - unitsOf(seen, variantId) - wanted
    // If a variant has several lines, additions go to the one without attributes.
    const line = now.lines.find(
      (each) => each.variantId === variantId && each.attributes.length === 0,
    )
    if (surplus <= 0 || line === undefined) return []
    return [{ lineId: line.id, quantity: Math.max(0, line.quantity - surplus) }]
  })
}

function sumByVariant(lines: readonly OrderedLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  }
  return sums
}

function unitsOf(cart: SeenCart, variantId: string): number {
  return cart.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0)
}
