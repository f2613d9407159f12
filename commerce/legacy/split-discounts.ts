import type {
  LegacyCartFieldsFragment,
  LegacyDiscountFieldsFragment,
  LegacyLineFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { addAmounts, compareAmounts } from './decimal-amount.ts'
import type { LegacyDiscountAllocation, LegacyDiscountApplication } from './legacy-checkout.ts'
import { toLegacyMoney } from './to-legacy-money.ts'

export type SplitDiscounts = {
  /** Each discount once, in the order of the lines; delivery discounts last. */
  readonly applications: readonly LegacyDiscountApplication[]
  /** Allocations of each line, in line order. */
  readonly byLine: readonly (readonly LegacyDiscountAllocation[])[]
}

type Allocation = LegacyDiscountFieldsFragment
type Line = Pick<LegacyLineFieldsFragment, 'cost' | 'discountAllocations'>

/**
 * A cart lists order discounts beside its lines, one allocation per line without naming the line; the
 * legacy checkout has them on the lines. Delivery discounts stay off the lines.
 * @throws Error when the allocations do not match the lines or codes
 */
export function splitDiscounts({
  lines,
  discountAllocations,
  discountCodes,
}: {
  readonly lines: readonly Line[]
  readonly discountAllocations: readonly Allocation[]
  readonly discountCodes: LegacyCartFieldsFragment['discountCodes']
}): SplitDiscounts {
  const isDelivery = ({ discountApplication }: Allocation) =>
    discountApplication.targetType === 'SHIPPING_LINE'
  const ofOrder = shareOut(
    lines,
    discountAllocations.filter((allocation) => !isDelivery(allocation)),
  )
  const perLine = lines.map((line, index) => [
    ...line.discountAllocations,
    ...ofOrder.flatMap((shares) => shares[index] ?? []),
  ])
  const applications = new Map<string, LegacyDiscountApplication>()
  for (const allocation of [...perLine.flat(), ...discountAllocations.filter(isDelivery)]) {
    const key = keyOf(allocation)
    const existing = applications.get(key)
    applications.set(
      key,
      existing ? withAllocation(existing, allocation) : toApplication(allocation, discountCodes),
    )
  }
  return {
    applications: [...applications.values()],
    byLine: perLine.map((allocations) =>
      allocations.flatMap((allocation) => {
        const discountApplication = applications.get(keyOf(allocation))
        const allocatedAmount = toLegacyMoney(allocation.discountedAmount)
        return discountApplication ? [{ allocatedAmount, discountApplication }] : []
      }),
    ),
  }
}

/**
 * Allocations by line for each discount. Shares grow with prices, so the smallest share belongs to the
 * cheapest line.
 */
function shareOut(
  lines: readonly Line[],
  ofOrder: readonly Allocation[],
): (Allocation | undefined)[][] {
  if (lines.length === 0) return []
  const byCost = lines
    .map((line, index) => ({ index, amount: line.cost.totalAmount.amount }))
    .sort((left, right) => compareAmounts(left.amount, right.amount))
  return [...Map.groupBy(ofOrder, keyOf).values()].map((allocations) => {
    if (allocations.length !== lines.length) {
      throw new Error(
        `A discount of the order needs one allocation for each of ${lines.length} lines and has ${allocations.length}: ${nameOf(allocations[0])}`,
      )
    }
    const bySize = allocations.toSorted((left, right) =>
      compareAmounts(left.discountedAmount.amount, right.discountedAmount.amount),
    )
    const shares: (Allocation | undefined)[] = lines.map(() => undefined)
    for (const [rank, { index }] of byCost.entries()) shares[index] = bySize[rank]
    return shares
  })
}

/** Codes are case-insensitive. */
function keyOf(allocation: Allocation): string {
  const name = nameOf(allocation)
  if (!name) throw new Error('A discount allocation has neither code nor title.')
  return name.toLowerCase()
}

function nameOf(allocation: Allocation | undefined): string | undefined {
  if (allocation === undefined) return undefined
  return 'code' in allocation ? allocation.code : allocation.title
}

function toApplication(
  allocation: Allocation,
  codes: LegacyCartFieldsFragment['discountCodes'],
): LegacyDiscountApplication {
  const { allocationMethod, targetSelection, targetType, value } = allocation.discountApplication
  const application = {
    allocationMethod,
    targetSelection,
    targetType,
    value: 'percentage' in value ? { percentage: value.percentage } : toLegacyMoney(value),
  }
  if (!('code' in allocation)) return { ...application, title: allocation.title }
  const { code } = allocation
  const entry = codes.find((each) => each.code.toLowerCase() === code.toLowerCase())
  if (entry === undefined) throw new Error(`The cart has a discount by ${code}, but no such code.`)
  return { ...application, code, applicable: entry.applicable }
}

/** A cart splits a fixed discount over its allocations; a checkout has the total. */
function withAllocation(
  application: LegacyDiscountApplication,
  { discountedAmount }: Allocation,
): LegacyDiscountApplication {
  const { value } = application
  if ('percentage' in value) return application
  const amount = addAmounts(value.amount, discountedAmount.amount)
  return { ...application, value: { ...value, amount } }
}
