/** What a shopper entered about themselves, trimmed; empty text for empty fields. */
export type CheckoutFields = {
  email: string
  phone: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  province: string
  zip: string
}

type PaymentField = 'paymentMethod' | 'cardNumber' | 'cardExpiry' | 'cardCvc'
export type CheckoutField = keyof CheckoutFields | PaymentField
export type FieldErrors = Partial<Record<CheckoutField, string>>

/** A field that a PIN code fills in. */
export type PlaceField = 'city' | 'province'

/** A submitted checkout form, shown again as it was typed, even what no cart can store. Never card data. */
export type TypedForm = {
  readonly fields: CheckoutFields
  /** Fields whose value came from the PIN code. */
  readonly filled: readonly PlaceField[]
  readonly errors: FieldErrors
}
