import type { CatalogueDiscount } from '../catalogue/catalogue-file.ts'
import { toCodeKey } from './code-key.ts'
import { type Currency, toMinorUnits } from './currency.ts'

/** The products a discount applies to, by id; null means all goods. */
export type Goods = ReadonlySet<number> | null

export type StoreDiscountKind =
  | { readonly type: 'percentage'; readonly percent: number }
  | { readonly type: 'fixed'; readonly amount: number; readonly per: 'order' | 'item' }
  | {
      readonly type: 'buyXGetY'
      readonly buyQuantity: number
      readonly getQuantity: number
      /** The discount on each earned unit. */
      readonly off:
        | { readonly type: 'percentage'; readonly percent: number }
        | { readonly type: 'fixed'; readonly amount: number }
      readonly buys: Goods
      readonly gets: Goods
      readonly usesPerOrder: number | null
    }
  | { readonly type: 'freeDelivery'; readonly maximumRate: number | null }

/** The fields of a discount code that the store converts from text and handles. */
type Converted = {
  readonly kind: StoreDiscountKind
  readonly minimumSubtotal: number | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly appliesTo: Goods
}

/** A discount code with amounts in minor units and product ids in place of handles. */
export type StoreDiscount = Readonly<Omit<CatalogueDiscount, keyof Converted>> & Converted

type HasId = { readonly id: number }
type HasProducts = { readonly products: readonly HasId[] }
type GoodsNames = { readonly collections: string[]; readonly products: string[] }

/** @returns the discounts by upper-case code: shoppers type codes in any case */
export function toStoreDiscounts(
  discounts: readonly CatalogueDiscount[],
  products: ReadonlyMap<string, HasId>,
  collections: ReadonlyMap<string, HasProducts>,
  currency: Currency,
): Map<string, StoreDiscount> {
  const toGoods = (names: GoodsNames | null): Goods => {
    if (names === null) return null
    const listed = names.products.flatMap((handle) => products.get(handle)?.id ?? [])
    const gathered = names.collections.flatMap((handle) =>
      (collections.get(handle)?.products ?? []).map((product) => product.id),
    )
    return new Set([...listed, ...gathered])
  }
  return new Map(
    discounts.map((discount) => [
      toCodeKey(discount.code),
      toStoreDiscount(discount, toGoods, currency),
    ]),
  )
}

function toStoreDiscount(
  discount: CatalogueDiscount,
  toGoods: (names: GoodsNames | null) => Goods,
  currency: Currency,
): StoreDiscount {
  return {
    ...discount,
    kind: toKind(discount.kind, toGoods, currency),
    minimumSubtotal: toUnitsOrNull(discount.minimumSubtotal, currency),
    startsAt: discount.startsAt === null ? null : new Date(discount.startsAt),
    endsAt: discount.endsAt === null ? null : new Date(discount.endsAt),
    appliesTo: toGoods(discount.appliesTo),
  }
}

function toKind(
  kind: CatalogueDiscount['kind'],
  toGoods: (names: GoodsNames | null) => Goods,
  currency: Currency,
): StoreDiscountKind {
  switch (kind.type) {
    case 'percentage':
      return kind
    case 'fixed':
      return { ...kind, amount: toMinorUnits(kind.amount, currency) }
    case 'buyXGetY':
      return {
        ...kind,
        off:
          kind.getAmount === null
            ? { type: 'percentage', percent: kind.getPercent ?? 100 }
            : { type: 'fixed', amount: toMinorUnits(kind.getAmount, currency) },
        buys: toGoods(kind.buys),
        gets: toGoods(kind.gets),
      }
    case 'freeDelivery':
      return { ...kind, maximumRate: toUnitsOrNull(kind.maximumRate, currency) }
  }
}

function toUnitsOrNull(amount: string | null, currency: Currency): number | null {
  return amount === null ? null : toMinorUnits(amount, currency)
}
