import type { StoreDiscount } from '../../store/catalogue-discounts.ts'
import { toCodeKey } from '../../store/code-key.ts'
import type { PricedAllocation } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'

export type PercentageNode = {
  readonly __typename: 'PricingPercentageValue'
  readonly percentage: number
}

export type ApplicationNode = {
  readonly __typename: 'CartDiscountApplication'
  readonly allocationMethod: 'ACROSS' | 'EACH'
  readonly targetSelection: 'ALL' | 'ENTITLED'
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE'
  readonly value: (MoneyNode & { readonly __typename: 'MoneyV2' }) | PercentageNode
}

export type CodeAllocationNode = AllocationPart & {
  readonly __typename: 'CartCodeDiscountAllocation'
  readonly code: string
}

export type AutomaticAllocationNode = AllocationPart & {
  readonly __typename: 'CartAutomaticDiscountAllocation'
  readonly title: string
}

export type AllocationNode = CodeAllocationNode | AutomaticAllocationNode

type AllocationPart = {
  readonly discountedAmount: MoneyNode
  readonly discountApplication: ApplicationNode
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE'
}

/**
 * A discount allocation for the API. The value of a fixed discount is its allocated amount, since clients add
 * allocations up.
 */
export function toAllocationNode(part: PricedAllocation, { store }: ApiContext): AllocationNode {
  const code = part.code?.trim() ?? null
  const discount = code === null ? undefined : store.catalogue.discounts.get(toCodeKey(code))
  const shared: AllocationPart = {
    discountedAmount: toMoneyNode(part.amount, store.catalogue.currency),
    discountApplication: {
      __typename: 'CartDiscountApplication',
      allocationMethod: isEach(discount) ? 'EACH' : 'ACROSS',
      targetSelection: isEntitled(discount) ? 'ENTITLED' : 'ALL',
      targetType: part.target,
      value: pricingValueOf(toMoneyNode(part.amount, store.catalogue.currency), discount),
    },
    targetType: part.target,
  }
  return part.code === null
    ? { __typename: 'CartAutomaticDiscountAllocation', title: part.title, ...shared }
    : { __typename: 'CartCodeDiscountAllocation', code: part.code, ...shared }
}

/** Whether the discount applies to each line separately, and not as one amount to the whole order. */
function isEach(discount: StoreDiscount | undefined): boolean {
  switch (discount?.kind.type) {
    case 'percentage':
      return discount.scope === 'product'
    case 'fixed':
      return discount.kind.per === 'item'
    default:
      return discount !== undefined
  }
}

/** Whether the discount applies only to goods that it names or that were earned. */
function isEntitled(discount: StoreDiscount | undefined): boolean {
  if (discount?.scope !== 'product') return false
  return discount.kind.type === 'buyXGetY' || discount.appliesTo !== null
}

function pricingValueOf(
  amount: MoneyNode,
  discount: StoreDiscount | undefined,
): ApplicationNode['value'] {
  const percentage = percentOf(discount)
  return percentage === null
    ? { __typename: 'MoneyV2', ...amount }
    : { __typename: 'PricingPercentageValue', percentage }
}

function percentOf(discount: StoreDiscount | undefined): number | null {
  switch (discount?.kind.type) {
    case 'percentage':
      return discount.kind.percent
    case 'buyXGetY':
      return discount.kind.off.type === 'percentage' ? discount.kind.off.percent : null
    case 'freeDelivery':
      return 100
    default:
      return null
  }
}
