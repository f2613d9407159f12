import type { StorefrontDocument } from '#commerce/client/storefront-client.ts'
import type {
  LegacyCartAttributesUpdateMutation,
  LegacyCartAttributesUpdateMutationVariables,
  LegacyCartBuyerIdentityUpdateMutation,
  LegacyCartBuyerIdentityUpdateMutationVariables,
  LegacyCartCreateMutation,
  LegacyCartCreateMutationVariables,
  LegacyCartDiscountCodesUpdateMutation,
  LegacyCartDiscountCodesUpdateMutationVariables,
  LegacyCartGiftCardCodesRemoveMutation,
  LegacyCartGiftCardCodesRemoveMutationVariables,
  LegacyCartGiftCardCodesUpdateMutation,
  LegacyCartGiftCardCodesUpdateMutationVariables,
  LegacyCartLinesAddMutation,
  LegacyCartLinesAddMutationVariables,
  LegacyCartLinesRemoveMutation,
  LegacyCartLinesRemoveMutationVariables,
  LegacyCartLinesUpdateMutation,
  LegacyCartLinesUpdateMutationVariables,
  LegacyCartNoteUpdateMutation,
  LegacyCartNoteUpdateMutationVariables,
} from '#commerce/schema/operations.generated.ts'
import { legacyCartFields } from './legacy-cart-fields.ts'

/* The cart mutations of specification section 7, each returning the whole checkout. */

const payload =
  'cart { ...LegacyCartFields } userErrors { code field message } warnings { code message }'

export const cartCreate: StorefrontDocument<
  LegacyCartCreateMutation,
  LegacyCartCreateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartCreate($input: CartInput!) {
  cartCreate(input: $input) { ${payload} }
}
${legacyCartFields}`

export const cartLinesAdd: StorefrontDocument<
  LegacyCartLinesAddMutation,
  LegacyCartLinesAddMutationVariables
> = /* GraphQL */ `
mutation LegacyCartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { ${payload} }
}
${legacyCartFields}`

export const cartLinesUpdate: StorefrontDocument<
  LegacyCartLinesUpdateMutation,
  LegacyCartLinesUpdateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) { ${payload} }
}
${legacyCartFields}`

export const cartLinesRemove: StorefrontDocument<
  LegacyCartLinesRemoveMutation,
  LegacyCartLinesRemoveMutationVariables
> = /* GraphQL */ `
mutation LegacyCartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${payload} }
}
${legacyCartFields}`

export const cartNoteUpdate: StorefrontDocument<
  LegacyCartNoteUpdateMutation,
  LegacyCartNoteUpdateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartNoteUpdate($cartId: ID!, $note: String!) {
  cartNoteUpdate(cartId: $cartId, note: $note) { ${payload} }
}
${legacyCartFields}`

export const cartAttributesUpdate: StorefrontDocument<
  LegacyCartAttributesUpdateMutation,
  LegacyCartAttributesUpdateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { ${payload} }
}
${legacyCartFields}`

export const cartBuyerIdentityUpdate: StorefrontDocument<
  LegacyCartBuyerIdentityUpdateMutation,
  LegacyCartBuyerIdentityUpdateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { ${payload} }
}
${legacyCartFields}`

export const cartDiscountCodesUpdate: StorefrontDocument<
  LegacyCartDiscountCodesUpdateMutation,
  LegacyCartDiscountCodesUpdateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { ${payload} }
}
${legacyCartFields}`

export const cartGiftCardCodesUpdate: StorefrontDocument<
  LegacyCartGiftCardCodesUpdateMutation,
  LegacyCartGiftCardCodesUpdateMutationVariables
> = /* GraphQL */ `
mutation LegacyCartGiftCardCodesUpdate($cartId: ID!, $giftCardCodes: [String!]!) {
  cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { ${payload} }
}
${legacyCartFields}`

export const cartGiftCardCodesRemove: StorefrontDocument<
  LegacyCartGiftCardCodesRemoveMutation,
  LegacyCartGiftCardCodesRemoveMutationVariables
> = /* GraphQL */ `
mutation LegacyCartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!) {
  cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { ${payload} }
}
${legacyCartFields}`
