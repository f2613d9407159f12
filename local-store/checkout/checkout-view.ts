import type { CartRecord, PaymentMethod, PricedCart, PricedDiscountCode } from '../store/records.ts'
import type { Shortage } from '../store/shortages.ts'
import type { CheckoutFields, FieldErrors } from './checkout-fields.ts'
import type { CheckoutSite, GiftCardProblem } from './checkout-site.ts'
import type { PlaceField } from './fill-from-pin.ts'
import type { SeenAmount } from './seen-amount.ts'

/** Everything the checkout page shows. */
export type CheckoutView = {
  readonly site: CheckoutSite
  readonly cart: CartRecord
  readonly priced: PricedCart
  readonly fields: CheckoutFields
  /** Fields whose value came from the PIN code. */
  readonly filled: readonly PlaceField[]
  readonly errors: FieldErrors
  /** How this amount can be paid. */
  readonly offered: readonly PaymentMethod[]
  readonly payment: PaymentMethod
  /** As entered. */
  readonly upiId: string
  readonly returnTo: string | null
  /** A submitted code that does not apply, with the reason. */
  readonly triedCode: PricedDiscountCode | null
  readonly giftCardProblem: GiftCardProblem | null
  readonly shortages: readonly Shortage[]
  /** The amount to pay the shopper saw, if it has changed since. */
  readonly formerDue: SeenAmount | null
}
