import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { PAGE_SIZE } from '#commerce/operations/list-pages.ts'
import { takeSupported } from '#commerce/operations/warn-unsupported.ts'
import type { MailingAddressInput } from '#commerce/schema/operations.generated.ts'
import { type CartAccess, createCartAccess } from './change-legacy-cart.ts'
import type { LegacyCheckout } from './legacy-checkout.ts'
import {
  attributesInputKeys,
  checkoutInputKeys,
  type LegacyAttributesInput,
  type LegacyCheckoutInput,
  type LegacyLineInput,
  type LegacyLineUpdate,
  toAddressPreferences,
  toCartInput,
  toLineInput,
  toLineUpdate,
} from './legacy-inputs.ts'
import * as mutations from './legacy-mutations.ts'
import { type LegacyCheckoutOptions, toLegacyCheckout } from './to-legacy-checkout.ts'

/** The published client's `checkout`, method by method. */
export function createLegacyCheckouts(client: StorefrontClient, options: LegacyCheckoutOptions) {
  const access = createCartAccess(client, options)
  return {
    /** Null for an unknown cart. */
    async fetch(id: string): Promise<LegacyCheckout | null> {
      const cart = await access.find(id)
      return cart && toLegacyCheckout(cart, options)
    },
    create(input: LegacyCheckoutInput = {}) {
      const supported = takeSupported(client, 'cartCreate', input, checkoutInputKeys)
      const variables = { input: toCartInput(supported) }
      return access.change('cartCreate', mutations.cartCreate, variables, 'repeat')
    },
    ...attributeMethods(access),
    ...lineMethods(access),
    ...codeMethods(access),
  }
}

function attributeMethods({ client, change }: CartAccess) {
  const setBuyer = (cartId: string, buyerIdentity: object) =>
    change(
      'cartBuyerIdentityUpdate',
      mutations.cartBuyerIdentityUpdate,
      { cartId, buyerIdentity },
      'repeat',
    )
  return {
    /** Clears the note when the input has none, as the published client does. */
    async updateAttributes(cartId: string, input: LegacyAttributesInput = {}) {
      const mutation = 'cartAttributesUpdate'
      const supported = takeSupported(client, mutation, input, attributesInputKeys)
      const { note = '', customAttributes: attributes = [] } = supported
      const variables = { cartId, note }
      const withNote = await change('cartNoteUpdate', mutations.cartNoteUpdate, variables, 'repeat')
      if (attributes.length === 0) return withNote
      return change(mutation, mutations.cartAttributesUpdate, { cartId, attributes }, 'repeat')
    },
    updateEmail: (cartId: string, email: string) => setBuyer(cartId, { email }),
    updateShippingAddress: (cartId: string, address: MailingAddressInput) =>
      setBuyer(cartId, toAddressPreferences(address)),
  }
}

function lineMethods({ find, change }: CartAccess) {
  const addLineItems = (cartId: string, lineItems: readonly LegacyLineInput[]) =>
    change('cartLinesAdd', mutations.cartLinesAdd, { cartId, lines: lineItems.map(toLineInput) })
  const removeLineItems = (cartId: string, lineIds: readonly string[]) =>
    change('cartLinesRemove', mutations.cartLinesRemove, { cartId, lineIds })
  return {
    addLineItems,
    updateLineItems: (cartId: string, lineItems: readonly LegacyLineUpdate[]) =>
      change('cartLinesUpdate', mutations.cartLinesUpdate, {
        cartId,
        lines: lineItems.map(toLineUpdate),
      }),
    removeLineItems,
    /** Fetches the cart, removes all lines, then adds the new ones (specification section 7). */
    async replaceLineItems(cartId: string, lineItems: readonly LegacyLineInput[]) {
      const lineIds = (await find(cartId))?.lines.nodes.map(({ id }) => id) ?? []
      for (let at = 0; at < lineIds.length; at += PAGE_SIZE) {
        await removeLineItems(cartId, lineIds.slice(at, at + PAGE_SIZE))
      }
      return addLineItems(cartId, lineItems)
    },
  }
}

function codeMethods({ find, change }: CartAccess) {
  const setCodes = (cartId: string, discountCodes: readonly string[]) =>
    change(
      'cartDiscountCodesUpdate',
      mutations.cartDiscountCodesUpdate,
      { cartId, discountCodes },
      'repeat',
    )
  return {
    /** Keeps the cart's other codes. */
    async addDiscount(cartId: string, code: string) {
      const existing = (await find(cartId))?.discountCodes.map((each) => each.code) ?? []
      return setCodes(cartId, [...existing, code])
    },
    removeDiscount: (cartId: string) => setCodes(cartId, []),
    addGiftCards: (cartId: string, giftCardCodes: readonly string[]) =>
      change(
        'cartGiftCardCodesUpdate',
        mutations.cartGiftCardCodesUpdate,
        { cartId, giftCardCodes },
        'repeat',
      ),
    /** @param appliedGiftCardId id from `appliedGiftCards`, not the code */
    removeGiftCard: (cartId: string, appliedGiftCardId: string) =>
      change('cartGiftCardCodesRemove', mutations.cartGiftCardCodesRemove, {
        cartId,
        appliedGiftCardIds: [appliedGiftCardId],
      }),
  }
}
