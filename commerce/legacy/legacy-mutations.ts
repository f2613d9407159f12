import type { Documents } from '#commerce/schema/operations.generated.ts'
import { legacyCartFields } from './legacy-cart-fields.ts'

/* The cart mutations of specification section 7, each returning the whole checkout. */

const payload =
  'cart { ...LegacyCartFields } userErrors { code field message } warnings { code message }'

export const cartCreate: Documents['LegacyCartCreate'] = /* GraphQL */ `
mutation LegacyCartCreate($input: CartInput!) {
  cartCreate(input: $input) { ${payload} }
}
${legacyCartFields}`

export const cartLinesAdd: Documents['LegacyCartLinesAdd'] = /* GraphQL */ `
mutation LegacyCartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { ${payload} }
}
${legacyCartFields}`

export const cartLinesUpdate: Documents['LegacyCartLinesUpdate'] = /* GraphQL */ `
mutation LegacyCartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) { ${payload} }
}
${legacyCartFields}`

export const cartLinesRemove: Documents['LegacyCartLinesRemove'] = /* GraphQL */ `
mutation LegacyCartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${payload} }
}
${legacyCartFields}`

export const cartNoteUpdate: Documents['LegacyCartNoteUpdate'] = /* GraphQL */ `
mutation LegacyCartNoteUpdate($cartId: ID!, $note: String!) {
  cartNoteUpdate(cartId: $cartId, note: $note) { ${payload} }
}
${legacyCartFields}`

export const cartAttributesUpdate: Documents['LegacyCartAttributesUpdate'] = /* GraphQL */ `
mutation LegacyCartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { ${payload} }
}
${legacyCartFields}`

export const cartBuyerIdentityUpdate: Documents['LegacyCartBuyerIdentityUpdate'] = /* GraphQL */ `
mutation LegacyCartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { ${payload} }
}
${legacyCartFields}`

export const cartDiscountCodesUpdate: Documents['LegacyCartDiscountCodesUpdate'] = /* GraphQL */ `
mutation LegacyCartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { ${payload} }
}
${legacyCartFields}`

export const cartGiftCardCodesUpdate: Documents['LegacyCartGiftCardCodesUpdate'] = /* GraphQL */ `
mutation LegacyCartGiftCardCodesUpdate($cartId: ID!, $giftCardCodes: [String!]!) {
  cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { ${payload} }
}
${legacyCartFields}`

export const cartGiftCardCodesRemove: Documents['LegacyCartGiftCardCodesRemove'] = /* GraphQL */ `
mutation LegacyCartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!) {
  cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { ${payload} }
}
${legacyCartFields}`
