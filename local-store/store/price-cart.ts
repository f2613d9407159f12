import type { StoreVariant } from './catalogue.ts'
import { listDeliveryOptions } from './delivery-options.ts'
import type { DiscountedLine } from './discounted-lines.ts'
import { isExpired } from './gift-cards.ts'
import { exchange, exchangeBack } from './markets.ts'
import { priceDiscounts } from './price-discounts.ts'
import type { LineInPricing, PricingContext } from './pricing-context.ts'
import type {
  CartRecord,
  DeliveryOption,
  PricedAllocation,
  PricedCart,
  PricedGiftCard,
  PricedLine,
} from './records.ts'

/**
 * Calculates what a cart costs, from its arguments alone. Lines whose variant no longer exists are left out. Product
 * discounts come first, then order discounts (both down to zero at most), then delivery, then gift cards. All parts add
 * up to the paisa.
 *
 * @param isDelivered false leaves delivery out, while there is no address
 */
export function priceCart(
  cart: CartRecord,
  context: PricingContext,
  isDelivered = true,
): PricedCart {
  const goods = findGoods(cart, context)
  const lines = goods.map(toLine)
  const subtotal = sumOf(lines, (line) => line.subtotal)
  const deliveryOptions =
    isDelivered && goods.some(needsDelivery)
      ? listDeliveryOptions(cart, subtotal, context.deliveryRates)
      : []
  const selectedDelivery = selectDelivery(cart, deliveryOptions)
  const discounts = priceDiscounts(cart, lines, selectedDelivery?.price ?? null, context)
  const byLine = new Map(goods.map((each) => [each.record.id, each]))
  const pricedLines = discounts.lines.flatMap((line) => {
    const goodsLine = byLine.get(line.cartLineId)
    return goodsLine === undefined ? [] : [toPricedLine(line, goodsLine)]
  })
  const discountTotal = sumOf(pricedLines, (line) => line.subtotal - line.total)
  const deliveryDiscount = sumOf(discounts.deliveryAllocations, (part) => part.amount)
  const delivery = (selectedDelivery?.price ?? 0) - deliveryDiscount
  const total = subtotal - discountTotal + delivery
  const giftCards = applyGiftCards(cart, total, context)
  return {
    currency: context.market.currency,
    lines: pricedLines,
    subtotal,
    discountTotal,
    delivery,
    deliveryDiscount,
    deliveryAllocations: discounts.deliveryAllocations,
    deliveryOptions,
    selectedDelivery,
    total,
    giftCards,
    due: total - sumOf(giftCards, (card) => card.presentmentAmountUsed),
    discountCodes: discounts.codes,
  }
}

/** A cart line with its variant. */
type LineGoods = {
  readonly record: CartRecord['lines'][number]
  readonly variant: StoreVariant
}

function findGoods(cart: CartRecord, context: PricingContext): LineGoods[] {
  return cart.lines.flatMap((record) => {
    const variant = context.findVariant(record.variantId)
    return variant === null ? [] : [{ record, variant }]
  })
}

function needsDelivery({ record, variant }: LineGoods): boolean {
  return variant.requiresShipping && record.quantity > 0
}

function toLine({ record, variant }: LineGoods): LineInPricing {
  const subtotal = variant.price * record.quantity
  return {
    id: record.id,
    cartLineId: record.id,
    productId: variant.productId,
    unitPrice: variant.price,
    quantity: record.quantity,
    subtotal,
    remaining: subtotal,
  }
}

function toPricedLine(
  { id, cartLineId, quantity, subtotal, allocations }: DiscountedLine,
  { record, variant }: LineGoods,
): PricedLine {
  return {
    ...record,
    id,
    cartLineId,
    quantity,
    unitPrice: variant.price,
    compareAtUnitPrice: variant.compareAtPrice,
    subtotal,
    total: subtotal - sumOf<PricedAllocation>(allocations, (part) => part.amount),
    allocations,
  }
}

function selectDelivery(
  cart: CartRecord,
  options: readonly DeliveryOption[],
): DeliveryOption | null {
  return options.find((option) => option.handle === cart.deliveryOption) ?? options[0] ?? null
}

/** Gift cards pay the rest in the order they were added; unknown and expired ones are skipped. */
function applyGiftCards(
  cart: CartRecord,
  total: number,
  context: PricingContext,
): PricedGiftCard[] {
  let due = total
  return cart.giftCardCodes.flatMap((code) => {
    const card = context.findGiftCard(code)
    if (card === null || isExpired(card, context.now)) return []
    const worth = exchange(card.balance, context.market)
    const presentmentAmountUsed = Math.min(worth, due)
    due -= presentmentAmountUsed
    const amountUsed =
      presentmentAmountUsed === worth
        ? card.balance
        : Math.min(card.balance, exchangeBack(presentmentAmountUsed, context.market))
    const balanceAfter = card.balance - amountUsed
    return [{ code: card.code, amountUsed, presentmentAmountUsed, balanceAfter }]
  })
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0)
}
