import type { LegacyCartFieldsFragment } from '#commerce/schema/operations.generated.ts'

/*
 * Carts as a store sends them to the published client: one of the local store, changed into forms that the local store
 * never returns.
 */

type RawMoney = { readonly amount: string; readonly currencyCode: string }
type RawDiscount = Readonly<Record<string, unknown>>
type RawLine = { readonly id: string; readonly [field: string]: unknown }

export type RawCart = {
  readonly lines: { readonly edges: readonly { readonly node: RawLine }[] }
  readonly cost: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** An amount of paise in the store's format. */
export function toRawMoney(paise: number): RawMoney {
  const text = (paise / 100).toFixed(2)
  return { amount: text.endsWith('0') ? text.slice(0, -1) : text, currencyCode: 'INR' }
}

export type Discount = {
  /** Empty for a discount without a name from the store. */
  readonly name: string
  readonly hasCode: boolean
  readonly percentage?: number
}

export function toRawDiscount(
  { name, hasCode, percentage }: Discount,
  paise: number,
  targetType = 'LINE_ITEM',
): RawDiscount {
  const discountedAmount = toRawMoney(paise)
  return {
    __typename: hasCode ? 'CartCodeDiscountAllocation' : 'CartAutomaticDiscountAllocation',
    ...(hasCode ? { code: name } : { title: name }),
    discountedAmount,
    discountApplication: {
      targetType,
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      value: percentage === undefined ? discountedAmount : { percentage },
    },
  }
}

export type CartChanges = {
  readonly lines?: readonly {
    readonly paise: number
    readonly discounts?: readonly RawDiscount[]
  }[]
  readonly discounts?: readonly RawDiscount[]
  readonly codes?: readonly string[]
  /** The amount used of each card, in paise. */
  readonly giftCards?: readonly number[]
  readonly total?: number
  readonly tax?: number | null
  readonly duty?: number | null
}

/** @param cart with one line, the template for all lines */
export function changeCart(cart: RawCart, changes: CartChanges): RawCart {
  const { lines = [], discounts = [], codes = [], giftCards = [], tax, duty } = changes
  const [line] = cart.lines.edges
  return {
    ...cart,
    lines: {
      ...cart.lines,
      edges: lines.map((each, place) => {
        const id = `gid://shopify/CartLine/${place}?cart=1`
        const cost = { ...Object(line?.node.cost), totalAmount: toRawMoney(each.paise) }
        const discountAllocations = each.discounts ?? []
        return { cursor: id, node: { ...line?.node, id, cost, discountAllocations } }
      }),
    },
    discountAllocations: discounts,
    discountCodes: codes.map((code) => ({ code, applicable: true })),
    appliedGiftCards: giftCards.map(toRawGiftCard),
    cost: {
      ...cart.cost,
      totalAmount: toRawMoney(changes.total ?? 0),
      totalTaxAmount: typeof tax === 'number' ? toRawMoney(tax) : null,
      totalDutyAmount: typeof duty === 'number' ? toRawMoney(duty) : null,
    },
  }
}

function toRawGiftCard(paise: number, place: number) {
  const used = toRawMoney(paise)
  const balance = toRawMoney(0)
  return {
    id: `gid://shopify/AppliedGiftCard/${place}`,
    lastCharacters: 'demo',
    amountUsed: used,
    amountUsedV2: used,
    balance,
    balanceV2: balance,
    presentmentAmountUsed: used,
  }
}

/** The same cart as the response to our own query: lists in `nodes`, no `__typename`. */
export function toOwnCart(cart: RawCart): LegacyCartFieldsFragment {
  const nodes = cart.lines.edges.map(({ node }) => node)
  const lines = { nodes, pageInfo: { hasNextPage: false, endCursor: null } }
  const text = JSON.stringify({ ...cart, lines }, (key, value) =>
    key === '__typename' ? undefined : value,
  )
  // The published client's query has every field of ours, under the same names.
  return JSON.parse(text) as LegacyCartFieldsFragment
}
