import type { CartInput, MailingAddressInput } from '#commerce/schema/operations.generated.ts'

export type LegacyAttribute = { readonly key: string; readonly value: string }

export type LegacyLineInput = {
  readonly variantId: string
  readonly quantity: number
  readonly customAttributes?: readonly LegacyAttribute[]
}

export type LegacyLineUpdate = { readonly id: string } & Partial<LegacyLineInput>

export type LegacyCheckoutInput = {
  readonly lineItems?: readonly LegacyLineInput[]
  readonly note?: string
  readonly email?: string
  readonly shippingAddress?: MailingAddressInput
  readonly customAttributes?: readonly LegacyAttribute[]
}

export type LegacyAttributesInput = Pick<LegacyCheckoutInput, 'note' | 'customAttributes'>

export const checkoutInputKeys = [
  'lineItems',
  'note',
  'email',
  'shippingAddress',
  'customAttributes',
] as const

export const attributesInputKeys = ['note', 'customAttributes'] as const

/** Drops empty values, as the published client does. */
export function toCartInput(input: LegacyCheckoutInput): CartInput {
  const { lineItems = [], note, email, shippingAddress, customAttributes } = input
  const buyerIdentity = {
    ...(email && { email }),
    ...(shippingAddress && toAddressPreferences(shippingAddress)),
  }
  return {
    ...(lineItems.length > 0 && { lines: lineItems.map(toLineInput) }),
    ...(note && { note }),
    ...(customAttributes && { attributes: customAttributes }),
    ...(Object.keys(buyerIdentity).length > 0 && { buyerIdentity }),
  }
}

export function toAddressPreferences(deliveryAddress: MailingAddressInput) {
  return { deliveryAddressPreferences: [{ deliveryAddress }] }
}

export function toLineInput({ variantId, quantity, customAttributes }: LegacyLineInput) {
  return {
    merchandiseId: variantId,
    quantity,
    ...(customAttributes && { attributes: customAttributes }),
  }
}

/** Omitted fields stay unchanged. */
export function toLineUpdate({ id, variantId, quantity, customAttributes }: LegacyLineUpdate) {
  return {
    id,
    ...(variantId !== undefined && { merchandiseId: variantId }),
    ...(quantity !== undefined && { quantity }),
    ...(customAttributes && { attributes: customAttributes }),
  }
}
