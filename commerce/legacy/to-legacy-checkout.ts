import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { checkList, checkNodes, checkObject, checkText } from '#commerce/operations/check-shape.ts'
import type {
  LegacyCartFieldsFragment,
  LegacyLineFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { addAmounts, subtractAmounts } from './decimal-amount.ts'
import {
  fixedFields,
  type LegacyCheckout,
  type LegacyGiftCard,
  type LegacyLineItem,
  type LegacyMoney,
  type LegacyVariant,
} from './legacy-checkout.ts'
import { type SplitDiscounts, splitDiscounts } from './split-discounts.ts'
import { toLegacyMoney } from './to-legacy-money.ts'

export type LegacyCheckoutOptions = {
  /** Called when discounts cannot be split over the lines, which then have none. */
  readonly log?: (message: string, cause: unknown) => void
}

/**
 * The cart as a legacy checkout (specification section 7).
 * @param cart with all its lines
 * @throws StorefrontFault of kind `shape`
 */
export function toLegacyCheckout(
  cart: LegacyCartFieldsFragment,
  { log }: LegacyCheckoutOptions,
): LegacyCheckout {
  const lines = checkNodes(checkObject(cart, 'cart').lines, 'cart.lines')
  const buyer = checkObject(cart.buyerIdentity, 'cart.buyerIdentity')
  const discounts = trySplitting(cart, lines, log)
  return {
    ...fixedFields,
    id: checkText(cart.id, 'cart.id'),
    webUrl: toWebUrl(checkText(cart.checkoutUrl, 'cart.checkoutUrl')),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    email: buyer.email || null,
    customAttributes: cart.attributes,
    buyerIdentity: { countryCode: buyer.countryCode },
    shippingAddress: buyer.deliveryAddressPreferences[0] ?? null,
    lineItems: lines.flatMap((line, index) => toLineItem(line, discounts.byLine[index] ?? [])),
    discountApplications: discounts.applications,
    appliedGiftCards: checkList(cart.appliedGiftCards, 'cart.appliedGiftCards').map(toGiftCard),
    ...toPrices(cart),
  }
}

function trySplitting(
  { discountAllocations, discountCodes }: LegacyCartFieldsFragment,
  lines: readonly LegacyLineFieldsFragment[],
  log: LegacyCheckoutOptions['log'],
): SplitDiscounts {
  try {
    return splitDiscounts({ lines, discountAllocations, discountCodes })
  } catch (error) {
    if (error instanceof StorefrontFault) throw error
    log?.('Error mapping discounts:', error)
    return { applications: [], byLine: [] }
  }
}

/** Empty for a line without a product. */
function toLineItem(
  { id, quantity, attributes, merchandise }: LegacyLineFieldsFragment,
  discountAllocations: LegacyLineItem['discountAllocations'],
): LegacyLineItem[] {
  if (!merchandise?.product) return []
  const { title } = merchandise.product
  const variant = toVariant(merchandise)
  return [{ id, title, quantity, customAttributes: attributes, variant, discountAllocations }]
}

function toVariant(merchandise: LegacyLineFieldsFragment['merchandise']): LegacyVariant {
  const { title: _, ...product } = merchandise.product
  const price = toLegacyMoney(merchandise.price)
  const compareAtPrice = merchandise.compareAtPrice && toLegacyMoney(merchandise.compareAtPrice)
  const unitPrice = merchandise.unitPrice && toLegacyMoney(merchandise.unitPrice)
  return {
    ...merchandise,
    product,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    unitPrice,
  }
}

function toGiftCard(card: LegacyCartFieldsFragment['appliedGiftCards'][number]): LegacyGiftCard {
  return {
    id: card.id,
    lastCharacters: card.lastCharacters,
    amountUsed: toLegacyMoney(card.amountUsed),
    amountUsedV2: toLegacyMoney(card.amountUsedV2),
    balance: toLegacyMoney(card.balance),
    balanceV2: toLegacyMoney(card.balanceV2),
    presentmentAmountUsed: toLegacyMoney(card.presentmentAmountUsed),
  }
}

function toPrices({ cost, appliedGiftCards }: LegacyCartFieldsFragment) {
  const paymentDue = toLegacyMoney(checkObject(cost, 'cart.cost').totalAmount)
  const { currencyCode } = paymentDue
  const inCurrency = (amount: string): LegacyMoney => ({ amount, currencyCode })
  const used = appliedGiftCards.map((card) => card.presentmentAmountUsed.amount)
  const totalPrice = inCurrency(addAmounts(paymentDue.amount, ...used))
  const taken = [cost.totalDutyAmount, cost.totalTaxAmount].flatMap((each) => each?.amount ?? [])
  const subtotalPrice = inCurrency(subtractAmounts(totalPrice.amount, ...taken))
  const totalTax = cost.totalTaxAmount ? toLegacyMoney(cost.totalTaxAmount) : inCurrency('0.0')
  return {
    currencyCode,
    lineItemsSubtotalPrice: toLegacyMoney(cost.checkoutChargeAmount),
    subtotalPrice,
    subtotalPriceV2: subtotalPrice,
    totalTax,
    totalTaxV2: totalTax,
    totalPrice,
    totalPriceV2: totalPrice,
    paymentDue,
    paymentDueV2: paymentDue,
  }
}

/** `_fd=0` keeps the checkout off the provider's forwarding domain; relative URLs stay unchanged. */
function toWebUrl(checkoutUrl: string): string {
  if (!URL.canParse(checkoutUrl)) return checkoutUrl
  const url = new URL(checkoutUrl)
  if (url.searchParams.get('_fd') === '0') return checkoutUrl
  url.searchParams.set('_fd', '0')
  return url.href
}
