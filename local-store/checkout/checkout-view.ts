import type {
  CartRecord,
  OrderRecord,
  PaymentMethod,
  PricedCart,
  PricedDiscountCode,
} from '../store/records.ts'
import type { Shortage } from '../store/shortages.ts'
import type { TypedForm } from '../store/typed-form.ts'
import type { CheckoutSite, GiftCardProblem } from './checkout-site.ts'
import type { SeenAmount } from './seen-amount.ts'

/** Everything the checkout page shows. */
export type CheckoutView = TypedForm & {
  readonly site: CheckoutSite
  readonly cart: CartRecord
  readonly priced: PricedCart
  /** How this amount can be paid. */
  readonly offered: readonly PaymentMethod[]
  readonly payment: PaymentMethod
  /** What the shopper or the shop chose; another than `payment` where the amount cannot be paid that way. */
  readonly wantedPayment: PaymentMethod
  readonly returnTo: string | null
  /** A submitted code that does not apply, with the reason. */
  readonly triedCode: PricedDiscountCode | null
  readonly giftCardProblem: GiftCardProblem | null
  readonly shortages: readonly Shortage[]
  /** The amount to pay the shopper saw, if it has changed since. */
  readonly formerDue: SeenAmount | null
  /** The order with some of these games that this browser has just placed, in another tab. */
  readonly repeated: OrderRecord | null
  /** The number of the order that an earlier page said this of. */
  readonly toldOf: string | null
  /** Whether a code or card was just applied or removed. */
  readonly isSummaryOpen: boolean
}
